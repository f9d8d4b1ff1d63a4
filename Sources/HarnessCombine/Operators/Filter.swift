extension Publishers {
  /// A publisher of the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values are the upstream's.
    public typealias Output = Upstream.Output
    /// The error is the upstream's.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are filtered.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relay(to: subscriber) { [isIncluded] in isIncluded($0) ? .pass($0) : .skip }
    }
  }

  /// A publisher of the values that satisfy a condition that may throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The values are the upstream's.
    public typealias Output = Upstream.Output
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are filtered.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) throws -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryRelay(to: subscriber) { [isIncluded] in
        try isIncluded($0) ? .pass($0) : .skip
      }
    }
  }
}

extension Publisher {
  /// Publishes the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that satisfy a condition; what it throws ends the sequence.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
