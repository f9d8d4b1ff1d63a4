import Foundation

/// The subscription of one subscriber to a subject.
///
/// Values that come while nothing is demanded are dropped; a conduit that keeps the latest value
/// delivers the last one as soon as it is demanded.
///
/// One thread at a time calls the subscriber, since an operator counts on that. What another thread
/// sends meanwhile is left to the first: nobody waits, so a subscriber may block. A subscriber that
/// sends from within a delivery is called again inside of it.
final class Conduit<Output, Failure: Error>: Subscription {
  private enum Event {
    case value(Output)
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let keepsLatest: Bool
  private weak var hub: Hub<Output, Failure>?
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var pending: Output?
  /// The thread that calls the subscriber.
  private var caller: pthread_t?
  /// What other threads have sent meanwhile.
  private var backlog: [Event] = []

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
    inTurn(.value(value)) { self.deliver(value) }
  }

  /// Delivers the end, once, whatever the demand.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    inTurn(.end(completion)) { self.detach()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    if demand > .none { hub?.noteDemand() }
    deliverHeld()
  }

  /// Delivers the value that was held for want of demand. It takes the turn as it takes the value, so
  /// that no newer one overtakes it; a thread that delivers now comes to it afterwards.
  private func deliverHeld() {
    let thread = pthread_self()
    lock.lock()
    guard caller == nil || caller == thread, demand > .none, let held = pending else {
      return lock.unlock()
    }
    pending = nil
    let isOutermost = caller == nil
    caller = thread
    lock.unlock()
    deliver(held)
    if isOutermost { deliverBacklog() }
  }

  func cancel() {
    guard detach() != nil else { return }
    hub?.remove(self)
  }

  /// Delivers at once, or leaves the event to the thread that delivers now.
  private func inTurn(_ event: @autoclosure () -> Event, deliver: () -> Void) {
    let thread = pthread_self()
    lock.lock()
    if let caller, caller != thread {
      backlog.append(event())
      return lock.unlock()
    }
    let isOutermost = caller == nil
    caller = thread
    lock.unlock()
    deliver()
    if isOutermost { deliverBacklog() }
  }

  private func deliverBacklog() {
    while let event = lock.withLock({ nextOfBacklog() }) {
      switch event {
      case .value(let value): deliver(value)
      case .end(let completion): detach()?.receive(completion: completion)
      }
    }
  }

  private func nextOfBacklog() -> Event? {
    guard backlog.isEmpty else { return backlog.removeFirst() }
    if demand > .none, let held = pending {
      pending = nil
      return .value(held)
    }
    caller = nil
    return nil
  }

  private func deliver(_ value: Output) {
    lock.lock()
    guard demand > .none else {
      if keepsLatest, subscriber != nil { pending = value }
      return lock.unlock()
    }
    demand -= 1
    // What was held is older than this value.
    pending = nil
    let receiver = subscriber
    lock.unlock()
    guard let receiver else { return }
    let more = receiver.receive(value)
    if more > .none { request(more) }
  }

  private func detach() -> (any Subscriber<Output, Failure>)? {
    let (detached, _) = lock.withLock {
      defer { (subscriber, pending) = (nil, nil) }
      return (subscriber, pending)
    }
    return detached
  }
}
