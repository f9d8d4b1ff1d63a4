import CHarnessLua

/// A Swift closure as a Lua function of one state, kept alive by Lua.
public struct LuaNativeFunction: LuaPushable {
  private let callee: LuaCallee

  /// A function that pushes its results and returns their count.
  public init(_ body: @escaping (LuaCall) throws -> Int) { callee = LuaClosure(body) }

  /// Pushes the function; each push makes a new Lua value.
  public func push(onto call: LuaCall) {
    hlua_push_closure(call.stack, Unmanaged.passRetained(callee).toOpaque())
  }
}
