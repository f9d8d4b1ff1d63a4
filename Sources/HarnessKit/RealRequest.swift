#if RealNetworking
  import Dispatch
  import Foundation
  import FoundationNetworking

  /// A request, on its way to the process that makes it.
  struct RealQuestion: Codable {
    var url: String
    var method: String
    var headers: [String: String]
    var body: Data?
    var timeout: Double

    static func file(in folder: String) -> URL { URL(fileURLWithPath: "\(folder)/question") }
  }

  /// What came of it.
  struct RealReply: Codable, Sendable {
    var status = 0
    var headers: [String: String] = [:]
    var body = Data()
    /// The code of a `URLError`.
    var error: Int?

    static func file(in folder: String) -> URL { URL(fileURLWithPath: "\(folder)/reply") }
  }

  /// Makes one real request, in a process without a virtual clock.
  enum RealRequest {
    /// Reads the question in a folder, and writes the reply beside it.
    static func make(in folder: String) throws {
      let data = try Data(contentsOf: RealQuestion.file(in: folder))
      let reply = answer(to: try JSONDecoder().decode(RealQuestion.self, from: data))
      try JSONEncoder().encode(reply).write(to: RealReply.file(in: folder))
    }

    private static func answer(to question: RealQuestion) -> RealReply {
      guard let url = URL(string: question.url) else {
        return RealReply(error: URLError.Code.badURL.rawValue)
      }
      var request = URLRequest(url: url, timeoutInterval: question.timeout)
      request.httpMethod = question.method
      request.httpBody = question.body
      request.allHTTPHeaderFields = question.headers
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var reply = RealReply()
      URLSession.shared.dataTask(with: request) { data, response, error in
        reply = Self.reply(data, response, error)
        done.signal()
      }.resume()
      done.wait()
      return reply
    }

    private static func reply(
      _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
    ) -> RealReply {
      if let error {
        return RealReply(error: (error as? URLError)?.errorCode ?? URLError.Code.unknown.rawValue)
      }
      var reply = RealReply(status: 200, body: data ?? Data())
      guard let response = response as? HTTPURLResponse else { return reply }
      reply.status = response.statusCode
      for (name, value) in response.allHeaderFields { reply.headers["\(name)"] = "\(value)" }
      return reply
    }
  }
#endif
