extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relay(to: subscriber) { .last($0) }
    }
  }

  /// A publisher of the first value that satisfies a condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
      upstream.relay(to: subscriber) { [predicate] in predicate($0) ? .last($0) : .skip }
    }
  }

  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.gather(to: subscriber, result: { last }) { value in
        last = value
        return .skip
      }
    }
  }

  /// A publisher of the last value that satisfies a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.gather(to: subscriber, result: { last }) { [predicate] value in
        if predicate(value) { last = value }
        return .skip
      }
    }
  }
}

extension Publisher {
  /// Publishes the first value and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Publishes the first value that satisfies a condition and finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value, after the end.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that satisfies a condition, after the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
