import Foundation
import HarnessAppleNames
import HarnessLua

/// What the requests of a route get.
struct RouteAnswer {
  enum Body {
    case bytes([UInt8])
    /// A function of the script makes it from the request.
    case function(LuaFunction)
  }
  var status = 200
  var headers: [String: String] = [:]
  var body = Body.bytes([])
  /// Seconds.
  var delay: Double = 0
  /// Why there is no answer.
  var error: URLError.Code?

  /// What an answer may say: as options of a route, and in the table that a route's function gives.
  static let names = ["status", "headers", "body", "body_file", "delay", "error"]
  private static let wantedBody = "a text or a table"
  private static let jsonType = "application/json"

  /// The answer without a function in it, for whom it is sent to.
  func sent(for url: URL?) -> NetworkAnswer {
    let delay = Duration.nanoseconds(Int64(delay * 1e9))
    if let error { return NetworkAnswer(.failure(URLError(error, for: url)), after: delay) }
    var reply = NetworkAnswer.Reply(status: status, headers: headers)
    if case .bytes(let bytes) = body { reply.body = Data(bytes) }
    return NetworkAnswer(.success(reply), after: delay)
  }
}

// MARK: - Options

extension RouteAnswer {
  /// The answer that the options of a route say.
  init(_ options: LuaTable, in context: TestContext) throws {
    try takeHead(options, in: context)
    if case .function(let function) = options["body"], options["body_file"].isNil {
      body = .function(function)
    } else {
      try takeBody(options, in: context, wanted: "a text, a table or a function(request)")
    }
  }

  /// Takes what a table says besides the body; what it does not say stays.
  private mutating func takeHead(_ options: LuaTable, in context: TestContext) throws {
    if !options["delay"].isNil { delay = try context.seconds(options["delay"], of: "delay") }
    if !options["error"].isNil {
      for name in ["status", "headers", "body", "body_file"] where !options[name].isNil {
        throw Problem.usage("error: a request that fails has no \(name); leave one of both out")
      }
      error = try Self.error(options["error"])
    }
    if !options["status"].isNil { status = try Self.status(options["status"]) }
    RouteHeaders.merge(try RouteHeaders.read(options["headers"]), into: &headers)
  }

  private mutating func takeBody(
    _ options: LuaTable, in context: TestContext, wanted: String = Self.wantedBody
  ) throws {
    guard !options["body_file"].isNil else { return try takeBody(options["body"], wanted) }
    guard options["body"].isNil else {
      throw Problem.usage("body_file: a route has one body; leave body or body_file out")
    }
    body = .bytes(try Self.file(options["body_file"], in: context))
  }

  private mutating func takeBody(_ value: LuaValue, _ wanted: String = Self.wantedBody) throws {
    switch value {
    case .nil: break
    case .string, .bytes: body = .bytes(value.bytes ?? [])
    case .table:
      body = .bytes(Array(try JSONValue(value, at: "body").data))
      if RouteHeaders.contentType(in: headers) == nil { headers["Content-Type"] = Self.jsonType }
    default:
      throw Problem.usage("body: \(wanted) expected, got \(ValueText.text(of: value))")
    }
  }

  /// The content of a file, whose path is seen from the script's folder.
  private static func file(_ value: LuaValue, in context: TestContext) throws -> [UInt8] {
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

  private static func status(_ value: LuaValue) throws -> Int {
    guard let status = value.integer, (100...599).contains(status) else {
      throw Problem.usage(
        "status: \(ValueText.text(of: value)) is no HTTP status; write a number from 100 to 599")
    }
    return status
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

// MARK: - What a function gives

extension RouteAnswer {
  /// The route's answer with what its function gave: a body, or a table with names of an answer,
  /// which then is an answer and has no other names.
  func made(from value: LuaValue, in context: TestContext) throws -> RouteAnswer {
    var answer = self
    answer.body = .bytes([])
    if value.isNil { throw Problem.usage("return the body, \"\" for an empty one") }
    guard case .table(let table) = value, Self.names.contains(where: { !table[$0].isNil }) else {
      try answer.takeBody(value)
      return answer
    }
    do {
      try Self.refuseOtherNames(in: table)
      try answer.takeHead(table, in: context)
    } catch let problem as Problem {
      throw Problem.usage("\(problem.message) (to send the table as JSON, write { body = { … } })")
    }
    try answer.takeBody(table, in: context)
    return answer
  }

  private static func refuseOtherNames(in table: LuaTable) throws {
    for (key, _) in table.entries where !names.contains(key.string ?? "") {
      let name = key.string ?? ValueText.text(of: key)
      let hint =
        nearest(to: name, in: names).map { "did you mean '\($0)'?" }
        ?? "there are: \(names.joined(separator: ", "))"
      throw Problem.usage("an answer has no '\(name)'; \(hint)")
    }
  }
}
