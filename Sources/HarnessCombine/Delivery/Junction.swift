/// Merges the values of publishers that join it one after another, until it is closed.
final class Junction<Downstream: Subscriber> {
  private struct Input {
    let subscription: any Subscription
    /// Whether it was asked for everything, so that there is nothing to ask for later.
    var sendsAll = false
  }

  private let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var inputs: [Int: Input] = [:]
  private var lastNumber = 0
  private var isClosed = false
  private var onInputEnd: (() -> Void)?
  private var onCancel: (() -> Void)?

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  /// Gives the subscriber its subscription.
  func open(onInputEnd: (() -> Void)? = nil, onCancel: (() -> Void)? = nil) {
    lock.withLock { (self.onInputEnd, self.onCancel) = (onInputEnd, onCancel) }
    outlet.open(onCancel: { self.cancel() })
  }

  /// Takes the values of one more publisher.
  func join<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    let intake = Intake<P.Output, P.Failure>(
      onSubscription: { _ in self.ask(number) },
      onValue: { value in
        self.sendsAll(number)
          ? self.outlet.send(value)
          : self.outlet.send(value, onDelivery: { self.ask(number) })
      },
      onCompletion: { self.end(number, $0) })
    let isWanted = lock.withLock {
      if !isClosed { inputs[number] = Input(subscription: intake) }
      return !isClosed
    }
    if isWanted { publisher.subscribe(intake) }
  }

  /// Ends once those that have joined have ended; an error ends at once.
  func close(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
    if case .failure = completion { return fail(completion) }
    let isOver = lock.withLock {
      isClosed = true
      return inputs.isEmpty
    }
    if isOver { outlet.finish(.finished) }
  }

  /// Lets go of the publishers that have joined.
  func cancelInputs() {
    let cancelled = lock.withLock {
      defer { inputs = [:] }
      return inputs
    }
    for number in cancelled.keys.sorted() { cancelled[number]?.subscription.cancel() }
  }

  /// Asks for one value, or for all if the subscriber takes everything.
  private func ask(_ number: Int) {
    let isUnlimited = outlet.isUnlimited
    let input = lock.withLock {
      if isUnlimited { inputs[number]?.sendsAll = true }
      return inputs[number]
    }
    input?.subscription.request(isUnlimited ? .unlimited : .max(1))
  }

  private func sendsAll(_ number: Int) -> Bool {
    lock.withLock { inputs[number]?.sendsAll ?? true }
  }

  private func end(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return fail(completion) }
    let (isOver, onInputEnd) = lock.withLock {
      inputs[number] = nil
      return (isClosed && inputs.isEmpty, self.onInputEnd)
    }
    isOver ? outlet.finish(.finished) : onInputEnd?()
  }

  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancel()
    outlet.finish(completion)
  }

  private func cancel() {
    let onCancel = lock.withLock {
      isClosed = true
      defer { (self.onCancel, onInputEnd) = (nil, nil) }
      return self.onCancel
    }
    cancelInputs()
    onCancel?()
  }
}
