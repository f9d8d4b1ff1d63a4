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

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

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

    /// Makes the publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PublisherSwitch(Succession(subscriber)).intake())
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

/// Follows one publisher at a time, and ends with the last one after the publisher of publishers.
private final class PublisherSwitch<Inner: Publisher, Downstream: Subscriber>
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  private let succession: Succession<Downstream>
  private let lock = Lock()
  private var present: Int?
  private var lastNumber = 0
  private var hasLast = false

  init(_ succession: Succession<Downstream>) {
    self.succession = succession
  }

  func intake() -> Intake<Inner, Inner.Failure> {
    var outer: (any Subscription)?
    return Intake(
      onSubscription: { subscription in
        outer = subscription
        self.succession.open(onCancel: { subscription.cancel() })
        subscription.request(.unlimited)
      },
      onValue: { publisher in
        let number = self.begin()
        self.succession.follow(publisher) { completion in
          if case .failure = completion {
            outer?.cancel()
            self.end(completion)
          } else if self.endsAll(number) {
            self.end(.finished)
          }
        }
      },
      onCompletion: { completion in
        if case .failure = completion { return self.end(completion) }
        if self.close() { self.end(.finished) }
      })
  }

  private func begin() -> Int {
    lock.withLock {
      lastNumber += 1
      present = lastNumber
      return lastNumber
    }
  }

  /// Whether the end of a publisher is the end of all.
  private func endsAll(_ number: Int) -> Bool {
    lock.withLock {
      guard present == number else { return false }
      present = nil
      return hasLast
    }
  }

  /// Notes that no other publisher comes; answers whether there is none either.
  private func close() -> Bool {
    lock.withLock {
      hasLast = true
      return present == nil
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    succession.stop()
    succession.finish(completion)
  }
}
