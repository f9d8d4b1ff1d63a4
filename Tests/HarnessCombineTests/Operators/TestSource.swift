import Combine

/// A publisher that keeps what it was told to send for each subscriber's demand, and knows who let
/// go of it.
final class TestSource: Publisher {
  typealias Output = Int
  typealias Failure = Mishap

  private var values: [Int]
  private var completion: Subscribers.Completion<Mishap>?
  private var subscriptions: [TestSubscription] = []

  init(_ values: [Int] = [], completion: Subscribers.Completion<Mishap>? = nil) {
    self.values = values
    self.completion = completion
  }

  /// Whether no subscriber listens any more; also if none ever did.
  var isLetGo: Bool { subscriptions.allSatisfy(\.isOver) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Mishap {
    let subscription = TestSubscription(AnySubscriber(subscriber), values, completion)
    subscriptions.append(subscription)
    subscriber.receive(subscription: subscription)
    subscription.deliver()
  }

  func send(_ value: Int) {
    values.append(value)
    subscriptions.forEach { $0.add(value) }
  }

  func send(completion: Subscribers.Completion<Mishap>) {
    self.completion = completion
    subscriptions.forEach { $0.end(completion) }
  }
}

/// Delivers what is demanded, one value after another, and the end after the last.
private final class TestSubscription: Subscription {
  private var subscriber: AnySubscriber<Int, Mishap>?
  private var values: [Int]
  private var completion: Subscribers.Completion<Mishap>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(
    _ subscriber: AnySubscriber<Int, Mishap>, _ values: [Int],
    _ completion: Subscribers.Completion<Mishap>?
  ) {
    self.subscriber = subscriber
    self.values = values
    self.completion = completion
  }

  var isOver: Bool { subscriber == nil }

  func add(_ value: Int) {
    values.append(value)
    deliver()
  }

  func end(_ completion: Subscribers.Completion<Mishap>) {
    self.completion = completion
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  func cancel() {
    subscriber = nil
  }

  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while demand > .none, !values.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(values.removeFirst())
    }
    guard values.isEmpty, let completion, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: completion)
  }
}
