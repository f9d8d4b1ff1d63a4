import CHarnessLua

extension Int: LuaReadable, LuaPushable {
  /// Reads an integer; 2.0 is one, "2" and 1.5 are not.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Int {
    var isValid = false
    let value = hlua_to_integer(call.stack, call.slot(index), &isValid)
    guard isValid else { throw call.mismatch(at: index, expected: "integer") }
    return Int(value)
  }

  /// Pushes an integer.
  public func push(onto call: LuaCall) { hlua_push_integer(call.stack, Int64(self)) }
}

extension Double: LuaReadable, LuaPushable {
  /// Reads a number.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Double {
    var isValid = false
    let value = hlua_to_number(call.stack, call.slot(index), &isValid)
    guard isValid else { throw call.mismatch(at: index, expected: "number") }
    return value
  }

  /// Pushes a number.
  public func push(onto call: LuaCall) { hlua_push_number(call.stack, self) }
}

extension Bool: LuaReadable, LuaPushable {
  /// Reads a boolean, and nothing else that counts as true.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Bool {
    guard call.kind(of: index) == .boolean else {
      throw call.mismatch(at: index, expected: "boolean")
    }
    return hlua_to_boolean(call.stack, call.slot(index))
  }

  /// Pushes a boolean.
  public func push(onto call: LuaCall) { hlua_push_boolean(call.stack, self) }
}

extension String: LuaReadable, LuaPushable {
  /// Reads a string, and no number; bytes that are no UTF-8 are repaired.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> String {
    guard let value = call.string(at: call.slot(index)) else {
      throw call.mismatch(at: index, expected: "string")
    }
    return value
  }

  /// Pushes a string.
  public func push(onto call: LuaCall) {
    var text = self
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hlua_push_string(call.stack, characters.baseAddress, characters.count)
      }
    }
  }
}

extension LuaValue: LuaReadable, LuaPushable {
  /// Reads any value; a missing argument is nil.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> LuaValue {
    call.value(index)
  }

  /// Pushes the value; what only Lua can use is pushed as nil.
  public func push(onto call: LuaCall) {
    switch self {
    case .nil, .other: hlua_push_nil(call.stack)
    case .boolean(let value): value.push(onto: call)
    case .integer(let value): value.push(onto: call)
    case .number(let value): value.push(onto: call)
    case .string(let value): value.push(onto: call)
    case .bytes(let value): value.push(onto: call)
    case .table(let value): value.push(onto: call)
    case .function(let value): value.push(onto: call)
    case .object(let value): call.push(object: value)
    }
  }
}

extension LuaFunction: LuaReadable, LuaPushable {
  /// Reads a function.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Self {
    guard call.kind(of: index) == .function else {
      throw call.mismatch(at: index, expected: "function")
    }
    return Self(at: call.slot(index), of: call)
  }

  /// Pushes the function; nil if its state is closed or another.
  public func push(onto call: LuaCall) {
    if !reference.push(onto: call.stack) { hlua_push_nil(call.stack) }
  }
}

extension LuaTable: LuaReadable, LuaPushable {
  /// Reads a table.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Self {
    guard call.kind(of: index) == .table else {
      throw call.mismatch(at: index, expected: "table")
    }
    return Self(at: call.slot(index), of: call)
  }

  /// Pushes the table; nil if its state is closed or another.
  public func push(onto call: LuaCall) {
    if !reference.push(onto: call.stack) { hlua_push_nil(call.stack) }
  }
}

extension LuaObject {
  /// Reads an object of this class.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Self {
    guard let object: Self = call.object(index) else {
      throw call.mismatch(at: index, expected: call.state.library.name(of: Self.self))
    }
    return object
  }

  /// Pushes the one Lua value that stands for this object.
  public func push(onto call: LuaCall) { call.push(object: self) }
}
