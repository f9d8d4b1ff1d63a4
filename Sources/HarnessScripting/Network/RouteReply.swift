import Foundation
import HarnessLua

/// What a route's function gives: a body, or `{ status = …, headers = …, body = … }`.
struct RouteReply: LuaReadable {
  /// Nil: as the route says.
  var status: Int?
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// The body was a table.
  var isJSON = false
  /// Why it is no answer.
  var problem: String?

  static func read(from call: LuaCall, at index: Int) throws(LuaError) -> RouteReply {
    MainActor.assumeIsolated {
      do {
        return try reply(in: call, at: index)
      } catch {
        return RouteReply(problem: (error as? Problem)?.message ?? "\(error)")
      }
    }
  }

  private static func reply(in call: LuaCall, at index: Int) throws -> RouteReply {
    var reply = RouteReply()
    guard call.kind(of: index) == .table, isReply(try call.table(index)) else {
      try reply.setBody(from: call, at: index)
      return reply
    }
    let table = try call.table(index)
    reply.status = try table["status"].isNil ? nil : RouteArguments.status(table["status"])
    reply.headers = try RouteArguments.headers(table["headers"])
    if call.kind(ofField: "body", of: index) == .string {
      reply.body = try call.field("body", of: index, as: LuaBytes.self)?.bytes ?? []
    } else {
      try reply.setJSON(table["body"])
    }
    return reply
  }

  /// A table is an answer when it has a body or a status that is a number, and nothing that an
  /// answer has not; else it is the body itself.
  private static func isReply(_ table: LuaTable) -> Bool {
    let names = table.entries.map(\.key.string)
    guard names.allSatisfy({ ["status", "headers", "body"].contains($0) }) else { return false }
    return names.contains("body") || table["status"].number != nil
  }

  private mutating func setBody(from call: LuaCall, at index: Int) throws {
    if let bytes = call.kind(of: index) == .string ? call.bytes(index) : nil {
      body = bytes
    } else {
      try setJSON(call.value(index))
    }
  }

  private mutating func setJSON(_ value: LuaValue) throws {
    if value.isNil { return }
    guard case .table = value else {
      throw Problem.usage(
        "body: a text or a table expected, got \(ValueText.text(of: value))")
    }
    body = Array(try JSONValue(value, at: "body").data)
    isJSON = true
  }
}
