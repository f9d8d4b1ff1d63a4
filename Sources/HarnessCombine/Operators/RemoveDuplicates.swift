extension Publishers {
  /// A publisher of the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values are the upstream's.
    public typealias Output = Upstream.Output
    /// The error is the upstream's.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether two values count as the same.
    public let predicate: (Output, Output) -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.relay(to: subscriber) { [predicate] value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }

  /// A publisher of the values that differ from the one before, by a condition that may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values are the upstream's.
    public typealias Output = Upstream.Output
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are compared.
    public let upstream: Upstream
    /// Whether two values count as the same.
    public let predicate: (Output, Output) throws -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.tryRelay(to: subscriber) { [predicate] value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .pass(value)
      }
    }
  }
}

extension Publisher {
  /// Publishes the values that differ from the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes the values that differ from the one before; what the closure throws ends it.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
