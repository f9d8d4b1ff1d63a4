import HarnessLua
import Testing

@Suite struct FunctionTests {
  private let script: Script

  init() throws {
    script = try Script { library in
      library.function("add") { (left: Int, right: Int) in left + right }
      library.function("half") { (number: Double) in number / 2 }
      library.function("opposite") { (flag: Bool) in !flag }
      library.function("greet") { (name: String, mark: String?) in "hello \(name)\(mark ?? "")" }
      library.function("sum") { (numbers: [Int]) in numbers.reduce(0, +) }
      library.function("nested") { (rows: [[Int]]) in rows.count }
      library.function("ages") { (ages: [String: Int]) in ages.values.reduce(0, +) }
      library.function("echo") { (value: LuaValue) in value }
      library.function("bytes") { (bytes: LuaBytes) in bytes.bytes.map { Int($0) } }
      library.function("nothing") { () -> Void in }
      library.function("table") { (table: LuaTable) in table }
      library.function("twice") { (function: LuaFunction, value: Int) throws -> Int in
        try function.call(function.call(value, returning: Int.self), returning: Int.self)
      }
      library.function("many") { (call: LuaCall) in call.returns(1, "two", true, [3.5]) }
    }
  }

  @Test func `typed arguments and results go both ways`() throws {
    #expect(try script("return add(2, 3), half(3), opposite(false)") == [5, 1.5, true])
    #expect(try script("return greet('Ann'), greet('Ann', '!')") == ["hello Ann", "hello Ann!"])
    #expect(try script("return sum{1, 2, 3}, nested{{1}, {2, 3}}") == [6, 2])
    #expect(try script("return ages{ann = 3, bob = 4}") == [7])
    #expect(try script("return nothing()") == [])
    #expect(try script("return twice(function(n) return n * 3 end, 2)") == [18])
    #expect(try script("local a, b, c, d = many() return a, b, c, d[1]") == [1, "two", true, 3.5])
  }

  @Test func `values keep their type and identity`() throws {
    #expect(
      try script("return echo(1), echo(1.5), echo('x'), echo(nil), echo(true)")
        == [1, 1.5, "x", nil, true])
    #expect(try script("return math.type(echo(2)), math.type(echo(2.0))") == ["integer", "float"])
    #expect(
      try script("local t, f = {}, print return echo(t) == t, echo(f) == f, table(t) == t")
        == [true, true, true])
    #expect(try script("return echo(coroutine.create(print))").first?.isNil == true)
  }

  @Test func `text that is no UTF-8 keeps its bytes, and as a text it is repaired`() throws {
    let values = try script(#"return echo("a\xffb"), bytes("a\xff")[2]"#)
    #expect(values == [LuaValue(bytes: [97, 0xFF, 98]), 255])
    #expect(values[0].string == "a\u{FFFD}b")
    #expect(try script(#"return #echo("a\0b"), echo("grün")"#) == [3, "grün"])
  }

  @Test(arguments: [
    ("add(1, 'x')", "bad argument #2 (integer expected, got string)"),
    ("add(1.5, 1)", "bad argument #1 (integer expected, got number)"),
    ("add(1)", "bad argument #2 (integer expected, got no value)"),
    ("add(nil, 1)", "bad argument #1 (integer expected, got nil)"),
    ("add('1', 1)", "bad argument #1 (integer expected, got string)"),
    ("half({})", "bad argument #1 (number expected, got table)"),
    ("opposite(nil)", "bad argument #1 (boolean expected, got nil)"),
    ("greet(5)", "bad argument #1 (string expected, got number)"),
    ("greet('Ann', 5)", "bad argument #2 (string expected, got number)"),
    ("sum(5)", "bad argument #1 (table expected, got number)"),
    ("sum{1, 'x'}", "bad argument #1 (item 2: integer expected, got string)"),
    ("nested{{1}, {2, 'x'}}", "bad argument #1 (item 2: item 2: integer expected, got string)"),
    ("ages{ann = 'x'}", "bad argument #1 (ann: integer expected, got string)"),
    ("ages{1}", "bad argument #1 (string keys expected, got number)"),
    ("table(print)", "bad argument #1 (table expected, got function)"),
    ("twice(1, 2)", "bad argument #1 (function expected, got number)"),
    ("twice(function() return 'x' end, 2)", "bad result (integer expected, got string)"),
  ])
  func `a wrong argument is told by number and type`(text: String, message: String) throws {
    let error = try script.failure(text)
    #expect(error.kind == .argument)
    #expect(error.message == message)
    #expect(error.description == "a.lua:1: \(message)")
  }

  @Test func `integral floats are integers`() throws {
    #expect(try script("return add(2.0, 3)") == [5])
  }

  @Test func `a closure becomes a function of one state`() throws {
    var calls = 0
    let function = script.state.makeFunction { call in
      calls += 1
      return call.returns(try call.integer(1) + 1)
    }
    script.state.setGlobal("increment", function)
    #expect(try script("return increment(1), increment == increment") == [2, true])
    #expect(calls == 1)
  }

  @Test func `a closure is released with its function`() throws {
    let life = Life()
    do {
      let canary = Canary(life)
      _ = script.state.makeFunction { _ in withExtendedLifetime(canary) { 0 } }
    }
    script.state.collectGarbage()
    #expect(life.count == 0)
  }
}
