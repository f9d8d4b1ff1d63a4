/// A publisher that starts to publish only when told to connect.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing; cancel the result to stop.
  func connect() -> any Cancellable
}
