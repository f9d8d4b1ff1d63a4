/// A publisher that makes another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values are those of the other publisher.
  public typealias Output = DeferredPublisher.Output
  /// The error is that of the other publisher.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the other publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a deferred publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
