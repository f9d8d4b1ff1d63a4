import Combine
import Synchronization

/// A subscriber that writes down what it receives and every breach of a publisher's duties.
final class StrictRecorder: Subscriber, @unchecked Sendable {
  typealias Input = String
  typealias Failure = any Error

  private let lock = NSLock()
  private let isReceiving = Atomic(false)
  private var subscription: (any Subscription)?
  private var granted = Subscribers.Demand.none
  private var received = 0
  private var hasEnded = false
  private var entries: [String] = []
  private var breaches: [String] = []
  /// What runs inside of the delivery of a value.
  var onValue: (() -> Void)?
  private let firstDemand: Subscribers.Demand

  init(demand: Subscribers.Demand) {
    firstDemand = demand
  }

  /// What came, in its order.
  var log: String { lock.withLock { entries.joined(separator: " ") } }

  /// The duties that the publisher didn't do.
  var violations: [String] { lock.withLock { breaches } }

  /// Whether the end came.
  var isOver: Bool { lock.withLock { hasEnded } }

  func receive(subscription: any Subscription) {
    lock.withLock {
      if self.subscription != nil { breaches.append("a second subscription") }
      self.subscription = subscription
    }
    grant(firstDemand)
  }

  func receive(_ input: String) -> Subscribers.Demand {
    enter()
    lock.withLock {
      received += 1
      if granted.max.map({ received > $0 }) ?? false { breaches.append("\(input) undemanded") }
      if hasEnded { breaches.append("\(input) after the end") }
      entries.append(input)
    }
    onValue?()
    isReceiving.store(false, ordering: .sequentiallyConsistent)
    return .none
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    enter()
    let held: (any Subscription)? = lock.withLock {
      if hasEnded { breaches.append("a second end") }
      hasEnded = true
      entries.append("\(completion)")
      defer { subscription = nil }
      return subscription
    }
    withExtendedLifetime(held) {}
    isReceiving.store(false, ordering: .sequentiallyConsistent)
  }

  /// Asks for so many more.
  func grant(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let held = lock.withLock {
      granted += demand
      return subscription
    }
    held?.request(demand)
  }

  /// Asks for one more if it has received what it asked for; whether it did.
  func grantOneMore() -> Bool {
    let isDue = lock.withLock { !hasEnded && granted.max.map { received >= $0 } ?? false }
    if isDue { grant(.max(1)) }
    return isDue
  }

  func cancel() {
    let held = lock.withLock {
      defer { subscription = nil }
      return subscription
    }
    held?.cancel()
  }

  /// Notes a call that comes while another one runs; a re-entrant one of this thread is meant.
  private func enter() {
    let wasBusy = isReceiving.exchange(true, ordering: .sequentiallyConsistent)
    if wasBusy, onValue == nil { lock.withLock { breaches.append("two calls at a time") } }
    sched_yield()
  }
}
