public import Foundation
public import HarnessCombine

extension URLSession {
  /// A publisher of the data of a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the data that a request is answered with.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends a request for each subscriber that wants the answer.
  ///
  /// Source: Apple's documentation of `URLSession.DataTaskPublisher`. The answer comes on the
  /// session's queue.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// Data and what is known of it.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Makes a publisher for a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber; the request is sent when it first asks for a value.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(subscriber, request: request, session: session))
    }
  }
}

/// A subscription whose type of subscriber need not be sent to another thread.
private protocol ResultReceiver: Sendable {
  func deliver(_ result: URLSession.Outcome)
}

/// The request of one subscriber.
private final class DataTaskSubscription<S: Subscriber>: Subscription, ResultReceiver,
  @unchecked Sendable
where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var subscriber: S?
  private var task: URLSessionDataTask?

  init(_ subscriber: S, request: URLRequest, session: URLSession) {
    self.subscriber = subscriber
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard subscriber != nil, self.task == nil else { return nil }
      let new = session.makeTask(URLSessionDataTask(), request) { [self] _, result in
        let receiver: any ResultReceiver = self
        session.delegateQueue.addOperation { receiver.deliver(result) }
      }
      self.task = new
      return new
    }
    task?.resume()
  }

  func cancel() {
    let task = lock.withLock {
      subscriber = nil
      return self.task
    }
    task?.cancel()
  }

  func deliver(_ result: URLSession.Outcome) {
    let subscriber = lock.withLock {
      defer { self.subscriber = nil }
      return self.subscriber
    }
    guard let subscriber else { return }
    switch result {
    case .success(let arrival):
      _ = subscriber.receive((data: arrival.data, response: arrival.response))
      subscriber.receive(completion: .finished)
    case .failure(let error): subscriber.receive(completion: .failure(error))
    }
  }
}
