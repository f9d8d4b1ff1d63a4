extension Publishers {
  /// A publisher of whether a value comes.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// What this operator makes of the values.
    public typealias Output = Bool
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(to: subscriber, result: { false }) { [output] in
        $0 == output ? .last(true) : .skip
      }
    }
  }

  /// A publisher of whether any value satisfies a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = Bool
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(to: subscriber, result: { false }) { [predicate] in
        predicate($0) ? .last(true) : .skip
      }
    }
  }

  /// A publisher of whether any value satisfies a condition that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = Bool
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryGather(to: subscriber, result: { false }) { [predicate] in
        try predicate($0) ? .last(true) : .skip
      }
    }
  }

  /// A publisher of whether all values satisfy a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = Bool
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(to: subscriber, result: { true }) { [predicate] in
        predicate($0) ? .skip : .last(false)
      }
    }
  }

  /// A publisher of whether all values satisfy a condition that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = Bool
    /// The error is any.
    public typealias Failure = any Error
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.tryGather(to: subscriber, result: { true }) { [predicate] in
        try predicate($0) ? .skip : .last(false)
      }
    }
  }

  /// A publisher of the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes the publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gather(to: subscriber, result: { nil }) { _ in .skip }
    }
  }

  /// A publisher that sends a value in place of none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The value sent in place of none.
    public let output: Upstream.Output

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(
            onRequest: { subscription.request($0) }, onCancel: { subscription.cancel() })
        },
        onValue: { value in
          isEmpty = false
          outlet.send(value)
        },
        onCompletion: { [output] completion in
          if case .finished = completion, isEmpty { outlet.send(output) }
          outlet.finish(completion)
        })
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Publishes whether any value satisfies a condition, as soon as one does.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether any value satisfies a condition; what it throws ends the sequence.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether all values satisfy a condition, as soon as one doesn't.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether all values satisfy a condition; what it throws ends the sequence.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes the end alone.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  /// Publishes a value in place of none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value comes, as soon as it does.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
extension Publishers.ReplaceEmpty: Equatable
where
  Upstream: Equatable, Upstream.Output: Equatable
{}
