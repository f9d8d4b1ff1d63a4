extension Publishers {
  /// A publisher that sends a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// This publisher never fails.
    public typealias Failure = Never
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The value sent in place of an error.
    public let output: Upstream.Output

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      Publishers.Catch(upstream: upstream) { [output] _ in Just(output) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher that goes on with another one after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of the other publisher.
    public typealias Failure = NewPublisher.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.follow(upstream) { [handler] completion in
        switch completion {
        case .finished: succession.finish(.finished)
        case .failure(let error):
          succession.follow(handler(error)) { succession.finish($0) }
        }
      }
    }
  }

  /// A publisher that goes on with another one after an error, unless its closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the other publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let succession = Succession(subscriber)
      succession.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return succession.finish(.finished) }
        do {
          succession.follow(try handler(error)) { succession.finish($0.mapError { $0 }) }
        } catch {
          succession.finish(.failure(error))
        }
      }
    }
  }

  /// A publisher that subscribes again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many times, or `nil` for ever.
    public let retries: Int?

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Self.attempt(upstream, retriesLeft: retries, in: Succession(subscriber))
    }
  }
}

extension Publisher {
  /// Publishes a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher after an error, unless the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again after an error, so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers.Retry {
  private static func attempt<S: Subscriber>(
    _ upstream: Upstream, retriesLeft: Int?, in succession: Succession<S>
  ) where S.Input == Output, S.Failure == Failure {
    succession.follow(upstream) { completion in
      if case .failure = completion, retriesLeft != 0 {
        attempt(upstream, retriesLeft: retriesLeft.map { $0 - 1 }, in: succession)
      } else {
        succession.finish(completion)
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable
where
  Upstream: Equatable, Upstream.Output: Equatable
{}
extension Publishers.Retry: Equatable where Upstream: Equatable {}
