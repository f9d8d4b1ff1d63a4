import Foundation
import HarnessAppleNames
import Testing

/// Answers by the path of a URL; `/echo` gives back what was sent.
@MainActor
final class EchoServer: NetworkResponder {
  func answer(to request: URLRequest) -> NetworkAnswer? {
    switch request.url?.path {
    case "/echo":
      let line = "\(request.httpMethod ?? "") \(request.allHTTPHeaderFields ?? [:])"
      let body = Data("\(line) ".utf8) + (request.httpBody ?? Data())
      return NetworkAnswer(.success(NetworkAnswer.Reply(headers: ["X-Kind": "echo"], body: body)))
    case "/loop": return Self.redirection(to: "/loop")
    case "/moved":
      return NetworkAnswer(
        .success(NetworkAnswer.Reply(status: 307, headers: ["location": "/echo"])))
    case "/to-a-file": return Self.redirection(to: "file:///etc/passwd")
    case "/to-an-app": return Self.redirection(to: "tea://cup")
    case "/never": return NetworkAnswer(.success(NetworkAnswer.Reply()), after: .seconds(1e6))
    case "/broken": return NetworkAnswer(.failure(URLError(.networkConnectionLost)))
    default: return nil
    }
  }

  private static func redirection(to place: String) -> NetworkAnswer {
    NetworkAnswer(.success(NetworkAnswer.Reply(status: 302, headers: ["Location": place])))
  }

  private static let one = EchoServer()

  /// A session whose requests come here, whatever other tests do.
  static func session(_ change: (URLSessionConfiguration) -> Void = { _ in }) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.responder = one
    change(configuration)
    return URLSession(configuration: configuration)
  }

  nonisolated static func url(_ path: String) -> URL {
    URL(string: "https://a.example/\(path)") ?? URL(fileURLWithPath: "/")
  }
}

/// The code of the `URLError` that a request ends with; nil when it is answered.
@MainActor
func code(of request: () async throws -> Void) async -> URLError.Code? {
  do {
    try await request()
    return nil
  } catch {
    return (error as? URLError)?.code
  }
}
