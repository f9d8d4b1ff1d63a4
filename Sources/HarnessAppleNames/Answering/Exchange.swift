import Foundation

/// A request on its way: asks for the answer, waits for it, follows redirections.
struct Exchange {
  /// How often a request may be sent elsewhere.
  private static let mostRedirections = 20

  /// What came back.
  struct Arrival: Sendable {
    var data: Data
    var response: URLResponse
  }

  let request: URLRequest
  let timeout: TimeInterval
  let configuration: URLSessionConfiguration

  /// The answer, after its delay; a cancelled task gets `cancelled`.
  @MainActor func perform() async -> Result<Arrival, URLError> {
    var current = request
    var remaining = Duration.seconds(min(timeout, 1e9))
    for _ in 0...Self.mostRedirections {
      guard let url = current.url, url.scheme != nil else {
        return .failure(URLError(.unsupportedURL, for: current.url))
      }
      guard !Task.isCancelled else { return .failure(URLError(.cancelled, for: url)) }
      let answer = answer(to: current, at: url)
      if let error = await wait(answer.delay, atMost: &remaining) {
        return .failure(URLError(error, for: url))
      }
      switch answer.result {
      case .failure(let error): return .failure(error)
      case .success(let reply):
        guard let next = current.redirected(by: reply, from: url) else {
          return .success(arrival(of: reply, from: url))
        }
        guard next.url?.isWeb == true else {
          return .failure(URLError(.unsupportedURL, for: next.url))
        }
        current = next
      }
    }
    return .failure(URLError(.httpTooManyRedirects, for: current.url))
  }

  @MainActor private func answer(to request: URLRequest, at url: URL) -> NetworkAnswer {
    if url.isFileURL { return Self.file(at: url) }
    if let answer = (configuration.responder ?? Network.responder)?.answer(to: request) {
      return answer
    }
    let sentence = "nothing answers \(request.httpMethod ?? "GET") \(url.absoluteString) here"
    return NetworkAnswer(
      .failure(URLError(.notConnectedToInternet, for: url, explained: sentence)))
  }

  /// A file is no network: it is read as it is.
  private static func file(at url: URL) -> NetworkAnswer {
    guard let data = try? Data(contentsOf: url) else {
      return NetworkAnswer(.failure(URLError(.fileDoesNotExist, for: url)))
    }
    return NetworkAnswer(.success(NetworkAnswer.Reply(body: data)))
  }

  /// The error that ends the wait.
  @MainActor private func wait(
    _ delay: Duration, atMost remaining: inout Duration
  ) async -> URLError.Code? {
    let isTooLong = delay > remaining
    let time = min(delay, remaining)
    remaining -= time
    if time > .zero, (try? await Task.sleep(for: time)) == nil { return .cancelled }
    return isTooLong ? .timedOut : nil
  }

  private func arrival(of reply: NetworkAnswer.Reply, from url: URL) -> Arrival {
    guard !url.isFileURL else { return Arrival(data: reply.body, response: plain(reply, url)) }
    let response = HTTPURLResponse(
      url: url, statusCode: reply.status, httpVersion: "HTTP/1.1", headerFields: reply.headers)
    return Arrival(data: reply.body, response: response ?? plain(reply, url))
  }

  private func plain(_ reply: NetworkAnswer.Reply, _ url: URL) -> URLResponse {
    URLResponse(
      url: url, mimeType: nil, expectedContentLength: reply.body.count, textEncodingName: nil)
  }
}

extension URL {
  /// Whether an answer may send a request here: a server has no say in the files of a device.
  fileprivate var isWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}

extension URLRequest {
  /// The request that an answer sends on elsewhere; nil when it does not.
  ///
  /// Source: RFC 9110, section 15.4: 303 is asked for with GET, and after 301 and 302 what was a
  /// POST may be.
  fileprivate func redirected(by reply: NetworkAnswer.Reply, from url: URL) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(reply.status),
      let location = HeaderFields(reply.headers)["Location"],
      let target = URL(string: location, relativeTo: url)?.absoluteURL
    else { return nil }
    var next = self
    next.url = target
    let wasPost = httpMethod == "POST" && reply.status < 303
    if wasPost || (reply.status == 303 && httpMethod != "HEAD") {
      next.httpMethod = "GET"
      next.httpBody = nil
    }
    return next
  }
}
