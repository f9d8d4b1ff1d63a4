import CHarnessLua

/// A Swift error while it travels through Lua.
final class LuaErrorObject {
  let error: LuaError

  init(_ error: LuaError) { self.error = error }
}

extension LuaErrorObject {
  /// How an error looks to a script: fields, and the string methods on its text.
  static func makeScope() -> LuaTypeScope {
    let scope = LuaTypeScope(name: "error", class: LuaErrorObject.self, isTextual: true)
    let type = LuaType<LuaErrorObject>(scope)
    type.property("message") { $0.error.message }
    type.property("line") { $0.error.position?.line }
    type.property("source") { $0.error.position?.source }
    type.property("traceback") { $0.error.traceback.joined(separator: "\n") }
    type.string { $0.error.description }
    type.concatenation { call in
      call.returns(try text(of: call, 1) + text(of: call, 2))
    }
    return scope
  }

  /// The text of an operand of `..`: an error, a string or a number.
  private static func text(of call: LuaCall, _ index: Int) throws(LuaError) -> String {
    switch call.kind(of: index) {
    case .string, .number, .userdata: return try call.text(index)
    default:
      throw LuaError("attempt to concatenate a \(call.typeName(of: index)) value")
    }
  }
}

/// A value that a script raised, held so that Swift can raise the very same again.
final class LuaRaisedValue: @unchecked Sendable {
  // Unchecked: an error must be Sendable, but a state and its errors stay on one thread.
  let reference: LuaReference

  init(_ reference: LuaReference) { self.reference = reference }
}
