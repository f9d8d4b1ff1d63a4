/// A publisher that publishes changes of an observable object, before they happen.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// The signal carries no value.
  public typealias Output = Void
  /// This publisher never fails.
  public typealias Failure = Never
  private let hub = Hub<Void, Never>(keepsLatest: false)

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    hub.attach(subscriber)
  }

  /// Tells the subscribers that the object is about to change.
  public func send() {
    hub.send(())
  }
}
