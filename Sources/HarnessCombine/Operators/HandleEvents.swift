extension Publishers {
  /// A publisher that tells closures what passes through it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// What runs with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// What runs before each value.
    public var receiveOutput: ((Output) -> Void)?
    /// What runs before the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// What runs when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// What runs with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
      receiveCancel: (() -> Void)?, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let intake = Intake<Output, Failure>(
        onSubscription: { [self] subscription in
          receiveSubscription?(subscription)
          outlet.open(
            onRequest: {
              receiveRequest?($0)
              subscription.request($0)
            },
            onCancel: {
              receiveCancel?()
              subscription.cancel()
            })
        },
        onValue: { [receiveOutput] value in
          receiveOutput?(value)
          outlet.send(value)
        },
        onCompletion: { [receiveCompletion] completion in
          receiveCompletion?(completion)
          outlet.finish(completion)
        })
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Tells closures what passes through.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
