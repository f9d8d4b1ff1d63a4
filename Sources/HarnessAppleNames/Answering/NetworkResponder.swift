package import Foundation

/// Who answers requests in place of a network.
@MainActor
package protocol NetworkResponder: AnyObject {
  /// The answer to a request; nil when there is none.
  func answer(to request: URLRequest) -> NetworkAnswer?
}

/// Where all sessions of a process look for answers.
@MainActor
package enum Network {
  /// Who answers now; held by whom it belongs to.
  package static weak var responder: (any NetworkResponder)?
  /// Asks the real network; nil unless the program is built with it.
  package static var real: ((URLRequest) -> NetworkAnswer)?
}

/// What a request gets, and when.
package struct NetworkAnswer: Sendable {
  /// How long it takes.
  package var delay: Duration
  package var result: Result<Reply, URLError>

  /// What a server sends.
  package struct Reply: Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: Data

    package init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  package init(_ result: Result<Reply, URLError>, after delay: Duration = .zero) {
    self.result = result
    self.delay = delay
  }
}

extension URLError {
  /// An error that knows the URL that was asked for.
  package init(_ code: Code, for url: URL?, explained description: String? = nil) {
    var info: [String: Any] = [:]
    if let url { info[NSURLErrorFailingURLErrorKey] = url }
    if let description { info[NSLocalizedDescriptionKey] = description }
    self.init(code, userInfo: info)
  }
}
