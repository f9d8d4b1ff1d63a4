extension Subscribers {
  /// A subscriber that asks for an unlimited number of values and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What runs with each value.
    public var receiveValue: (Input) -> Void
    /// What runs at the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Makes a sink of two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks the first subscription for everything and cancels any other.
    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isAccepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Hands a value to the closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      let action = receiveValue
      lock.unlock()
      action(value)
      return .none
    }

    /// Hands the end to the closure, once.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let action = lock.withLock { receiveCompletion }
      end()
      action(completion)
    }

    /// Cancels the subscription and lets go of what the closures captured.
    public func cancel() {
      end()?.cancel()
    }

    @discardableResult
    private func end() -> (any Subscription)? {
      let (ended, _, _) = lock.withLock {
        let held = (subscription, receiveValue, receiveCompletion)
        subscription = nil
        isOver = true
        receiveValue = { _ in }
        receiveCompletion = { _ in }
        return held
      }
      return ended
    }
  }
}

extension Publisher {
  /// Attaches a subscriber with closures for values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber with a closure for values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
