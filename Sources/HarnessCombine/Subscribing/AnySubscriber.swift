/// A subscriber made of closures, or one that hides the type of another.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Makes a subscriber that sends everything to a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { subject.send(subscription: $0) },
      receiveValue: { value in
        subject.send(value)
        return .none
      },
      receiveCompletion: { subject.send(completion: $0) })
  }

  /// Makes a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }
  /// Passes the value on.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }
  /// Passes the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
  /// A short name for logs.
  public var description: String { "AnySubscriber" }
}
