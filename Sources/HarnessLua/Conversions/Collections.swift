import CHarnessLua

extension Optional: LuaReadable where Wrapped: LuaReadable {
  /// Reads an optional argument: nil if it is missing, nil or null.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Wrapped? {
    if call.isNil(index) { return nil }
    let isNull = Wrapped.self != LuaNull.self && call.object(index, as: LuaNull.self) != nil
    return isNull ? nil : try Wrapped.read(from: call, at: index)
  }
}

extension Optional: LuaPushable where Wrapped: LuaPushable {
  /// Pushes the value or nil.
  public func push(onto call: LuaCall) {
    if let self { self.push(onto: call) } else { hlua_push_nil(call.stack) }
  }
}

extension Array: LuaReadable where Element: LuaReadable {
  /// Reads the items 1 to `#table`.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> [Element] {
    try call.expectTable(index)
    try call.expectRoom()
    let slot = call.slot(index)
    let count = call.length(of: index)
    if count == 0 { try call.expectNoFields(index) }
    var items: [Element] = []
    items.reserveCapacity(count)
    for item in 0..<count {
      hlua_raw_get_item(call.stack, slot, Int64(item + 1))
      defer { call.pop() }
      do {
        items.append(try Element.read(from: call, at: call.topIndex))
      } catch {
        throw error.inside("item \(item + 1)", ofArgument: index)
      }
    }
    return items
  }
}

extension Array: LuaPushable where Element: LuaPushable {
  /// Pushes a table with the items 1 to `count`; null in the place of a nil.
  public func push(onto call: LuaCall) {
    let mayBeNil = Element.self is any MaybeNil.Type
    call.pushTable(items: count) { table in
      for (index, item) in enumerated() {
        if mayBeNil, (item as? any MaybeNil)?.isNil == true {
          table.set(index + 1, LuaNull.shared)
        } else {
          table.set(index + 1, item)
        }
      }
    }
  }
}

extension Dictionary: LuaReadable where Key == String, Value: LuaReadable {
  /// Reads a table whose keys are strings.
  public static func read(from call: LuaCall, at index: Int) throws(LuaError) -> [String: Value] {
    try call.expectTable(index)
    try call.expectRoom()
    var fields: [String: Value] = [:]
    let top = hlua_top(call.stack)
    defer { hlua_set_top(call.stack, top) }
    hlua_push_nil(call.stack)
    while hlua_next(call.stack, call.slot(index)) > 0 {
      guard let name = call.string(at: -2) else {
        let got = call.typeName(of: call.topIndex - 1)
        throw LuaError.badArgument(index, reason: "string keys expected, got \(got)")
      }
      do {
        fields[name] = try Value.read(from: call, at: call.topIndex)
      } catch {
        throw error.inside(name, ofArgument: index)
      }
      call.pop()
    }
    return fields
  }
}

extension Dictionary: LuaPushable where Key == String, Value: LuaPushable {
  /// Pushes a table with a field for each key.
  public func push(onto call: LuaCall) {
    call.pushTable(fields: count) { table in
      for (name, value) in self { table.set(name, value) }
    }
  }
}

extension LuaCall {
  /// Nested tables need stack slots of their own.
  func expectRoom() throws(LuaError) {
    guard hlua_reserve(stack, 8) else { throw LuaError("stack overflow") }
  }
}
