extension Publishers {
  /// A publisher of the one result of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.gather(to: subscriber, result: { result }) { [nextPartialResult] value in
        result = nextPartialResult(result, value)
        return .skip
      }
    }
  }

  /// A publisher of the one result of all values, by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var result = initial
      upstream.tryGather(to: subscriber, result: { result }) { [nextPartialResult] value in
        result = try nextPartialResult(result, value)
        return .skip
      }
    }
  }

  /// A publisher of the smallest or the greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.gather(to: subscriber, result: { best }) { [areInIncreasingOrder] value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
        return .skip
      }
    }
  }

  /// A publisher of the smallest or the greatest value, by a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var best: Output?
      upstream.tryGather(to: subscriber, result: { best }) { [areInIncreasingOrder] value in
        if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
        return .skip
      }
    }
  }

  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = Int
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are counted.
    public let upstream: Upstream

    /// Makes the publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.gather(to: subscriber, result: { count }) { _ in
        count += 1
        return .skip
      }
    }
  }
}

extension Publisher {
  /// Publishes the one result of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the one result of all values; what the closure throws ends the sequence.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the number of values.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Publishes the smallest value.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { !areInIncreasingOrder($1, $0) }
  }

  /// Publishes the smallest value; what the closure throws ends the sequence.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value; what the closure throws ends the sequence.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try !areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }

  /// Publishes the greatest value.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
