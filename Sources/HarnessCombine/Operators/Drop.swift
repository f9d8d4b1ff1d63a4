extension Publishers {
  /// A publisher that leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.relay(to: subscriber) { value in
        guard left > 0 else { return .pass(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// A publisher that leaves out the first values that satisfy a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.relay(to: subscriber) { [predicate] value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// A publisher that leaves out the first values that satisfy a condition that may throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var isDropping = true
      upstream.tryRelay(to: subscriber) { [predicate] value in
        if isDropping { isDropping = try predicate(value) }
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// A publisher that leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The publisher that is waited for.
    public let other: Other

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches the subscriber.
    ///
    /// A value that is left out is asked for again once the other publisher has sent its value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let gate = Gate<Other>()
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(
            onRequest: { subscription.request($0) },
            onCancel: {
              subscription.cancel()
              gate.cancel()
            })
          gate.onOpening { subscription.request(.max($0)) }
        },
        onValue: { if gate.letsPass() { outlet.send($0) } },
        onCompletion: { completion in
          gate.cancel()
          outlet.finish(completion)
        })
      gate.watch(other) { error in
        intake.cancel()
        outlet.finish(.failure(error))
      }
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out the first values that satisfy a condition.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the first values that satisfy a condition; what it throws ends the sequence.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
