/// One publisher after another, under one demand: what is still wanted goes on to the next.
///
/// The next one takes the place of the one before, even if that hasn't ended.
final class Succession<Downstream: Subscriber> {
  private let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var current: (any Subscription)?
  private var isOpen = false
  private var isCancelled = false

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  /// Takes the values of a publisher and then does what `onCompletion` says.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    open()
    let intake = Intake<P.Output, P.Failure>(
      onSubscription: { [outlet] subscription in
        let demand = outlet.openDemand
        if demand > .none { subscription.request(demand) }
      },
      onValue: { [outlet] in outlet.send($0) },
      onCompletion: onCompletion)
    let (isWanted, previous) = lock.withLock {
      guard !isCancelled else { return (false, nil as (any Subscription)?) }
      defer { current = intake }
      return (true, current)
    }
    previous?.cancel()
    if isWanted { publisher.subscribe(intake) }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.finish(completion)
  }

  /// Gives the subscriber its subscription, once; it can end what else there is to end.
  func open(onCancel: (() -> Void)? = nil) {
    let isFirst = lock.withLock {
      defer { isOpen = true }
      return !isOpen
    }
    guard isFirst else { return }
    outlet.open(
      onRequest: { demand in self.lock.withLock { self.current }?.request(demand) },
      onCancel: {
        onCancel?()
        self.stop()
      })
  }

  /// Lets go of the present publisher and follows no other.
  func stop() {
    let last = lock.withLock {
      defer { (current, isCancelled) = (nil, true) }
      return current
    }
    last?.cancel()
  }
}
