import HarnessLua
import Testing

private final class Button: LuaObject {
  var taps = 0
  var isOn = false
}

private class Shape: LuaObject {
  static func read(from call: LuaCall, at index: Int) throws(LuaError) -> Self {
    guard let shape: Self = call.object(index) else {
      throw call.mismatch(at: index, expected: "Shape")
    }
    return shape
  }
}

private final class Circle: Shape {}

@Suite struct ObjectTests {
  private let script: Script
  private let life = Life()

  init() throws {
    let life = life
    script = try Script { library in
      library.function("button") { () in Button() }
      library.function("same") { (button: Button) in button }
      library.function("circle") { () in Circle() }
      library.function("canary") { () in Canary(life) }
      library.type("Button", Button.self) { type in
        type.method("tap") { (button: Button, times: Int?) -> Int in
          button.taps += times ?? 1
          return button.taps
        }
        type.method("reset") { (button: Button) in button.taps = 0 }
        type.method("count") { (_: Button, call: LuaCall) in call.returns(call.count) }
        type.property("taps") { $0.taps }
        type.property("on", { $0.isOn }, set: { $0.isOn = $1 })
        type.string { "button with \($0.taps) taps" }
        type.length { $0.taps }
        type.call { button, call in call.returns("called", try call.integer(1)) }
        type.concatenation { call in call.returns(try call.text(1) + call.text(2)) }
      }
      library.type("Shape", Shape.self) { type in
        type.property("name") { _ in "shape" }
        type.index { _, call in
          guard case .integer(let number) = call.value(1) else { return nil }
          return call.returns(number * 2)
        }
        type.newIndex { _, call in call.value(1) == "colour" }
      }
      library.type("Canary", Canary.self) { type in
        type.method("with") { (_: Canary, body: LuaFunction) throws -> Bool in
          try body.call()
          return true
        }
        type.property("alive") { _ in true }
      }
      library.suggestion { unknown, known in known.last { $0.first == unknown.first } }
    }
  }

  @Test func `an object is one Lua value`() throws {
    #expect(try script("local b = button() return b == same(b), b == button()") == [true, false])
    #expect(try script("local t = {} local b = button() t[b] = 1 return t[same(b)]") == [1])
  }

  @Test func `methods and properties work`() throws {
    #expect(
      try script("local b = button() b:tap() return b:tap(2), b.taps, b:count(7, 8)")
        == [3, 3, 2])
    #expect(
      try script("local b = button() b.on = true return b.on, b.tap == b.tap") == [true, true])
  }

  @Test func `events of the type work`() throws {
    #expect(
      try script("local b = button() b:tap(4) return tostring(b), #b, b(5)")
        == ["button with 4 taps", 4, "called", 5])
    #expect(try script("return 'a ' .. button() .. ' b'") == ["a button with 0 taps b"])
    #expect(try script("return getmetatable(button())") == [false])
  }

  @Test func `a subclass has the members of its class`() throws {
    #expect(try script("return circle().name, circle()[21]") == ["shape", 42])
    #expect(try script("local c = circle() c.colour = 1 return c.name") == ["shape"])
    #expect(try script.failure("circle().size = 1").message == "Shape has no member 'size'")
    #expect(try script.failure("return circle().size").message == "Shape has no member 'size'")
  }

  @Test(arguments: [
    ("return button().tops", "Button has no member 'tops'; did you mean 'taps'?"),
    ("button().xyz = 1", "Button has no member 'xyz'"),
    ("button().taps = 1", "Button.taps cannot be set"),
    ("button().tap = 1", "Button.tap cannot be set"),
    ("button().on = 1", "on: boolean expected, got number"),
    (
      "button().tap(2)",
      "Button:tap was called without its object; did you write '.' instead of ':'?"
    ),
    (
      "button().tap()",
      "Button:tap was called without its object; did you write '.' instead of ':'?"
    ),
    (
      "button().tap(circle())",
      "Button:tap was called without its object; did you write '.' instead of ':'?"
    ),
    ("button():tap('x')", "bad argument #1 (integer expected, got string)"),
    ("same(circle())", "bad argument #1 (Button expected, got Shape)"),
    ("same(io)", "io is not available in a test script"),
    (
      "setmetatable(button(), {})", "bad argument #1 to 'setmetatable' (table expected, got Button)"
    ),
  ])
  func `a mistake with an object is explained`(text: String, message: String) throws {
    #expect(try script.failure(text).message == message)
  }

  @Test func `an object lives as long as Lua holds it`() throws {
    try script("c = canary()")
    script.state.collectGarbage()
    #expect(life.count == 1)
    try script("c = nil")
    script.state.collectGarbage()
    #expect(life.count == 0)
    try script("c = canary()")
    script.state.close()
    #expect(life.count == 0)
  }

  @Test func `a closed object is let go at once and refuses its use`() throws {
    try script("do local c <close> = canary() closed = c end")
    #expect(life.count == 0)
    #expect(try script.failure("return closed.alive").message == "the Canary is closed")
    #expect(
      try script.failure("closed:with(print)").message
        == "Canary:with was called on an object that is closed")
  }

  @Test func `an object may be collected during its own method`() throws {
    let text = """
      local p = canary()
      return p:with(function() p = nil for i = 1, 5 do collectgarbage() end end)
      """
    #expect(try script(text) == [true])
    script.state.collectGarbage()
    #expect(life.count == 0)
  }

  @Test func `an object may be closed during its own method`() throws {
    let text = """
      local p = canary()
      return p:with(function() do local x <close> = p end end)
      """
    #expect(try script(text) == [true])
    #expect(life.count == 0)
  }

  @Test func `an object of an unregistered class has no members`() throws {
    let script = try Script { library in library.function("button") { () in Button() } }
    #expect(try script.failure("return button().x").message == "Button has no member 'x'")
  }
}
