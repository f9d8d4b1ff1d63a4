extension Publishers {
  /// A publisher of all values at once.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = [Upstream.Output]
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
      var values: [Upstream.Output] = []
      upstream.gather(to: subscriber, result: { values }) { value in
        values.append(value)
        return .skip
      }
    }
  }

  /// A publisher of groups of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// What this operator makes of the values.
    public typealias Output = [Upstream.Output]
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The size of a group.
    public let count: Int

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      let outlet = Outlet(subscriber)
      let intake = Intake<Upstream.Output, Failure>(
        onSubscription: { [count] subscription in
          outlet.open(
            onRequest: { subscription.request($0 * count) }, onCancel: { subscription.cancel() })
        },
        onValue: { [count] value in
          values.append(value)
          guard values.count == count else { return }
          outlet.send(values)
          values = []
        },
        onCompletion: { completion in
          if case .finished = completion, !values.isEmpty { outlet.send(values) }
          outlet.finish(completion)
        })
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Publishes all values at once, after the last.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Publishes groups of so many values, and at the end what is left.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
