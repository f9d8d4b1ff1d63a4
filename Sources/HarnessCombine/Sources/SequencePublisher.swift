extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The values are the elements.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Sends the elements as they are demanded.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription(sequence.makeIterator(), subscriber).open()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Hands out one element at a time and finishes with the last, without waiting for more demand.
private final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>:
  Subscription
where Downstream.Input == Iterator.Element {
  private enum Step {
    case element(Iterator.Element, Downstream)
    case end(Downstream)
  }

  private let lock = Lock()
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ iterator: Iterator, _ downstream: Downstream) {
    self.iterator = iterator
    self.downstream = downstream
    next = self.iterator.next()
  }

  func open() {
    downstream?.receive(subscription: self)
    send()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    _ = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  private func send() {
    let isMine = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard isMine else { return }
    while let step = lock.withLock({ nextStep() }) {
      switch step {
      case .element(let element, let downstream):
        let more = downstream.receive(element)
        // The iterator may run anybody's code: outside of the lock. Only the one sender asks it.
        let following = lock.withLock { self.downstream == nil } ? nil : iterator.next()
        lock.withLock { (demand, next) = (demand + more, following) }
      case .end(let downstream):
        downstream.receive(completion: .finished)
      }
    }
  }

  private func nextStep() -> Step? {
    if let downstream {
      guard let element = next else {
        self.downstream = nil
        return .end(downstream)
      }
      if demand > .none {
        demand -= 1
        return .element(element, downstream)
      }
    }
    isSending = false
    return nil
  }
}
