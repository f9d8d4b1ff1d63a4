import CHarnessLua

/// Pushes a thrown Swift error as the Lua value to raise, and answers that it is to be raised.
func raise(_ error: any Error, in call: LuaCall) -> Int32 {
  var error = LuaError(wrapping: error)
  if let raised = error.raised, raised.reference.push(onto: call.stack) {
    call.state.lastRaised = error
    return Int32(HLUA_RAISE)
  }
  if error.position == nil, let note = hlua_note_failure(call.stack) {
    error.position = note.pointee.position
    error.traceback = note.pointee.frames
  }
  call.push(object: LuaErrorObject(error))
  return Int32(HLUA_RAISE)
}

/// Takes the error of a failed protected call from the top of the stack.
func takeError(status: Int32, from state: LuaState, _ stack: OpaquePointer) -> LuaError {
  let call = LuaCall(stack)
  defer { hlua_set_top(stack, hlua_top(stack) - 1) }
  if let object: LuaErrorObject = call.object(at: -1) { return object.error }
  if let last = state.lastRaised, let raised = last.raised, raised.reference.push(onto: stack) {
    defer { hlua_set_top(stack, hlua_top(stack) - 1) }
    if hlua_raw_equal(stack, -1, -2) { return last }
  }
  var error = LuaError(call.errorText(), kind: state.kind(ofStatus: status))
  switch error.kind {
  case .syntax: error.splitSyntaxPosition()
  case .memory: error.message = "not enough memory"
  default: error.addNote(of: hlua_last_failure(stack))
  }
  hlua_push_copy(stack, -1)
  error.raised = LuaRaisedValue(LuaReference(takingTopOf: stack, state.token))
  return error
}

extension LuaState {
  fileprivate func kind(ofStatus status: Int32) -> LuaError.Kind {
    if hlua_time_is_over(stack) { return .timeout }
    return switch Int(status) {
    case HLUA_ERRSYNTAX: .syntax
    case HLUA_ERRMEM: .memory
    case HLUA_ERRERR: .handler
    default: .runtime
    }
  }
}

extension LuaCall {
  /// The text of the error value on top of the stack.
  fileprivate func errorText() -> String {
    let kind = LuaKind(rawValue: hlua_type_of(stack, -1)) ?? .none
    if kind == .string { return string(at: -1) ?? "" }
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
  /// Separates "file.lua:3: message", the form of all syntax errors.
  fileprivate mutating func splitSyntaxPosition() {
    let bytes = Array(message.utf8)
    for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
      let digits = bytes[(colon + 1)...].prefix { (48...57).contains($0) }
      guard let line = Int(String(decoding: digits, as: UTF8.self)),
        bytes[digits.endIndex...].starts(with: [UInt8(ascii: ":"), UInt8(ascii: " ")])
      else { continue }
      position = LuaPosition(source: String(decoding: bytes[..<colon], as: UTF8.self), line: line)
      message = String(decoding: bytes[(digits.endIndex + 2)...], as: UTF8.self)
      return
    }
  }

  /// Takes position and traceback from what was noted when the error was raised.
  fileprivate mutating func addNote(of note: UnsafePointer<hlua_failure>?) {
    guard let note else { return }
    position = note.pointee.position
    traceback = note.pointee.frames
    message = String(decoding: message.utf8.dropFirst(note.pointee.prefix), as: UTF8.self)
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
