import HarnessLua
import Testing

@Suite struct ErrorTests {
  private let script: Script
  private let life = Life()

  init() throws {
    let life = life
    script = try Script { library in
      library.function("guarded") { (body: LuaFunction) throws -> Void in
        let canary = Canary(life)
        defer { withExtendedLifetime(canary) {} }
        try body.call()
      }
      library.function("caught") { (body: LuaFunction) -> String in
        let canary = Canary(life)
        defer { withExtendedLifetime(canary) {} }
        do throws(LuaError) {
          try body.call()
          return "no error"
        } catch {
          return "\(error.kind): \(error)"
        }
      }
    }
  }

  // MARK: Swift throws

  @Test func `a Swift error is an object for pcall`() throws {
    let text = """
      local ok, e = pcall(function()
        throw()
      end)
      return ok, tostring(e), e.message, e.line, e.source, e.traceback
      """
    #expect(
      try script(text) == [
        false, "a.lua:2: label not found", "label not found", 2, "a.lua",
        "a.lua:2: in function <line 1>\na.lua:1: in main chunk",
      ])
  }

  @Test func `the object can be used as a text`() throws {
    let text = """
      local ok, e = pcall(throw)
      return e:find("label"), e:upper():sub(1, 5), e .. "!", "!" .. e, 1 .. e, e.nope
      """
    #expect(
      try script(text) == [
        10, "A.LUA", "a.lua:1: label not found!", "!a.lua:1: label not found",
        "1a.lua:1: label not found", nil,
      ])
    #expect(
      try script.failure("local ok, e = pcall(throw) return e .. {}").message
        == "attempt to concatenate a table value")
    #expect(
      try script.failure("local ok, e = pcall(throw) e.x = 1").message
        == "error has no member 'x'")
  }

  @Test func `a Swift error comes back with its place and itself`() throws {
    let error = try script.failure("local function f()\n  throw()\nend\nf()")
    #expect(error.underlying is LabelNotFound)
    #expect(error.message == "label not found")
    #expect(error.position == LuaPosition(source: "a.lua", line: 2))
    #expect(error.traceback == ["a.lua:2: in function 'f'", "a.lua:4: in main chunk"])
    #expect(error.kind == .runtime)
  }

  @Test(arguments: [
    "local ok, e = pcall(throw)\nerror(e)",
    "local ok, e = pcall(throw)\nerror(e, 0)",
    "local ok, e = pcall(throw)\ncall(function() error(e) end)",
    "\n\nlocal ok, e = pcall(call, call, function() throw() end)\nerror(e)",
  ])
  func `a Swift error raised again keeps its first place`(text: String) throws {
    let error = try script.failure(text)
    #expect(error.underlying is LabelNotFound)
    #expect(error.position?.line == (text.hasPrefix("\n") ? 3 : 1))
    #expect(error.message == "label not found")
  }

  @Test func `the position of a thrown LuaError may be chosen`() throws {
    let script = try Script { library in
      library.function("fail") { () throws -> Void in
        throw LuaError("open", position: LuaPosition(source: "b.lua", line: 7))
      }
    }
    let error = try script.failure("fail()")
    #expect(error.description == "b.lua:7: open")
    #expect(error.traceback == ["a.lua:1: in main chunk"])
  }

  // MARK: Lua errors

  @Test func `a Lua error has message, position and the script's frames`() throws {
    let text = """
      local function inner() error("broken") end
      function outer()
        inner()
      end
      call(outer)
      """
    let error = try script.failure(text)
    #expect(error.message == "broken")
    #expect(error.position == LuaPosition(source: "a.lua", line: 1))
    #expect(
      error.traceback == [
        "a.lua:1: in function 'inner'", "a.lua:3: in function <line 2>", "a.lua:5: in main chunk",
      ])
  }

  @Test func `a Lua error stays a string inside Lua`() throws {
    #expect(try script("return pcall(error, 'x', 0)") == [false, "x"])
    #expect(
      try script("local ok, e = pcall(call, function() error('x') end) return e")
        == ["a.lua:1: x"])
    #expect(try script("return pcall(nil)") == [false, "attempt to call a nil value"])
  }

  @Test func `an error of another level has that level's position`() throws {
    let error = try script.failure("local function check() error('bad', 2) end\n\ncheck()")
    #expect(error.description == "a.lua:3: bad")
    #expect(error.traceback.first == "a.lua:1: in function 'check'")
  }

  @Test func `Swift catches an error of its own callback`() throws {
    #expect(
      try script("return caught(function() error('failed') end)")
        == ["runtime: a.lua:1: failed"])
    #expect(try script("return caught(throw)") == ["runtime: a.lua:1: label not found"])
    #expect(life.count == 0)
  }

  @Test func `an error crosses three levels of Lua and Swift`() throws {
    let text = """
      guarded(function()
        guarded(function()
          guarded(function()
            error("deep")
          end)
        end)
      end)
      """
    let error = try script.failure(text)
    #expect(error.description == "a.lua:4: deep")
    #expect(error.traceback.count == 4)
    #expect(life.count == 0)
    #expect(
      try script.failure(text.replacing("error(\"deep\")", with: "throw()")).underlying
        is LabelNotFound)
    #expect(life.count == 0)
  }

  @Test func `a table is raised as it is, also through Swift`() throws {
    let text = """
      local value = { code = 7 }
      local ok, e = pcall(guarded, function() guarded(function() error(value) end) end)
      return e == value, e.code
      """
    #expect(try script(text) == [true, 7])
    #expect(try script.failure("error({})").message == "(error object is a table value)")
    #expect(
      try script.failure("guarded(function() error({}) end)").message
        == "(error object is a table value)")
  }

  @Test(arguments: [
    ("error()", "an error of nil: the script called error() without a message"),
    ("error(nil)", "an error of nil: the script called error() without a message"),
    ("error(true)", "true"),
    ("error(print)", "(error object is a function value)"),
    ("error(42)", "42"),
    ("error(setmetatable({}, {__tostring = function() return 'text' end}))", "text"),
    (
      "error(setmetatable({}, {__tostring = function() error('again') end}))",
      "(error object is a table value whose __tostring failed)"
    ),
    (
      "error(setmetatable({}, {__tostring = function() return {} end}))",
      "(error object is a table value whose __tostring failed)"
    ),
    (
      "local x <close> = setmetatable({}, {__close = function() error('in close', 0) end})",
      "in close"
    ),
    ("local t = nil; t.x = 1", "attempt to index a nil value (local 't')"),
  ])
  func `any value can be raised`(text: String, message: String) throws {
    let error = try script.failure(text)
    #expect(error.message == message)
    #expect(error.position == LuaPosition(source: "a.lua", line: 1))
  }

  @Test func `an error in __gc is a warning`() throws {
    var warnings: [String] = []
    script.state.onWarning = { warnings.append($0) }
    try script("setmetatable({}, {__gc = function() error('broken', 0) end}) collectgarbage()")
    try script("warn('@on') warn('a', 'b')")
    #expect(warnings == ["error in __gc (broken)", "ab"])
  }

  // MARK: Syntax errors

  @Test func `a syntax error has its line`() throws {
    let error = try script.failure("\nx = = 1")
    #expect(error.kind == .syntax)
    #expect(error.message == "unexpected symbol near '='")
    #expect(error.position == LuaPosition(source: "a.lua", line: 2))
  }

  @Test func `bytecode is refused`() throws {
    let error = try script.failure("\u{1b}Lua")
    #expect(error.kind == .syntax)
    #expect(error.message == "attempt to load a binary chunk (mode is 't')")
    #expect(
      try script(#"return load("\27Lua")"#)
        == [nil, "attempt to load a binary chunk (mode is 't')"])
    #expect(
      try script(#"return load("\27Lua", "n", "b")"#)
        == [nil, "attempt to load a binary chunk (mode is 't')"])
    let pieces =
      #"local piece = "\27Lua" return load(function() local p = piece piece = nil return p end)"#
    #expect(try script(pieces) == [nil, "attempt to load a binary chunk (mode is 't')"])
  }

  // MARK: Overflows

  @Test func `an endless recursion in Lua ends`() throws {
    let error = try script.failure("local function f() return 1 + f() end f()")
    #expect(error.message.hasPrefix("stack overflow"))
    #expect(error.traceback.count == 40)
  }

  @Test func `an endless recursion through Swift ends and releases all`() throws {
    let error = try script.failure("local function f() guarded(f) end f()")
    #expect(error.message.contains("C stack overflow"))
    #expect(life.count == 0)
    let metamethod = """
      local t = setmetatable({}, {__index = function(t, k) return t[k] end})
      return t.x
      """
    #expect(try script.failure(metamethod).message.contains("overflow"))
    #expect(try script("return 1") == [1])
  }

  @Test func `a deep structure from Swift ends in an error`() throws {
    let script = try Script { library in
      library.function("flat") { (call: LuaCall) in
        for number in 1...1000 { call.push(number) }
        return 1000
      }
      library.function("deep") { (call: LuaCall) in
        let table = try call.table(1)
        var levels = 0
        func descend(_ table: LuaTable) {
          levels += 1
          if let next = table["next"].table { descend(next) }
        }
        descend(table)
        return call.returns(levels)
      }
    }
    #expect(try script("return select('#', flat())") == [1000])
    #expect(try script("local t = {} for i = 1, 300 do t = {next = t} end return deep(t)") == [301])
    let nearTheLimit = """
      local left
      local function descend(n)
        left = n
        if n == 0 then return (flat()) end
        return (descend(n - 1))
      end
      pcall(descend, 1000000)
      local deepest = 1000000 - left
      return pcall(descend, deepest - 15)
      """
    let results = try script(nearTheLimit)
    #expect(results.first == false)
    #expect(results.last?.string?.hasSuffix("stack overflow") == true)
  }

  @Test func `deep nesting in a text is refused`() throws {
    let text =
      "return " + String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500)
    let error = try script.failure(text)
    #expect(error.description == "C stack overflow")
    #expect(error.kind == .syntax)
  }

  @Test func `xpcall gives the handler's answer`() throws {
    #expect(
      try script("return xpcall(error, function(e) return e .. '!' end, 'x', 0)")
        == [false, "x!"])
    #expect(try script("return xpcall(function(...) return ... end, print, 1, 2)") == [true, 1, 2])
    #expect(
      try script.failure("xpcall(print)").message
        == "bad argument #2 to 'xpcall' (function expected, got no value)")
    let text = "return coroutine.wrap(function() return xpcall(coroutine.yield, print, 5) end)()"
    #expect(try script(text) == [5])
  }
}
