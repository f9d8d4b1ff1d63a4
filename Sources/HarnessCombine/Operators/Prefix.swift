extension Publishers {
  /// A publisher of the values in a range of positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
      var position = -1
      upstream.relay(to: subscriber) { [range] value in
        position += 1
        if position < range.lowerBound { return .skip }
        return position + 1 < range.upperBound ? .pass(value) : .last(value)
      }
    }
  }

  /// A publisher of the first values that satisfy a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.relay(to: subscriber) { [predicate] in predicate($0) ? .pass($0) : .last(nil) }
    }
  }

  /// A publisher of the first values that satisfy a condition that may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
      upstream.tryRelay(to: subscriber) { [predicate] in
        try predicate($0) ? .pass($0) : .last(nil)
      }
    }
  }

  /// A publisher of the values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
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
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let gate = Gate<Other>()
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(
            onRequest: { if !gate.isOpen { subscription.request($0) } },
            onCancel: {
              subscription.cancel()
              gate.cancel()
            })
          gate.onOpening { _ in
            subscription.cancel()
            outlet.finish(.finished)
          }
        },
        onValue: { if !gate.isOpen { outlet.send($0) } },
        onCompletion: { completion in
          gate.cancel()
          outlet.finish(completion)
        })
      gate.watch(other)
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Publishes the first values and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Publishes the value at a position and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Publishes the values in a range of positions and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes the first values that satisfy a condition and finishes.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes the first values that satisfy a condition; what it throws ends the sequence.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values until another publisher sends one, then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
