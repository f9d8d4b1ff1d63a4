/// Opens when a publisher sends its first value.
final class Gate<Key: Publisher> {
  private let lock = Lock()
  private var isDue = false
  private var turnedAway = 0
  private var action: ((Int) -> Void)?
  private var intake: Intake<Key.Output, Key.Failure>?

  /// Whether the value came.
  var isOpen: Bool { lock.withLock { isDue } }

  /// Says what to do with the number of those turned away when the gate opens, maybe at once.
  func onOpening(_ action: @escaping (Int) -> Void) {
    lock.withLock { self.action = action }
    openIfDue()
  }

  /// Whether a value may pass; if not, it is counted.
  func letsPass() -> Bool {
    lock.withLock {
      if !isDue { turnedAway += 1 }
      return isDue
    }
  }

  func watch(_ publisher: Key, onFailure: ((Key.Failure) -> Void)? = nil) {
    let intake = Intake<Key.Output, Key.Failure>(
      onSubscription: { $0.request(.max(1)) },
      onValue: { _ in self.unlock() },
      onCompletion: { completion in
        if case .failure(let error) = completion { onFailure?(error) }
        self.leave()
      })
    lock.withLock { self.intake = intake }
    publisher.subscribe(intake)
  }

  func cancel() {
    let (watching, _) = lock.withLock {
      defer { (intake, action) = (nil, nil) }
      return (intake, action)
    }
    watching?.cancel()
  }

  private func unlock() {
    lock.withLock { isDue = true }
    openIfDue()
    leave()
  }

  /// Lets go of the publisher, which holds this gate in turn.
  private func leave() {
    let watching = lock.withLock {
      defer { intake = nil }
      return intake
    }
    watching?.cancel()
  }

  private func openIfDue() {
    let (pending, number) = lock.withLock {
      guard isDue else { return (nil as ((Int) -> Void)?, 0) }
      defer { action = nil }
      return (action, turnedAway)
    }
    pending?(number)
  }
}
