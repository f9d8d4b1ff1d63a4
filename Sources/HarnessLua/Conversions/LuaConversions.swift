/// A Swift type that can be read from an argument of a Lua call.
public protocol LuaReadable {
  /// Reads an argument, or throws "bad argument #2 (integer expected, got string)".
  static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Self
}

/// A Swift type whose values can be given to Lua.
public protocol LuaPushable {
  /// Pushes exactly one Lua value.
  func push(onto call: LuaCall)
}

/// A Swift class whose objects Lua can hold. Its members are those registered in the library.
public protocol LuaObject: AnyObject, LuaReadable, LuaPushable {}
