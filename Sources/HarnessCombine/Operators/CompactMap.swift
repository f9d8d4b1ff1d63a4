extension Publishers {
  /// A publisher that transforms each value and leaves out `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error is the upstream's.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) -> Output?

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relay(to: subscriber) { [transform] in transform($0).map { .pass($0) } ?? .skip }
    }
  }

  /// A publisher that transforms each value with a closure that may throw and leaves out `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// The transformation.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryRelay(to: subscriber) { [transform] in
        try transform($0).map { .pass($0) } ?? .skip
      }
    }
  }
}

extension Publisher {
  /// Transforms each value and leaves out `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value and leaves out `nil`; what the closure throws ends the sequence.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
