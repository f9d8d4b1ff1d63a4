/// A publisher that exposes a method for outside callers to publish values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends the end to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives this subject the subscription of the publisher that it subscribes to.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Signals the subscribers.
  public func send() {
    send(())
  }
}
