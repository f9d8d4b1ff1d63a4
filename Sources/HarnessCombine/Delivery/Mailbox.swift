/// Where an asynchronous iterator waits for the next value of a publisher.
///
/// It asks for one value at a time, when it waits for one. It lets go of the publisher when it goes
/// away itself: only the iterator holds it.
final class Mailbox<Output, Failure: Error> {
  typealias Delivery = Result<Output?, Failure>
  private let slot: MailSlot<Output, Failure>
  private let intake: Intake<Output, Failure>

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let slot = MailSlot<Output, Failure>()
    intake = Intake(
      onSubscription: { slot.open($0) },
      onValue: { slot.put(.success($0)) },
      onCompletion: { completion in
        switch completion {
        case .finished: slot.end(.success(nil))
        case .failure(let error): slot.end(.failure(error))
        }
      })
    self.slot = slot
    publisher.subscribe(intake)
  }

  deinit {
    intake.cancel()
  }

  /// The next value, `nil` after the end or when the task was cancelled, or the error, once.
  func next(isolation actor: isolated (any Actor)?) async -> Delivery {
    let carried = Carried((slot, intake))
    let delivery = await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Carried<Delivery>, Never>) in
        carried.value.0.wait { continuation.resume(returning: Carried($0)) }
      }
    } onCancel: {
      carried.value.1.cancel()
      carried.value.0.end(.success(nil))
    }
    return delivery.value
  }
}

/// What a mailbox and its subscription share.
private final class MailSlot<Output, Failure: Error> {
  typealias Delivery = Result<Output?, Failure>
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting: [(Delivery) -> Void] = []
  private var ending: Delivery?

  func open(_ subscription: any Subscription) {
    let wanted = lock.withLock {
      self.subscription = subscription
      return waiting.count
    }
    if wanted > 0 { subscription.request(.max(wanted)) }
  }

  func wait(_ receive: @escaping (Delivery) -> Void) {
    let (delivery, subscription) = lock.withLock {
      if ending == nil { waiting.append(receive) }
      // An error is delivered once; after it, the sequence is over.
      defer { if ending != nil { ending = .success(nil) } }
      return (ending, self.subscription)
    }
    if let delivery { return receive(delivery) }
    subscription?.request(.max(1))
  }

  func put(_ delivery: Delivery) {
    let receive = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    receive?(delivery)
  }

  func end(_ delivery: Delivery) {
    let receivers: [(Delivery) -> Void] = lock.withLock {
      subscription = nil
      if ending == nil { ending = waiting.isEmpty ? delivery : .success(nil) }
      defer { waiting = [] }
      return waiting
    }
    for (index, receive) in receivers.enumerated() {
      receive(index == 0 ? delivery : .success(nil))
    }
  }
}
