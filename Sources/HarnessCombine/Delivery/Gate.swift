/// Opens when a publisher sends its first value.
final class Gate<Key: Publisher> {
  private let lock = Lock()
  private var isDue = false
  private var action: (() -> Void)?
  private var intake: Intake<Key.Output, Key.Failure>?

  /// Whether the value came.
  var isOpen: Bool { lock.withLock { isDue } }

  /// What to do when the gate opens.
  var onOpening: (() -> Void)? {
    get { lock.withLock { action } }
    set { lock.withLock { action = newValue } }
  }

  func watch(_ publisher: Key) {
    let intake = Intake<Key.Output, Key.Failure>(
      onSubscription: { $0.request(.max(1)) },
      onValue: { _ in self.unlock() },
      onCompletion: { _ in })
    lock.withLock { self.intake = intake }
    publisher.subscribe(intake)
  }

  /// Does what is to be done on opening, if the value came before that was known.
  func openIfDue() {
    let pending = lock.withLock {
      guard isDue else { return nil as (() -> Void)? }
      defer { action = nil }
      return action
    }
    pending?()
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
    cancel()
  }
}
