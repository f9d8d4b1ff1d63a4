/// The subscription of one subscriber to a subject.
///
/// Threads that send at the same time take turns, since an operator counts on one value at a time.
/// A subscriber that sends from within a delivery is called again inside of it.
/// Values that come while nothing is demanded are dropped; a conduit that keeps the latest value
/// delivers the last one as soon as it is demanded.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private let turn = Turn()
  private let keepsLatest: Bool
  private weak var hub: Hub<Output, Failure>?
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var pending: Output?

  init(
    _ subscriber: any Subscriber<Output, Failure>, hub: Hub<Output, Failure>,
    keepsLatest: Bool, latest: Output?
  ) {
    self.subscriber = subscriber
    self.hub = hub
    self.keepsLatest = keepsLatest
    pending = latest
  }

  /// Delivers a value if one is demanded.
  func offer(_ value: Output) {
    let began = turn.begin()
    defer { turn.end(began) }
    lock.lock()
    guard demand > .none else {
      if keepsLatest, subscriber != nil { pending = value }
      return lock.unlock()
    }
    demand -= 1
    let receiver = subscriber
    lock.unlock()
    guard let receiver else { return }
    let more = receiver.receive(value)
    if more > .none { request(more) }
  }

  /// Delivers the end, once, whatever the demand.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let began = turn.begin()
    defer { turn.end(began) }
    detach()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let held: Output? = lock.withLock {
      self.demand += demand
      guard self.demand > .none else { return nil }
      defer { pending = nil }
      return pending
    }
    if demand > .none { hub?.noteDemand() }
    if let held { offer(held) }
  }

  func cancel() {
    guard detach() != nil else { return }
    hub?.remove(self)
  }

  private func detach() -> (any Subscriber<Output, Failure>)? {
    let (detached, _) = lock.withLock {
      defer { (subscriber, pending) = (nil, nil) }
      return (subscriber, pending)
    }
    return detached
  }
}
