/// Where the values of one of several joined publishers wait for those of the others.
class Slot {
  /// Whether the publisher ended.
  fileprivate(set) var hasEnded = false
  /// Whether nothing waits.
  var isEmpty: Bool { true }
  /// Whether the end of this publisher, with nothing waiting, is the end of all.
  var endsAll: Bool { false }
  /// Called after the values of all slots were combined.
  func wasUsed() {}
}

/// Keeps the latest value, for any number of combinations.
final class LatestSlot<Value>: Slot {
  fileprivate(set) var value: Value?
  override var isEmpty: Bool { value == nil }
}

/// Keeps all values in order, each for one combination.
final class OldestSlot<Value>: Slot {
  private var values = DeliveryQueue<Value>()
  var value: Value? { values.first }
  override var isEmpty: Bool { values.isEmpty }
  override var endsAll: Bool { true }
  override func wasUsed() { _ = values.popFirst() }
  fileprivate func append(_ value: Value) {
    values.append(Queued(value: value, onDelivery: nil))
  }
}

/// Joins values of several publishers into one, whenever each of them has one.
final class Join<Downstream: Subscriber> {
  private let outlet: Outlet<Downstream>
  private let slots: [Slot]
  private let combine: () -> Downstream.Input?
  private let lock = Lock()
  private var inputs: [any Subscription] = []
  private var isOver = false

  init(_ downstream: Downstream, slots: [Slot], combine: @escaping () -> Downstream.Input?) {
    outlet = Outlet(downstream)
    self.slots = slots
    self.combine = combine
    outlet.open(
      onRequest: { demand in self.currentInputs.forEach { $0.request(demand) } },
      onCancel: { self.cancelInputs() })
  }

  func add<P: Publisher>(_ publisher: P, to slot: LatestSlot<P.Output>)
  where P.Failure == Downstream.Failure {
    // The value before goes out of the closure, so that its deinit runs outside of the lock.
    add(publisher, to: slot) { swap(&slot.value, &$0) }
  }

  func add<P: Publisher>(_ publisher: P, to slot: OldestSlot<P.Output>)
  where P.Failure == Downstream.Failure {
    add(publisher, to: slot) { value in value.map { slot.append($0) } }
  }

  private var currentInputs: [any Subscription] { lock.withLock { inputs } }

  private func add<P: Publisher>(
    _ publisher: P, to slot: Slot, store: @escaping (inout P.Output?) -> Void
  ) where P.Failure == Downstream.Failure {
    let intake = Intake<P.Output, P.Failure>(
      onSubscription: { [outlet] subscription in
        let demand = outlet.openDemand
        if demand > .none { subscription.request(demand) }
      },
      onValue: { value in
        var value = Optional(value)
        self.update(combining: true) { store(&value) }
      },
      onCompletion: { completion in
        guard case .finished = completion else { return self.end(completion) }
        self.update(combining: false) { slot.hasEnded = true }
      })
    let isWanted = lock.withLock {
      if !isOver { inputs.append(intake) }
      return !isOver
    }
    if isWanted { publisher.subscribe(intake) }
  }

  private func update(combining hasNewValue: Bool, _ change: () -> Void) {
    let (combined, isLast) = lock.withLock {
      change()
      let combined = hasNewValue ? combine() : nil
      if combined != nil { slots.forEach { $0.wasUsed() } }
      let isLast =
        slots.allSatisfy(\.hasEnded)
        || slots.contains { $0.endsAll && $0.hasEnded && $0.isEmpty }
      return (combined, isLast)
    }
    if let combined { outlet.send(combined) }
    if isLast { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    cancelInputs()
    outlet.finish(completion)
  }

  /// Lets go of the publishers, which hold this object in turn.
  private func cancelInputs() {
    let cancelled = lock.withLock {
      isOver = true
      defer { inputs = [] }
      return inputs
    }
    cancelled.forEach { $0.cancel() }
  }
}
