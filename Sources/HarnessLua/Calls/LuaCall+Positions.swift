import CHarnessLua

extension LuaCall {
  /// Where the script is: the nearest line of a script at or above a level, 1 being the caller.
  public func position(level: Int = 1) -> LuaPosition? {
    var source: UnsafePointer<CChar>?
    var line: Int32 = 0
    guard hlua_position(stack, Int32(clamping: level), &source, &line), let source else {
      return nil
    }
    return LuaPosition(source: state.sourceName(source), line: Int(line))
  }

  /// The script's frames, innermost first.
  public var traceback: [String] { hlua_note_failure(stack)?.pointee.frames ?? [] }

  /// What a name stands for at the script's line: a local, else an upvalue, else a global that is
  /// set; nil if it stands for nothing.
  public func variable(_ name: String) -> LuaValue? {
    guard hlua_reserve(stack, 10) else { return nil }
    if hlua_push_variable(stack, name) {
      defer { pop() }
      return value(at: -1)
    }
    let global = state.global(name)
    return global.isNil ? nil : global
  }

  /// How many results the caller wants: 0 for a bare statement, -1 for as many as there are; nil
  /// if this build of Lua does not tell.
  public var resultsWanted: Int? {
    Self.resultsWantedIsKnown ? Int(hlua_results_wanted(stack)) : nil
  }

  /// Whether `resultsWanted` passed its self-test with this build of Lua.
  public static let resultsWantedIsKnown = hlua_results_wanted_is_known()
}
