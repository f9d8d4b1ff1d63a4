extension Subscribers {
  /// A subscriber that assigns each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// This subscriber can't handle errors.
    public typealias Failure = Never
    /// The object, until the subscription ends.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let lock = Lock()
    private var subscription: (any Subscription)?

    /// Makes a subscriber that writes to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks the first subscription for everything and cancels any other.
    public func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard object != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      isAccepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Assigns a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { object }?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = end()
    }

    /// Cancels the subscription and lets go of the object.
    public func cancel() {
      end()?.cancel()
    }

    private func end() -> (any Subscription)? {
      let (ended, _) = lock.withLock {
        let held = (subscription, object)
        subscription = nil
        object = nil
        return held
      }
      return ended
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, which it keeps alive meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
