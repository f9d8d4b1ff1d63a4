import CHarnessLua

/// A Lua table held by Swift. Reading and writing ignore metatables.
public final class LuaTable {
  let reference: LuaReference
  /// Tells whether two held tables are the same.
  let identity: UnsafeRawPointer?

  init(at index: Int32, of call: LuaCall) {
    identity = hlua_identity(call.stack, index)
    hlua_push_copy(call.stack, index)
    reference = LuaReference(takingTopOf: call.stack, call.state.token)
  }

  /// The length as `#table` gives it.
  public var count: Int {
    withTable(empty: 0) { call, table in Int(hlua_raw_length(call.stack, table)) }
  }

  /// The value of a named field.
  public subscript(_ name: String) -> LuaValue {
    get { self[.string(name)] }
    set { self[.string(name)] = newValue }
  }

  /// The value of an item, counted from 1.
  public subscript(_ item: Int) -> LuaValue {
    get { self[.integer(item)] }
    set { self[.integer(item)] = newValue }
  }

  /// The value of any key. A nil or NaN key reads as nil and cannot be set.
  public subscript(_ key: LuaValue) -> LuaValue {
    get {
      withTable(empty: .nil) { call, table in
        key.push(onto: call)
        hlua_raw_get(call.stack, table)
        return call.value(at: -1)
      }
    }
    set {
      withTable(empty: ()) { call, table in
        key.push(onto: call)
        newValue.push(onto: call)
        _ = hlua_raw_set(call.stack, table)
      }
    }
  }

  /// All keys and values: numbers by size, then texts, then others in no particular order.
  public var entries: [(key: LuaValue, value: LuaValue)] {
    withTable(empty: []) { call, table in
      var entries: [(key: LuaValue, value: LuaValue)] = []
      hlua_push_nil(call.stack)
      while hlua_next(call.stack, table) > 0 {
        entries.append((call.value(at: -2), call.value(at: -1)))
        hlua_set_top(call.stack, hlua_top(call.stack) - 1)
      }
      if entries.count > 1 { entries.sort { LuaValue.isBefore($0.key, $1.key) } }
      return entries
    }
  }

  /// The items 1 to `count`.
  public var items: [LuaValue] {
    (0..<count).map { self[$0 + 1] }
  }

  /// Runs the body with the table on top of the running coroutine's stack, then clears up.
  private func withTable<Result>(
    empty: Result, _ body: (LuaCall, _ table: Int32) -> Result
  ) -> Result {
    guard let stack = reference.current, hlua_reserve(stack, 10) else { return empty }
    let top = hlua_top(stack)
    defer { hlua_set_top(stack, top) }
    guard reference.push(onto: stack) else { return empty }
    return body(LuaCall(stack), top + 1)
  }
}
