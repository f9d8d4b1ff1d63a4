import CHarnessLua

/// Pushes a thrown Swift error as the Lua value to raise, and answers that it is to be raised.
func raise(_ error: any Error, in call: LuaCall) -> Int32 {
  var error = LuaError(wrapping: error)
  if let raised = error.raised, raised.reference.push(onto: call.stack) {
    call.state.lastRaised = error
    return Int32(HLUA_RAISE)
  }
  if error.traceback.isEmpty, let note = hlua_note_failure(call.stack) {
    error.position = error.position ?? note.pointee.position
    error.traceback = note.pointee.frames
  }
  call.push(object: LuaErrorObject(error))
  return Int32(HLUA_RAISE)
}

/// Lua's own words, which the bridge uses too.
private let outOfMemory = "not enough memory"

/// Takes the error of a failed protected call from the top of the stack.
func takeError(status: Int32, from state: LuaState, _ stack: OpaquePointer) -> LuaError {
  let call = LuaCall(stack)
  defer { call.pop() }
  if let object: LuaErrorObject = call.object(at: -1) { return object.error }
  if let last = state.errorRaisedAgain(on: stack) { return last }
  var error = LuaError("", kind: state.kind(ofStatus: status))
  var prefix = 0
  if let note = hlua_last_failure(stack)?.pointee {
    prefix = note.prefix
    error.position = note.position
    error.traceback = note.frames
  }
  error.message = call.errorText(without: prefix)
  if error.message == outOfMemory {  // raised by Lua, or by the bridge after Swift took too much
    error.kind = .memory
    error.message += " (the script may use \(state.memoryLimit / 1024) KB)"
  }
  hlua_push_copy(stack, -1)
  error.raised = LuaRaisedValue(LuaReference(takingTopOf: stack, state.token))
  return error
}

/// Takes the error of a text that cannot be loaded from the top of the stack.
func takeSyntaxError(status: Int32, from state: LuaState, _ stack: OpaquePointer, chunk: String)
  -> LuaError
{
  if status == HLUA_ERRMEM { return takeError(status: status, from: state, stack) }
  let call = LuaCall(stack)
  defer { call.pop() }
  var error = LuaError(call.errorText(without: 0), kind: .syntax)
  error.splitSyntaxPosition(source: chunk)
  return error
}

extension LuaState {
  /// The error whose value lies on top, if Swift was the last to raise that value.
  fileprivate func errorRaisedAgain(on stack: OpaquePointer) -> LuaError? {
    guard let last = lastRaised, let raised = last.raised, raised.reference.push(onto: stack)
    else { return nil }
    defer { hlua_set_top(stack, hlua_top(stack) - 1) }
    return hlua_raw_equal(stack, -1, -2) ? last : nil
  }

  fileprivate func kind(ofStatus status: Int32) -> LuaError.Kind {
    if hlua_time_is_over(stack) { return .timeout }
    return switch Int(status) {
    case HLUA_ERRMEM: .memory
    case HLUA_ERRERR: .handler
    default: .runtime
    }
  }
}

extension LuaCall {
  /// The text of the error value on top of the stack, without so many bytes of position.
  fileprivate func errorText(without prefix: Int) -> String {
    let kind = LuaKind(rawValue: hlua_type_of(stack, -1)) ?? .none
    if kind == .string {
      return String(decoding: (string(at: -1) ?? "").utf8.dropFirst(prefix), as: UTF8.self)
    }
    if kind == .nil { return "an error of nil: the script called error() without a message" }
    let status = hlua_to_text(stack, -1)
    defer { hlua_set_top(stack, hlua_top(stack) - 1) }
    guard status == HLUA_OK, let text = string(at: -1) else {
      return "(error object is a \(kind.name) value whose __tostring failed)"
    }
    let isPlain = kind != .userdata && text.hasPrefix("\(kind.name): 0x")
    return isPlain ? "(error object is a \(kind.name) value)" : text
  }
}

extension LuaError {
  /// Separates "file.lua:3: message", the form of all syntax errors; Lua shortens the file's name.
  fileprivate mutating func splitSyntaxPosition(source: String) {
    let bytes = Array(message.utf8)
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
      let digits = bytes[(colon + 1)...].prefix { (48...57).contains($0) }
      guard let line = Int(String(decoding: digits, as: UTF8.self)),
        bytes[digits.endIndex...].starts(with: [UInt8(ascii: ":"), UInt8(ascii: " ")])
      else { continue }
      position = LuaPosition(source: source, line: line)
      message = String(decoding: bytes[(digits.endIndex + 2)...], as: UTF8.self)
      return
    }
  }
}

extension hlua_failure {
  var position: LuaPosition? {
    line > 0 ? LuaPosition(source: String(cString: source), line: Int(line)) : nil
  }

  var frames: [String] {
    String(cString: traceback).split(separator: "\n").map(String.init)
  }
}
