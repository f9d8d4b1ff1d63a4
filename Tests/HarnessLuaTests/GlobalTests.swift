import HarnessLua
import Testing

@Suite struct GlobalTests {
  private func strictScript() throws -> Script {
    try Script { library in
      library.function("find") { () in "found" }
      library.constant("seed") { call in call.returns(42) }
      var readings = 0
      library.property("app") { call in
        readings += 1
        return call.returns(readings)
      }
      library.unknownGlobal { name, _ in throw LuaError("the global '\(name)' was never set") }
    }
  }

  @Test func `reading a global that was never set asks the library's rule`() throws {
    let script = try strictScript()
    let error = try script.failure("\nlocal x = fnid")
    #expect(error.message == "the global 'fnid' was never set")
    #expect(error.position == LuaPosition(source: "a.lua", line: 2))
  }

  @Test func `a global that was set to nil may be read`() throws {
    let script = try strictScript()
    #expect(try script("x = nil return x") == [nil])
    #expect(try script("y = 1 y = nil return y, rawget(_G, 'z')") == [nil, nil])
    #expect(try script("return _G[1]") == [nil])
  }

  @Test func `without a rule such a global is nil`() throws {
    #expect(try Script()("return fnid") == [nil])
  }

  @Test func `the rule may answer with a value`() throws {
    let script = try Script { library in
      library.unknownGlobal { name, call in call.returns("\(name)?") }
    }
    #expect(try script("return hello") == ["hello?"])
  }

  @Test func `constants are computed once and properties each time`() throws {
    let script = try strictScript()
    #expect(
      try script("return find(), seed, app, app, _G.find == find") == [
        "found", 42, 1, 2, true,
      ])
  }

  @Test func `the library may replace words of Lua`() throws {
    var printed = ""
    let script = try Script { library in
      library.function("print") { (text: String) -> Void in printed += text }
    }
    try script("print('x') _G.print('y')")
    #expect(printed == "xy")
  }

  @Test func `the base library is there name by name`() throws {
    let script = try strictScript()
    #expect(
      try script("return _VERSION, _G == _ENV, type(pairs), select('#', 1, 2)")
        == ["Lua 5.4", true, "function", 2])
    #expect(
      try script("return ('x'):rep(3), ('%d'):format(3), #'abc', '10' + 1")
        == ["xxx", "3", 3, 11])
    #expect(
      try script("return type(string), string.rep == string.rep, string.nope")
        == ["table", true, nil])
    #expect(try script("string.trim = function() return 't' end return ('x'):trim()") == ["t"])
  }

  @Test(arguments: ["table", "math", "utf8", "coroutine", "os", "debug", "package"])
  func `a standard library is opened at its first use`(name: String) throws {
    let script = try strictScript()
    #expect(try script("return rawget(_G, '\(name)')") == [nil])
    #expect(try script("return type(\(name)), \(name) == \(name)") == ["table", true])
    #expect(try script("return require('\(name)') == \(name)") == [true])
  }

  @Test func `Swift reads and sets globals`() throws {
    let script = try strictScript()
    script.state.setGlobal("answer", 42)
    #expect(try script("result = answer + 1 return answer") == [42])
    #expect(script.state.global("result") == 43)
    #expect(
      try script.failure("setmetatable(_G, {})").message == "cannot change a protected metatable")
  }
}
