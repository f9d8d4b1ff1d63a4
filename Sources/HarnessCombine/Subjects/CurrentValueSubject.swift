/// A subject that holds a value and publishes it whenever it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>(keepsLatest: true)
  private var current: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  /// The value; setting it publishes it.
  public var value: Output {
    get { hub.read { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the current value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber, latest: { self.current })
  }

  /// Stores a value, then sends it to the subscribers.
  public func send(_ value: Output) {
    // The old value must outlive the lock: its deinit may run code that reads this subject.
    var other = value
    hub.send(value) { swap(&current, &other) }
    withExtendedLifetime(other) {}
  }

  /// Sends the end to the subscribers; nothing follows it.
  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }

  /// Holds the subscription and asks it for every value.
  public func send(subscription: any Subscription) {
    hub.follow(subscription)
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
