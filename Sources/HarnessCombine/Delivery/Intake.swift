/// The upstream end of an operator: hands what a publisher sends to closures and can be cancelled.
///
/// It ignores what comes after the end, and cancels a subscription that comes after `cancel()`.
final class Intake<Input, Failure: Error>: Subscriber, Subscription {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void = { $0.request(.unlimited) },
    onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let isAccepted = lock.withLock {
      guard !isOver, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    isAccepted ? onSubscription(subscription) : subscription.cancel()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let isWanted = !isOver
    lock.unlock()
    if isWanted { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (isFirst, _) = lock.withLock {
      defer { (isOver, subscription) = (true, nil) }
      return (!isOver, subscription)
    }
    if isFirst { onCompletion(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > .none { lock.withLock { subscription }?.request(demand) }
  }

  func cancel() {
    let ended = lock.withLock {
      defer { (isOver, subscription) = (true, nil) }
      return subscription
    }
    ended?.cancel()
  }
}
