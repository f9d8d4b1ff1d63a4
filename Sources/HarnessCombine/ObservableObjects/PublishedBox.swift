/// The part of a `@Published` property's storage that doesn't depend on its value.
class AnyPublishedBox {
  fileprivate let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  /// The object's publisher, once somebody asked the object for it.
  final var objectWillChange: ObservableObjectPublisher? {
    lock.lock()
    defer { lock.unlock() }
    return publisher
  }

  /// Takes the object's publisher, unless it already has one.
  final func adopt(_ publisher: ObservableObjectPublisher) {
    lock.withLock { if self.publisher == nil { self.publisher = publisher } }
  }
}

/// The storage of a `@Published` property: its value and who listens to it.
final class PublishedBox<Value>: AnyPublishedBox {
  private var current: Value
  private var subject: CurrentValueSubject<Value, Never>?
  private var incoming: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  /// Tells the object's subscribers, then the property's, and only then changes the value.
  func willSet(_ newValue: Value) {
    objectWillChange?.send()
    // The old value must outlive the lock: its deinit may run code that reads this property.
    var other = newValue
    lock.lock()
    if let subject {
      lock.unlock()
      subject.send(newValue)
      lock.lock()
    }
    swap(&current, &other)
    lock.unlock()
    withExtendedLifetime(other) {}
  }

  /// Attaches a subscriber to the property, which gets the current value first.
  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let subject = lock.withLock {
      let subject = self.subject ?? CurrentValueSubject(current)
      self.subject = subject
      return subject
    }
    subject.receive(subscriber: subscriber)
  }

  /// Keeps a subscription whose values are assigned to this property as long as it lives.
  func hold(_ subscription: AnyCancellable) {
    lock.withLock { incoming.append(subscription) }
  }
}
