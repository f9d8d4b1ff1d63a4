/// A publisher that ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a failing publisher.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a failing publisher of an explicit output type.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Sends the error.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
