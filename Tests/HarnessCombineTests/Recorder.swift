import Combine

/// A subscriber that writes down what it receives and asks only for what a test tells it to.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private(set) var log: [String] = []
  private(set) var subscription: (any Subscription)?
  var demandPerValue = Subscribers.Demand.none
  private let firstDemand: Subscribers.Demand

  init(demand: Subscribers.Demand) {
    firstDemand = demand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if firstDemand > .none { subscription.request(firstDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return demandPerValue
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    log.append("\(completion)")
  }
}

extension Publisher {
  /// What a subscriber without limits receives at once.
  func recorded() -> [String] {
    recorder().log
  }

  /// Subscribes a recorder.
  func recorder(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }
}

struct Mishap: Error, Equatable, CustomStringConvertible {
  let description: String
  init(_ description: String = "mishap") { self.description = description }
}
