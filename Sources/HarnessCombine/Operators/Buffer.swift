extension Publishers {
  /// How a buffer asks its publisher for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Asks for as many as the buffer holds, and for another one for each that leaves it.
    case keepFull
    /// Asks for everything, and leaves it to the buffer to drop what is too much.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new one.
    case dropNewest
    /// Drops the one that waits for the longest time.
    case dropOldest
    /// Ends with an error, after what waits.
    case customError(() -> Failure)
  }

  /// A publisher that holds values until they are demanded.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are held.
    public let upstream: Upstream
    /// How many values it holds.
    public let size: Int
    /// How it asks for values.
    public let prefetch: PrefetchStrategy
    /// What it does with more than it holds.
    public let whenFull: BufferingStrategy<Failure>

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var held: (any Subscription)?
      let intake = Intake<Output, Failure>(
        onSubscription: { [size, prefetch] subscription in
          held = subscription
          outlet.open(onCancel: { subscription.cancel() })
          subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
        },
        onValue: { [self] value in
          let isFull = outlet.waiting >= size
          if isFull, !makesRoom(in: outlet, cancelling: held) { return }
          let refill = prefetch == .keepFull ? held : nil
          outlet.send(value, onDelivery: refill.map { held in { held.request(.max(1)) } })
        },
        onCompletion: { outlet.finish($0) })
      upstream.subscribe(intake)
    }

    /// Does what is to be done with a full buffer; whether the new value has room then.
    private func makesRoom<S: Subscriber>(
      in outlet: Outlet<S>, cancelling subscription: (any Subscription)?
    ) -> Bool where S.Failure == Failure {
      switch whenFull {
      case .dropNewest:
        return false
      case .dropOldest:
        outlet.dropOldest()
        return size > 0
      case .customError(let makeError):
        subscription?.cancel()
        outlet.finish(.failure(makeError()))
        return false
      }
    }
  }
}

extension Publisher {
  /// Holds so many values until they are demanded.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
