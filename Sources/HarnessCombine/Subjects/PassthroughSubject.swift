/// A subject that broadcasts values to its current subscribers and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>(keepsLatest: false)

  /// Makes a subject without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber)
  }

  /// Sends a value to the subscribers that have demand.
  public func send(_ value: Output) {
    hub.send(value)
  }

  /// Sends the end to the subscribers; nothing follows it.
  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }

  /// Holds the subscription and asks it for values once a subscriber wants one.
  public func send(subscription: any Subscription) {
    hub.follow(subscription)
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
