/// The downstream end of an operator: delivers queued values in order, as they are demanded.
///
/// One value is delivered at a time: what is sent during a delivery, from the subscriber itself or
/// from another thread, follows after it.
final class Outlet<Downstream: Subscriber>: Subscription {
  private enum Step {
    case value(Queued<Downstream.Input>, Downstream)
    case end(Subscribers.Completion<Downstream.Failure>, Downstream)
  }

  private let lock = Lock()
  private var downstream: Downstream?
  private var queue = DeliveryQueue<Downstream.Input>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onCancel: (() -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Gives the subscriber its subscription.
  ///
  /// - Parameters:
  ///   - onRequest: called with each demand, before what is queued is delivered.
  ///   - onCancel: called once when the subscriber cancels.
  func open(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    lock.withLock { (self.onRequest, self.onCancel) = (onRequest, onCancel) }
    downstream?.receive(subscription: self)
  }

  /// What the subscriber still wants, beyond the values that wait.
  var openDemand: Subscribers.Demand { lock.withLock { demand - queue.count } }

  /// How many values wait.
  var waiting: Int { lock.withLock { queue.count } }

  /// Whether the subscriber takes everything.
  var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// Queues a value; `onDelivery` is called after the subscriber took it.
  func send(_ value: Downstream.Input, onDelivery: (() -> Void)? = nil) {
    lock.withLock {
      if downstream != nil, completion == nil {
        queue.append(Queued(value: value, onDelivery: onDelivery))
      }
    }
    deliver()
  }

  /// Sends a value if one is demanded and nothing waits, or drops it.
  func sendIfDemanded(_ value: Downstream.Input) {
    if lock.withLock({ demand > .none }) { send(value) }
  }

  /// Drops the value that waits for the longest time.
  func dropOldest() {
    _ = lock.withLock { queue.popFirst() }
  }

  /// Queues the end, which follows the queued values.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let onRequest = lock.withLock {
      self.demand += demand
      return self.onRequest
    }
    if demand > .none { onRequest?(demand) }
    deliver()
  }

  func cancel() {
    let (_, _, onCancel) = release()
    onCancel?()
  }

  private func release() -> (Downstream?, DeliveryQueue<Downstream.Input>, (() -> Void)?) {
    lock.withLock {
      defer {
        (downstream, onRequest, onCancel) = (nil, nil, nil)
        queue = DeliveryQueue()
      }
      return (downstream, queue, onCancel)
    }
  }

  private func deliver() {
    let isMine = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isMine else { return }
    while let step = lock.withLock({ nextStep() }) {
      switch step {
      case .value(let queued, let downstream):
        let more = downstream.receive(queued.value)
        if more > .none { request(more) }
        queued.onDelivery?()
      case .end(let completion, let downstream):
        _ = release()
        downstream.receive(completion: completion)
      }
    }
  }

  /// What to deliver next, or `nil` when this round of deliveries is over.
  private func nextStep() -> Step? {
    if let downstream {
      if demand > .none, let queued = queue.popFirst() {
        demand -= 1
        return .value(queued, downstream)
      }
      if queue.isEmpty, let completion {
        self.downstream = nil
        return .end(completion, downstream)
      }
    }
    isDelivering = false
    return nil
  }
}
