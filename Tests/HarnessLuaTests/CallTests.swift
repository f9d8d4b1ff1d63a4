import HarnessLua
import Testing

@Suite struct CallTests {
  private func script(_ asked: @escaping (Int?) -> Void) throws -> Script {
    try Script { library in
      library.function("wanted") { (call: LuaCall) in
        asked(call.resultsWanted)
        return call.returns(true)
      }
      library.module("word") { word in
        word.call { call in
          asked(call.resultsWanted)
          return call.returns(true)
        }
      }
    }
  }

  @Test(arguments: [
    ("wanted()", 0),
    ("local a = wanted()", 1),
    ("local a, b, c = wanted()", 3),
    ("x = wanted()", 1),
    ("if wanted() then end", 1),
    ("local a = wanted() and 1", 1),
    ("local a = (wanted())", 1),
    ("local a = #tostring((wanted()))", 1),
    ("return wanted()", -1),
    ("tostring(wanted())", -1),
    ("local t = {wanted()}", -1),
    ("pcall(wanted)", -1),
    ("coroutine.wrap(function() wanted() end)()", 0),
    ("for i = 1, 1 do wanted() end", 0),
    ("word()", 0),
    ("local a = word()", 1),
    ("word();(wanted)()", 0),
  ])
  func `a call knows how many results are wanted`(text: String, results: Int) throws {
    var answers: [Int?] = []
    try script { answers.append($0) }(text)
    #expect(answers.last == results)
  }

  @Test func `this build of Lua tells how many results are wanted`() {
    #expect(LuaCall.resultsWantedIsKnown)
  }

  @Test func `a call knows the script's line`() throws {
    let script = try Script { library in
      library.function("here") { (call: LuaCall) in call.returns(call.position()?.description) }
      library.function("caller") { (call: LuaCall) in
        call.returns(call.position(level: 2)?.description)
      }
      library.function("traceback") { (call: LuaCall) in call.returns(call.traceback) }
    }
    #expect(try script("\nlocal line = here() return line") == ["a.lua:2"])
    #expect(try script("\n\nlocal ok, line = pcall(here) return line") == ["a.lua:3"])
    #expect(
      try script("local f = function() local l = caller() return l end\nlocal l = f() return l")
        == ["a.lua:2"])
    #expect(
      try script("return coroutine.wrap(function()\nlocal l = here() return l end)()")
        == ["a.lua:2"])
    #expect(
      try script(
        "return here()", name: "scripts/a very long folder/\(String(repeating: "x", count: 80)).lua"
      )
        == [.string("scripts/a very long folder/\(String(repeating: "x", count: 80)).lua:1")])
  }

  @Test func `harness chunks are never shown`() throws {
    let script = try Script { library in
      library.function("here") { (call: LuaCall) in call.returns(call.position()?.description) }
    }
    try script.state.run(
      LuaChunk("function word(f) local x = f() return x end", name: "=harness:prelude"))
    #expect(try script("\nreturn (word(here))") == ["a.lua:2"])
    let error = try script.failure("\nlocal function f() error('x') end\nword(f)")
    #expect(
      error.traceback == ["a.lua:2: in local 'f'", "a.lua:3: in main chunk"]
        || error.traceback == ["a.lua:2: in function 'f'", "a.lua:3: in main chunk"])
  }

  @Test func `a callback runs on the coroutine that calls it`() throws {
    let script = try Script { library in
      library.function("running") { (body: LuaFunction) throws -> LuaValue in
        try body.call().first ?? .nil
      }
    }
    let text = """
      local co
      co = coroutine.create(function() return running(coroutine.running) == co end)
      return select(2, coroutine.resume(co))
      """
    // A coroutine is nothing that Swift could give back, so the comparison is made in Lua.
    let inLua = """
      local same
      local co
      co = coroutine.create(function() running(function() same = coroutine.running() == co end) end)
      assert(coroutine.resume(co))
      return same
      """
    #expect(try script(text) == [false])
    #expect(try script(inLua) == [true])
    #expect(
      try script.failure("coroutine.wrap(function() running(coroutine.yield) end)()").message
        == "attempt to yield across a C-call boundary")
  }

  @Test func `arguments are given back as they are`() throws {
    let script = try Script { library in
      library.function("all") { (call: LuaCall) in call.returnsArguments() }
      library.function("rest") { (call: LuaCall) in call.returnsArguments(from: 2) }
      library.function("second") { (call: LuaCall) in
        call.push(argument: 2)
        return 1
      }
      library.function("names") { (call: LuaCall) in
        call.returns((1...call.count).map { call.typeName(of: $0) })
      }
    }
    #expect(
      try script("local co = coroutine.create(print) return all(co) == co, select('#', all())")
        == [true, 0])
    #expect(try script("return rest(1, 2, 3)") == [2, 3])
    #expect(try script("return second(1, 2, 3)") == [2])
    #expect(
      try script("return table.concat(names(nil, 1, '', {}, print, coroutine.create(print)), ' ')")
        == ["nil number string table function thread"])
  }
}
