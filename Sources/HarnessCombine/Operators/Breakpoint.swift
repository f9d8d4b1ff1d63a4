import Foundation

extension Publishers {
  /// A publisher that stops in the debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// Whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
      receiveOutput: ((Output) -> Bool)?,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(
        receiveSubscription: { [receiveSubscription] in stop(receiveSubscription?($0)) },
        receiveOutput: { [receiveOutput] in stop(receiveOutput?($0)) },
        receiveCompletion: { [receiveCompletion] in stop(receiveCompletion?($0)) }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Stops in the debugger when a closure says so; without a debugger, that ends the program.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger on an error; without a debugger, that ends the program.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}

private func stop(_ isWanted: Bool?) {
  if isWanted == true { raise(SIGTRAP) }
}
