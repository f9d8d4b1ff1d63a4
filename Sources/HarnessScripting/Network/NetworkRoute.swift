import Foundation
import HarnessAppleNames
import HarnessLua

/// What a script says about some requests: which they are, and what they get.
struct NetworkRoute {
  let url: URLMatch
  /// The URL as the script has written it: a text, or a table of comparisons.
  let urlText: String
  /// The whole URL, where the route is for one; for "did you mean".
  let exactURL: String?
  /// Nil: any.
  let method: String?
  let answer: RouteAnswer
  let spy: Spy
  /// Where the script has set it.
  let position: LuaPosition?

  /// Whether the route is for the URL, whatever the method.
  func takes(_ url: RequestedURL) -> Bool { self.url.holds(for: url) }

  func takes(_ request: RecordedRequest) -> Bool {
    (method == nil || method == request.method) && takes(request.url)
  }

  /// `route GET "https://…"`: the name of its spy, and what a failure lists.
  static func name(method: String?, urlText: String) -> String {
    ["route", method, urlText].compactMap(\.self).joined(separator: " ")
  }
}

/// A request as scripts see it.
struct RecordedRequest {
  let url: RequestedURL
  let method: String
  let headers: [String: String]
  let body: Data

  static let parameters = ["url", "method", "headers", "body"]

  init(_ request: URLRequest) {
    url = RequestedURL(request.url)
    method = request.httpMethod ?? "GET"
    headers = request.allHTTPHeaderFields ?? [:]
    body = request.httpBody ?? Data()
  }

  /// URL, method, headers and body. A body in JSON is a table, any other a string of its bytes, none
  /// is nil.
  func values(in state: LuaState) -> [LuaValue] {
    let table = state.makeTable()
    for (name, value) in headers { table[name] = .string(value) }
    return [.string(url.text), .string(method), .table(table), bodyValue(in: state)]
  }

  private func bodyValue(in state: LuaState) -> LuaValue {
    if body.isEmpty { return .nil }
    let type = headers.first { $0.key.lowercased() == "content-type" }?.value.lowercased()
    let mayBeJSON = type?.contains("json") ?? true
    if mayBeJSON, let value = JSONValue(containerIn: body) { return value.luaValue(in: state) }
    return LuaValue(bytes: body)
  }

  /// The same as a table with these names.
  func table(in state: LuaState) -> LuaTable {
    let table = state.makeTable()
    for (name, value) in zip(Self.parameters, values(in: state)) { table[name] = value }
    return table
  }
}
