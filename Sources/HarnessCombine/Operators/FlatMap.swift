extension Publishers {
  /// A publisher of the values of the publishers that a closure makes of each value.
  public struct FlatMap<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values are those of the publishers that were made.
    public typealias Output = NewPublisher.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How many of them at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      let outer = Intake<Upstream.Output, Failure>(
        onSubscription: { [maxPublishers] subscription in
          junction.open(
            onInputEnd: { subscription.request(.max(1)) },
            onCancel: { subscription.cancel() })
          subscription.request(maxPublishers)
        },
        onValue: { [transform] in junction.join(transform($0)) },
        onCompletion: { junction.close($0) })
      upstream.subscribe(outer)
    }
  }

  /// A publisher of the values of the publisher that came last.
  public struct SwitchToLatest<Upstream: Publisher>: Publisher
  where Upstream.Output: Publisher, Upstream.Output.Failure == Upstream.Failure {
    /// The values are those of the publishers that come.
    public typealias Output = Upstream.Output.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber)
      let outer = Intake<Upstream.Output, Failure>(
        onSubscription: { subscription in
          junction.open(onCancel: { subscription.cancel() })
          subscription.request(.unlimited)
        },
        onValue: { publisher in
          junction.cancelInputs()
          junction.join(publisher)
        },
        onCompletion: { junction.close($0) })
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Publishes the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Self, P> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

// A publisher that can't fail fits one that can, on either side.

extension Publisher {
  /// Publishes the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Self, Publishers.SetFailureType<P, Failure>> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Publishes the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Self, P> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Publishes the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<Self, P.Failure>, P> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
  /// Publishes the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the publisher that came last.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the publisher that came last.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>>
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
