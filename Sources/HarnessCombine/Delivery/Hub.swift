/// What all subjects share: their subscribers in the order of subscription, and the end.
///
/// Subscribers are called outside of the lock, so that they may send, subscribe and cancel.
final class Hub<Output, Failure: Error> {
  private let lock = Lock()
  private let keepsLatest: Bool
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false

  /// - Parameter keepsLatest: whether a subscriber that demands late gets the latest value.
  init(keepsLatest: Bool) {
    self.keepsLatest = keepsLatest
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Attaches a subscriber that first gets the latest value, if there is one.
  ///
  /// - Parameter latest: asked under the lock, so that no value gets lost between the question and
  ///   the subscription, and none comes twice.
  func attach<S: Subscriber>(_ subscriber: S, latest: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let (conduit, end) = lock.withLock {
      let conduit = Conduit(
        subscriber, hub: self, keepsLatest: keepsLatest, latest: latest.map { $0() })
      if completion == nil { conduits.append(conduit) }
      return (conduit, completion)
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func send(_ value: Output) {
    lock.lock()
    let receivers = conduits
    lock.unlock()
    for index in 0..<receivers.count { receivers[index].offer(value) }
  }

  /// Sends a value that `store` keeps for later subscribers; not after the end.
  func send(_ value: Output, store: () -> Void) {
    let receivers: [Conduit<Output, Failure>] = lock.withLock {
      if completion == nil { store() }
      return conduits
    }
    for index in 0..<receivers.count { receivers[index].offer(value) }
  }

  /// Reads what `send(_:store:)` keeps.
  func read<Value>(_ body: () -> Value) -> Value {
    lock.withLock(body)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (finished, _) = lock.withLock {
      guard self.completion == nil else { return ([Conduit<Output, Failure>](), upstreams) }
      self.completion = completion
      defer { (conduits, upstreams) = ([], []) }
      return (conduits, upstreams)
    }
    for conduit in finished { conduit.finish(completion) }
  }

  /// Holds an upstream subscription and asks it for everything once a subscriber wants a value.
  func follow(_ subscription: any Subscription) {
    let (isNeeded, isLate) = lock.withLock {
      if completion == nil { upstreams.append(subscription) }
      return (isWanted || keepsLatest, completion != nil)
    }
    if isLate {
      subscription.cancel()
    } else if isNeeded {
      subscription.request(.unlimited)
    }
  }

  func noteDemand() {
    guard !keepsLatest else { return }
    let waiting: [any Subscription] = lock.withLock {
      defer { isWanted = true }
      return isWanted ? [] : upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}
