/// A publisher that hides the type of the publisher it wraps.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  // An object, so that two erased publishers can be told to be the same one.
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? PublisherBox(publisher)
  }

  /// Attaches the subscriber to the wrapped publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    box.publisher.receive(subscriber: subscriber)
  }

  /// A short name for logs.
  public var description: String { "AnyPublisher" }
}

/// Holds the publisher behind an `AnyPublisher`.
private final class PublisherBox<Output, Failure: Error> {
  let publisher: any Publisher<Output, Failure>

  init(_ publisher: any Publisher<Output, Failure>) {
    self.publisher = publisher
  }
}

extension Publisher {
  /// Wraps this publisher with a type eraser.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
