import HarnessLua
import Testing

@Suite struct ValueTests {
  private let state: LuaState

  init() throws { state = try LuaState() }

  private func run(_ text: String) throws -> [LuaValue] {
    try state.run(LuaChunk(text, name: "a.lua"))
  }

  @Test func `a table is read and written`() throws {
    let table = try #require(try run("return {1, 2, x = 'y', [1.5] = true}").first?.table)
    #expect(table.count == 2)
    #expect(table.items == [1, 2])
    #expect(table["x"] == "y")
    #expect(table[.number(1.5)] == true)
    table["z"] = .integer(3)
    table[3] = .string("three")
    table["x"] = .nil
    table[.nil] = .integer(1)
    table[.number(.nan)] = .integer(1)
    #expect(table.count == 3)
    #expect(table[.nil].isNil)
    #expect(table.entries.count == 5)
    #expect(table.entries.contains { $0.key == "z" && $0.value == 3 })
  }

  @Test func `a new table is a value of Lua as well`() throws {
    let table = state.makeTable()
    table[1] = "one"
    state.setGlobal("t", table)
    #expect(try run("t[2] = 'two' return #t, t[1]") == [2, "one"])
    #expect(table.items == ["one", "two"])
  }

  @Test func `a string that is no UTF-8 keeps its bytes`() throws {
    let bytes: [UInt8] = [0xFF, 0, 0xFE]
    let values = try run(#"return "\xff\0\xfe", "\xff", "grün", {["\xfe"] = 1, ["\xff"] = 2}"#)
    #expect(values[0] == .bytes(LuaBytes(bytes)))
    #expect(values[0].bytes == bytes && values[0].string == "\u{FFFD}\0\u{FFFD}")
    #expect(values[0].typeName == "string")
    #expect(values[0] != values[1] && values[1] != .string("\u{FFFD}"))
    #expect(values[2] == "grün" && values[2].bytes == Array("grün".utf8))
    let table = try #require(values[3].table)
    #expect(table.entries.map(\.value) == [1, 2])
    #expect(table[LuaValue(bytes: [0xFE])] == 1)
    table["x"] = LuaValue(bytes: bytes)
    state.setGlobal("t", table)
    #expect(try run(#"return #t.x, t.x == "\xff\0\xfe""#) == [3, true])
    #expect(LuaValue(bytes: Array("a".utf8)) == "a")
  }

  @Test func `values are equal as in Lua`() throws {
    #expect(try run("return 1, 1.0, 2^53").first == .number(1))
    #expect(LuaValue.integer(1) != .string("1"))
    #expect(LuaValue.string("e\u{301}") != .string("é"))
    #expect(LuaValue.integer(.max) != .number(9_223_372_036_854_775_808))
    let values = try run("local t, f = {}, function() end return t, t, {}, f, f, function() end")
    #expect(values[0] == values[1])
    #expect(values[0] != values[2])
    #expect(values[3] == values[4])
    #expect(values[3] != values[5])
  }

  @Test func `a value tells what it is`() throws {
    let values = try run("return nil, true, 2, 2.5, 's', {}, print, coroutine.create(print), 3.0")
    #expect(
      values.map(\.typeName) == [
        "nil", "boolean", "number", "number", "string", "table", "function", "thread", "number",
      ])
    #expect(values.map(\.isTruthy) == [false] + Array(repeating: true, count: 8))
    #expect(values.map(\.integer) == [nil, nil, 2, nil, nil, nil, nil, nil, 3])
    #expect(values.map(\.number) == [nil, nil, 2, 2.5, nil, nil, nil, nil, 3])
    #expect(values[1].boolean == true)
    #expect(values[4].string == "s")
    #expect(values[5].table?.count == 0)
    #expect(!LuaValue.boolean(false).isTruthy)
  }

  @Test func `a held function is called with any arguments`() throws {
    let function = try #require(
      try run("return function(...) return select('#', ...), ... end").first?.function)
    #expect(try function.call() == [0])
    #expect(try function.call(1, "x", nil as Int?) == [3, 1, "x", nil])
    #expect(try function.call(arguments: (1...100).map { .integer($0) }).count == 101)
    #expect(try function.call([1, 2], ["a": true]).count == 3)
    #expect(try state.call(function, true) == [1, true])
    #expect(try function.call("x", returning: Int.self) == 1)
  }

  @Test func `functions and tables of a closed state do nothing`() throws {
    let values = try run("return function() end, {1, 2}")
    let function = try #require(values[0].function)
    let table = try #require(values[1].table)
    let error = #expect(throws: LuaError.self) { try run("error({})") }
    state.close()
    #expect(!state.isOpen)
    #expect(throws: LuaError.self) { try function.call() }
    #expect(table.count == 0)
    #expect(table[1].isNil)
    #expect(table.entries.isEmpty)
    table[1] = 5
    #expect(error?.message == "(error object is a table value)")
    #expect(throws: LuaError.self) { try run("return 1") }
  }

  @Test func `a function of another state becomes nil`() throws {
    let other = try LuaState()
    other.setGlobal("f", try #require(try run("return print").first?.function))
    #expect(try other.run(LuaChunk("return rawget(_G, 'f')", name: "b.lua")) == [nil])
  }

  @Test func `held values are let go`() throws {
    let before = state.memoryUsed
    for _ in 1...1000 { _ = try run("return {}, function() end") }
    state.collectGarbage()
    #expect(state.memoryUsed < before + 20000)
  }
}
