/// Declares a type that can receive input from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of errors this subscriber might receive.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber asks for values.
  func receive(subscription: any Subscription)
  /// Receives a value and answers how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the sequence.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that its publisher published once more.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// A namespace for types that serve as subscribers.
public enum Subscribers {}
