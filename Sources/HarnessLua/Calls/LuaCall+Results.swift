import CHarnessLua

extension LuaCall {
  /// Pushes a result. A closure returns how many it pushed.
  public func push(_ value: some LuaPushable) {
    if hasRoom(for: 1) { value.push(onto: self) }
  }

  /// Pushes the results and gives their count: `return call.returns(name, 3)`.
  public func returns<each Result: LuaPushable>(_ result: repeat each Result) -> Int {
    let before = hlua_top(stack)
    repeat push(each result)
    return Int(hlua_top(stack) - before)
  }

  /// Pushes results whose number is known only at run time, and gives their count.
  public func returns(all results: [LuaValue]) -> Int {
    guard hasRoom(for: results.count) else { return 0 }
    for value in results { value.push(onto: self) }
    return results.count
  }

  /// Gives back the arguments from one on as the results.
  public func returnsArguments(from first: Int = 1) -> Int {
    guard first <= count, hasRoom(for: count) else { return 0 }
    for index in first...count { hlua_push_copy(stack, slot(index)) }
    return count - first + 1
  }

  /// Pushes a copy of an argument, which keeps its identity at no cost.
  public func push(argument index: Int) {
    if hasRoom(for: 1) { hlua_push_copy(stack, slot(index)) }
  }

  /// Pushes a table that the body fills.
  public func pushTable(
    items: Int = 0, fields: Int = 0, _ body: (LuaTableBuilder) throws -> Void
  ) rethrows {
    guard hasRoom(for: 4) else { return hlua_push_nil(stack) }
    hlua_new_table(stack, Int32(clamping: items), Int32(clamping: fields))
    try body(LuaTableBuilder(call: self, slot: hlua_top(stack)))
  }

  /// Makes room for results and what they need meanwhile; without it the call ends with an error.
  private func hasRoom(for count: Int) -> Bool {
    let hasRoom = hlua_reserve(stack, Int32(clamping: count + 4))
    if !hasRoom { hlua_note_overflow(stack) }
    return hasRoom
  }

  /// Pushes the one Lua value that stands for a Swift object.
  func push(object: AnyObject) {
    let type = state.library.scope(of: object).pointer
    if hlua_push_known_object(stack, Unmanaged.passUnretained(object).toOpaque(), type) { return }
    hlua_push_object(stack, Unmanaged.passRetained(object).toOpaque(), type)
  }
}

/// Fills a new table that lies on the stack.
public struct LuaTableBuilder {
  let call: LuaCall
  let slot: Int32

  /// Sets a named field.
  public func set(_ name: String, _ value: some LuaPushable) {
    name.push(onto: call)
    value.push(onto: call)
    _ = hlua_raw_set(call.stack, slot)
  }

  /// Sets an item, counted from 1.
  public func set(_ item: Int, _ value: some LuaPushable) {
    value.push(onto: call)
    hlua_raw_set_item(call.stack, slot, Int64(item))
  }
}
