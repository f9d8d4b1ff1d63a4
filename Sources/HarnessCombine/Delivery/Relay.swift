/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  /// Sends a value on.
  case pass(Output)
  /// Sends nothing and asks for another value instead.
  case skip
  /// Sends a last value, if there is one, and finishes.
  case last(Output?)
  /// Ends with an error.
  case fail(Failure)
}

/// An operator that answers each value at once: demand and cancellation go straight upstream.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias ValueStep = Step<Downstream.Input, Downstream.Failure>
  typealias End = Subscribers.Completion<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var subscription: (any Subscription)?
  private let onValue: (Input) -> ValueStep
  private let onCompletion: (Subscribers.Completion<Failure>) -> End
  private let onCancel: (() -> Void)?

  init(
    _ downstream: Downstream, onValue: @escaping (Input) -> ValueStep,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> End,
    onCancel: (() -> Void)? = nil
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
    self.onCancel = onCancel
  }

  func receive(subscription: any Subscription) {
    let receiver: Downstream? = lock.withLock {
      guard self.subscription == nil else { return nil }
      self.subscription = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let current = downstream
    lock.unlock()
    guard let receiver = current else { return .none }
    switch onValue(input) {
    case .pass(let output): return receiver.receive(output)
    case .skip: return .max(1)
    case .last(let output): end(.finished, last: output)
    case .fail(let error): end(.failure(error), last: nil)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    release().0?.receive(completion: onCompletion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    let (receiver, subscription) = release()
    subscription?.cancel()
    if receiver != nil { onCancel?() }
  }

  /// Cancels upstream before the last value, so that nothing can come in during its delivery.
  private func end(_ completion: End, last: Downstream.Input?) {
    let (receiver, subscription) = release()
    subscription?.cancel()
    if let last { _ = receiver?.receive(last) }
    receiver?.receive(completion: completion)
  }

  private func release() -> (Downstream?, (any Subscription)?) {
    lock.withLock {
      defer { (downstream, subscription) = (nil, nil) }
      return (downstream, subscription)
    }
  }
}

extension Publisher {
  /// Subscribes through a relay that leaves the end as it is.
  func relay<S: Subscriber>(
    to subscriber: S, _ onValue: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    relay(to: subscriber, onValue, onCompletion: { $0 })
  }

  /// Subscribes through a relay.
  func relay<S: Subscriber>(
    to subscriber: S, _ onValue: @escaping (Output) -> Step<S.Input, S.Failure>,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<S.Failure>,
    onCancel: (() -> Void)? = nil
  ) {
    subscribe(
      Relay(subscriber, onValue: onValue, onCompletion: onCompletion, onCancel: onCancel))
  }

  /// Subscribes through a relay of an operator whose closure may throw.
  func tryRelay<S: Subscriber>(
    to subscriber: S, _ onValue: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    relay(
      to: subscriber,
      { input in
        do { return try onValue(input) } catch { return .fail(error) }
      },
      onCompletion: { $0.mapError { $0 } })
  }
}
