import CHarnessLua

// Table arguments without holding the table: the fast path for option tables.
extension LuaCall {
  /// A named field of a table argument; nil if it is not set.
  public func field<T: LuaReadable>(
    _ name: String, of index: Int, as _: T.Type = T.self
  ) throws(LuaError) -> T? {
    try expectTable(index)
    pushField(name, of: slot(index))
    defer { pop() }
    return try readTop(of: index, part: name)
  }

  /// An item of a table argument; nil if it is not set.
  public func item<T: LuaReadable>(
    _ item: Int, of index: Int, as _: T.Type = T.self
  ) throws(LuaError) -> T? {
    try expectTable(index)
    hlua_raw_get_item(stack, slot(index), Int64(item))
    defer { pop() }
    return try readTop(of: index, part: "item \(item)")
  }

  /// The type of a named field of a table argument.
  public func kind(ofField name: String, of index: Int) -> LuaKind {
    guard kind(of: index) == .table else { return .none }
    pushField(name, of: slot(index))
    defer { pop() }
    return LuaKind(rawValue: hlua_type_of(stack, -1)) ?? .none
  }

  /// The length of a table argument.
  public func length(of index: Int) -> Int {
    kind(of: index) == .table ? Int(hlua_raw_length(stack, slot(index))) : 0
  }

  /// The keys of a table argument: numbers by size, then texts, then others in no particular order.
  public func keys(of index: Int) throws(LuaError) -> [LuaValue] {
    try expectTable(index)
    var keys: [LuaValue] = []
    hlua_push_nil(stack)
    while hlua_next(stack, slot(index)) > 0 {
      pop()
      keys.append(value(at: -1))
    }
    return keys.count > 1 ? keys.sorted(by: LuaValue.isBefore) : keys
  }

  func expectTable(_ index: Int) throws(LuaError) {
    guard kind(of: index) == .table else { throw mismatch(at: index, expected: "table") }
  }

  /// A table with fields and no items is no list, though Lua's length of it is 0.
  func expectNoFields(_ index: Int) throws(LuaError) {
    hlua_push_nil(stack)
    guard hlua_next(stack, slot(index)) > 0 else { return }
    pop(2)
    throw .badArgument(index, reason: "list expected, got a table with named fields")
  }

  /// Reads the top of the stack as a part of an argument.
  func readTop<T: LuaReadable>(
    of index: Int, part: @autoclosure () -> String
  ) throws(LuaError) -> T? {
    guard hlua_type_of(stack, -1) != LuaKind.nil.rawValue else { return nil }
    do {
      return try T.read(from: self, at: topIndex)
    } catch {
      throw error.inside(part(), ofArgument: index)
    }
  }

  private func pushField(_ name: String, of slot: Int32) {
    var name = name
    name.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        _ = hlua_raw_get_field(stack, slot, characters.baseAddress, characters.count)
      }
    }
  }
}
