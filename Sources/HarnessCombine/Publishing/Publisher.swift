/// Declares that a type can deliver a sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of errors this publisher might end with.
  associatedtype Failure: Error

  /// Attaches a subscriber; `subscribe(_:)` is the one to call.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all values of this publisher to a subject until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let intake = Intake<Output, Failure>(
      onSubscription: { subject.send(subscription: $0) },
      onValue: { subject.send($0) },
      onCompletion: { subject.send(completion: $0) })
    receive(subscriber: intake)
    return AnyCancellable(intake)
  }
}

/// A namespace for types that serve as publishers.
public enum Publishers {}
