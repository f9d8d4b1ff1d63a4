public import Foundation

/// Requests that a task waits for. Cancelling the task ends them with `URLError.cancelled`.
extension URLSession {
  /// The data of a URL.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// The data that a request is answered with.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    let arrival = try await arrival(for: request)
    return (arrival.data, arrival.response)
  }

  /// The answer to a request that sends data.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    var request = request
    request.httpBody = bodyData
    return try await data(for: request, delegate: delegate)
  }

  /// The answer to a request that sends a file.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    guard let data = try? Data(contentsOf: fileURL) else {
      throw URLError(.fileDoesNotExist, for: fileURL)
    }
    return try await upload(for: request, from: data, delegate: delegate)
  }

  /// A file with the data of a URL; the app removes it.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// A file with the data that a request is answered with; the app removes it.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let arrival = try await arrival(for: request)
    return (try Download.write(arrival.data), arrival.response)
  }

  func arrival(for request: URLRequest) async throws -> Exchange.Arrival {
    let hand = Handover()
    let task = makeTask(URLSessionDataTask(), request) { _, result in
      hand.give(result)
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        hand.take(continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }
}

/// Brings a result and who waits for it together, whichever comes first.
private final class Handover: @unchecked Sendable {
  private let lock = NSLock()
  private var result: URLSession.Outcome?
  private var waiting: CheckedContinuation<Exchange.Arrival, any Error>?

  func give(_ result: URLSession.Outcome) {
    let waiting = lock.withLock {
      self.result = result
      defer { self.waiting = nil }
      return self.waiting
    }
    waiting?.resume(with: result)
  }

  func take(_ continuation: CheckedContinuation<Exchange.Arrival, any Error>) {
    let result = lock.withLock {
      if self.result == nil { waiting = continuation }
      return self.result
    }
    if let result { continuation.resume(with: result) }
  }
}
