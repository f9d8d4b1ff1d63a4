import HarnessLua
import Testing

@Suite struct OptionTableTests {
  private let script: Script

  init() throws {
    script = try Script { library in
      library.function("tap") { (call: LuaCall) in
        let count: Int? = try call.field("count", of: 2)
        let force = try call.field("force", of: 2, as: Bool.self)
        let first = try call.item(1, of: 2, as: String.self)
        return call.returns(count, force, first)
      }
      library.function("kinds") { (call: LuaCall) in
        call.returns(
          call.kind(ofField: "a", of: 1).name, call.kind(ofField: "b", of: 1).name,
          call.length(of: 1), call.count)
      }
      library.function("keys") { (call: LuaCall) in
        call.returns(try call.keys(of: 1).compactMap(\.string).sorted())
      }
      library.function("options") { (call: LuaCall) in
        throw LuaError.badArgument(2, reason: "unknown option 'cuont'")
      }
      library.function("size") { (call: LuaCall) in
        call.pushTable(fields: 2) { table in
          table.set("width", 3)
          table.set(1, [LuaValue.string("x"), .nil])
        }
        return 1
      }
    }
  }

  @Test func `fields and items are read without holding the table`() throws {
    #expect(try script("return tap(nil, {count = 2, force = true, 'x'})") == [2, true, "x"])
    #expect(try script("return tap(nil, {})") == [nil, nil, nil])
    #expect(try script("return kinds({a = 1, 'x', 'y'}, 5)") == ["number", "nil", 2, 2])
    #expect(try script("return table.concat(keys{a = 1, b = 2, 3}, ',')") == ["a,b"])
  }

  @Test func `a wrong option is told by its name`() throws {
    #expect(
      try script.failure("tap(nil, {count = 'x'})").message
        == "bad argument #2 (count: integer expected, got string)")
    #expect(
      try script.failure("tap(nil, {2})").message
        == "bad argument #2 (item 1: string expected, got number)")
    #expect(
      try script.failure("tap(nil, 5)").message
        == "bad argument #2 (table expected, got number)")
    #expect(try script.failure("options()").message == "bad argument #2 (unknown option 'cuont')")
  }

  @Test func `a result table is built in place`() throws {
    #expect(try script("local s = size() return s.width, s[1][1]") == [3, "x"])
  }
}
