import Foundation
import HarnessLua
import HarnessQueries

/// Reads what a script gives to `network.route`.
struct RouteArguments {
  let call: LuaCall
  let context: TestContext

  static let jsonType = "application/json"
  private static let known = [
    "url", "method", "status", "headers", "body", "body_file", "delay", "error",
  ]

  func route() throws -> NetworkRoute {
    guard call.kind(of: 1) == .table, call.count == 1 else {
      throw Problem.usage(
        "network.route takes one table: network.route{ url = \"https://…\", body = { … } }")
    }
    if let unknown = try call.keys(of: 1).first(where: { !Self.known.contains($0.string ?? "") }) {
      throw Problem.usage("network.route: \(unknownOption(unknown, known: Self.known))")
    }
    let options = try call.table(1)
    let urlText = ValueText.text(of: options["url"])
    let method = try Self.method(options["method"])
    let name = NetworkRoute.name(method: method, urlText: urlText)
    return NetworkRoute(
      url: try Self.url(options["url"], in: self), urlText: urlText,
      exactURL: options["url"].string, method: method, answer: try answer(options),
      spy: Spy(name: name, parameters: RecordedRequest.parameters), position: call.position())
  }

  // MARK: Which requests

  static func url(_ value: LuaValue, in arguments: RouteArguments) throws -> TextMatch {
    if value.isNil {
      throw Problem.usage(
        "network.route needs url: a text, or a comparison such as "
          + "{ begins_with = \"https://api.example.com/\" }")
    }
    if let text = value.string, URL(string: text)?.scheme == nil {
      throw Problem.usage(
        "url: \(ValueText.quoted(text)) is no whole URL, and a text must be one; write "
          + "\"https://…\", or compare: { contains = \(ValueText.quoted(text)) }")
    }
    let query = QueryArguments(call: arguments.call, context: arguments.context)
    return try query.match(value, for: "url")
  }

  private static func method(_ value: LuaValue) throws -> String? {
    if value.isNil { return nil }
    guard let text = value.string, !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isLetter })
    else {
      throw Problem.usage(
        "method: \(ValueText.text(of: value)) is no HTTP method; write \"GET\" or \"POST\"")
    }
    return text.uppercased()
  }

  // MARK: What they get

  private func answer(_ options: LuaTable) throws -> RouteAnswer {
    var answer = RouteAnswer()
    if !options["delay"].isNil {
      answer.delay = try context.seconds(options["delay"], of: "delay")
    }
    if !options["error"].isNil {
      for name in ["status", "headers", "body", "body_file"] where !options[name].isNil {
        throw Problem.usage("error: a request that fails has no \(name); leave one of both out")
      }
      answer.error = try Self.error(options["error"])
      return answer
    }
    if !options["status"].isNil { answer.status = try Self.status(options["status"]) }
    answer.headers = try Self.headers(options["headers"])
    try addBody(of: options, to: &answer)
    return answer
  }

  private func addBody(of options: LuaTable, to answer: inout RouteAnswer) throws {
    let body = options["body"]
    if !options["body_file"].isNil {
      guard body.isNil else {
        throw Problem.usage("body_file: a route has one body; leave body or body_file out")
      }
      answer.body = .bytes(try file(options["body_file"]))
      return
    }
    switch body {
    case .nil: break
    case .string:
      answer.body = .bytes(try call.field("body", of: 1, as: LuaBytes.self)?.bytes ?? [])
    case .function(let function): answer.body = .function(function)
    case .table:
      answer.body = .bytes(Array(try JSONValue(body, at: "body").data))
      if Self.contentType(in: answer.headers) == nil {
        answer.headers["Content-Type"] = Self.jsonType
      }
    default:
      throw Problem.usage(
        "body: a text, a table or a function(request) expected, got \(ValueText.text(of: body))")
    }
  }

  /// The content of a file, whose path is seen from the script's folder.
  private func file(_ value: LuaValue) throws -> [UInt8] {
    guard let name = value.string else {
      throw Problem.usage("body_file: a path expected, got \(ValueText.text(of: value))")
    }
    let folder = URL(fileURLWithPath: context.file.path).deletingLastPathComponent()
    let url = URL(fileURLWithPath: name, relativeTo: folder)
    guard let data = try? Data(contentsOf: url) else {
      throw Problem.usage("body_file: there is no file \(url.path) that can be read")
    }
    return Array(data)
  }

  static func status(_ value: LuaValue) throws -> Int {
    guard let status = value.integer, (100...599).contains(status) else {
      throw Problem.usage(
        "status: \(ValueText.text(of: value)) is no HTTP status; write a number from 100 to 599")
    }
    return status
  }

  static func headers(_ value: LuaValue) throws -> [String: String] {
    if value.isNil { return [:] }
    guard case .table(let table) = value else {
      throw Problem.usage(
        "headers: a table of texts expected, got \(ValueText.text(of: value))")
    }
    var headers: [String: String] = [:]
    for (name, value) in table.entries {
      switch (name, value) {
      case (.string(let name), .string(let text)): headers[name] = text
      case (.string(let name), .integer(let number)): headers[name] = "\(number)"
      default:
        throw Problem.usage(
          "headers: [\(ValueText.text(of: name))] = \(ValueText.text(of: value)) is no header; "
            + "write [\"Content-Type\"] = \"text/plain\"")
      }
    }
    return headers
  }

  static func contentType(in headers: [String: String]) -> String? {
    headers.first { $0.key.lowercased() == "content-type" }?.value
  }

  private static func error(_ value: LuaValue) throws -> URLError.Code {
    if let name = value.string, let code = NetworkErrors.codes[name] { return code }
    let near = value.string.flatMap { nearest(to: $0, in: NetworkErrors.codes.keys.sorted()) }
    let hint =
      near.map { "did you mean \"\($0)\"?" }
      ?? "they are those of URLError.Code, such as \"not_connected_to_internet\" or \"timed_out\""
    throw Problem.usage("error: there is no \(ValueText.text(of: value)); \(hint)")
  }
}
