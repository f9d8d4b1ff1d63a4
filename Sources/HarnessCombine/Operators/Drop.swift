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

  /// A publisher that leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The publisher that is waited for.
    public let other: Other

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let gate = Gate<Other>()
      upstream.relay(
        to: subscriber, { gate.isOpen ? .pass($0) : .skip },
        onCompletion: { completion in
          gate.cancel()
          return completion
        }, onCancel: { gate.cancel() })
      gate.watch(other)
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

  /// Leaves out values until another publisher sends one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
