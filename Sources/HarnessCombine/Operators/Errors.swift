extension Publishers {
  /// A publisher with another kind of error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Makes the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relay(
        to: subscriber, { .pass($0) }, onCompletion: { [transform] in $0.mapError(transform) })
    }
  }

  /// A publisher that claims that it may fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes the publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relay(to: subscriber, { .pass($0) }, onCompletion: { _ in .finished })
    }
  }

  /// A publisher that stops the program on an error.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// This publisher never fails.
    public typealias Failure = Never
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What the message starts with.
    public let prefix: String
    /// The file of the use.
    public let file: StaticString
    /// The line of the use.
    public let line: UInt

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      upstream.relay(
        to: subscriber, { .pass($0) },
        onCompletion: { [prefix, file, line] completion in
          if case .failure(let error) = completion {
            preconditionFailure("\(prefix) assertNoFailure: \(error)", file: file, line: line)
          }
          return .finished
        })
    }
  }
}

extension Publisher {
  /// Makes another kind of error of the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program if this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Claims that this publisher may fail, to fit others that may.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
