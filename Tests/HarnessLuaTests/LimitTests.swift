import Glibc
import HarnessLua
import Testing

@Suite struct MemoryLimitTests {
  private let life = Life()

  private func limitedScript() throws -> Script {
    let life = life
    return try Script(memoryLimit: 4 << 20) { library in
      library.function("big") { (count: Int) in String(repeating: "x", count: count) }
      library.function("list") { (count: Int) in Array(repeating: "item", count: count) }
      library.function("guarded") { (body: LuaFunction) throws -> Void in
        let canary = Canary(life)
        defer { withExtendedLifetime(canary) {} }
        try body.call()
      }
    }
  }

  @Test(arguments: [
    "local t = {}\nfor i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end",
    "local t = {}\nwhile true do t[#t + 1] = {} end",
    "\nlocal s = ('x'):rep(1e9)",
    "local t = {} for i = 1, 100 do t[i] = 'x' end\nlocal u = table.concat(t, ('y'):rep(1e5))",
    "local s = 'x'\nwhile true do s = s .. s end",
    "\nguarded(function() local t = {} while true do t[#t + 1] = {} end end)",
    "\nlocal s = big(6000000)",
    "\nlocal t = list(300000)",
    "\ncoroutine.wrap(function() local t = {} while true do t[#t + 1] = {} end end)()",
  ])
  func `too much memory ends the script at its line`(text: String) throws {
    let script = try limitedScript()
    let error = try script.failure(text)
    #expect(error.kind == .memory)
    #expect(error.description == "a.lua:2: not enough memory (the script may use 4096 KB)")
    #expect(life.count == 0)
    #expect(try script("collectgarbage() return 1") == [1])
  }

  @Test func `a script may catch it and go on`() throws {
    let script = try limitedScript()
    let text = """
      local ok, e = pcall(function() local t = {} while true do t[#t + 1] = {} end end)
      collectgarbage()
      return ok, e
      """
    #expect(try script(text) == [false, "not enough memory"])
    #expect(try script("local ok, e = pcall(big, 6000000) return e") == ["not enough memory"])
    #expect(try script("return #big(1000)") == [1000])
  }

  @Test func `a state can be refused at every step of its making`() throws {
    var refused = 0
    var made = 0
    for limit in stride(from: 0, to: 40000, by: 97) {
      do throws(LuaError) {
        let state = try LuaState(memoryLimit: limit)
        made += 1
        let text = "local t = {} for i = 1, 100 do t[i] = {math.pi, table, utf8} end"
        try state.run(LuaChunk(text, name: "a.lua"))
      } catch {
        #expect(error.kind == .memory, "\(error)")
        refused += 1
      }
    }
    #expect(made > 100)
    #expect(refused > 100)
  }

  @Test func `the limit can be read and changed`() throws {
    let script = try limitedScript()
    #expect(script.state.memoryLimit == 4 << 20)
    #expect(script.state.memoryUsed > 1000)
    script.state.memoryLimit = 64 << 20
    #expect(try script("return #big(6000000)") == [6_000_000])
  }
}

@Suite struct TimeLimitTests {
  /// Runs a script that never ends by itself.
  private func endless(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    let script = try Script { library in
      library.function("guarded") { (body: LuaFunction) throws -> Void in try body.call() }
      library.function("swallow") { (body: LuaFunction) in _ = try? body.call() }
    }
    try script.state.limitTime(cpuSeconds: 0.02)
    let error = try script.failure(text, at: location)
    #expect(error.kind == .timeout, sourceLocation: location)
    #expect(error.message == "time limit exceeded", sourceLocation: location)
    #expect(error.position?.source == "a.lua", sourceLocation: location)
    #expect(script.state.isTimeOver && !script.state.isRealTimeOver)
    #expect(try script.failure("local x = 1").kind == .timeout)
    script.state.clearTimeLimit()
    #expect(try script("return 1") == [1])
    try script.state.limitTime(cpuSeconds: 0.02)
    #expect(try script.failure("while true do end").kind == .timeout)
  }

  @Test(arguments: [
    "while true do end",
    "repeat until false",
    "for i = 1, math.huge do end",
    "::again:: goto again",
    "local function f() return f() end f()",
    "while true do local s = ('x'):rep(10) end",
    "local t = setmetatable({}, {__index = rawget}) while true do local x = t.x end",
  ])
  func `an endless loop ends`(text: String) throws { try endless(text) }

  @Test(arguments: [
    "local function f() while true do end end while true do pcall(f) end",
    "local function f() pcall(f) return f() end f()",
    "while true do pcall(error) end",
    "while true do xpcall(function() while true do end end, function() while true do end end) end",
    "while true do pcall(pcall, pcall, function() while true do end end) end",
    "while true do swallow(function() while true do end end) end",
    "guarded(function() guarded(function() while true do end end) end)",
    "table.sort({1, 2, 3}, function() while true do end end)",
    "('x'):gsub('x', function() while true do end end)",
    "load(function() while true do end end)()",
  ])
  func `no protected call and no callback keeps a loop alive`(text: String) throws {
    try endless(text)
  }

  @Test(arguments: [
    "coroutine.wrap(function() while true do end end)()",
    "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "while true do pcall(coroutine.wrap(function() while true do end end)) end",
    """
    local function nest(n)
      if n == 0 then while true do end end
      return coroutine.wrap(function() nest(n - 1) end)()
    end
    nest(20)
    """,
    """
    local inner = coroutine.create(function() while true do coroutine.yield() end end)
    coroutine.wrap(function() while true do coroutine.resume(inner) end end)()
    """,
    """
    local co = coroutine.create(function()
      local x <close> = setmetatable({}, {__close = function() while true do end end})
      coroutine.yield()
    end)
    coroutine.resume(co)
    while true do coroutine.close(co) end
    """,
    "guarded(coroutine.wrap(function() guarded(function() while true do end end) end))",
  ])
  func `no coroutine keeps a loop alive`(text: String) throws { try endless(text) }

  @Test(arguments: [
    "do local x <close> = setmetatable({}, {__close = function() while true do end end}) end",
    """
    local function f()
      local x <close> = setmetatable({}, {__close = function() f() end})
      while true do end
    end
    while true do pcall(f) end
    """,
    "while true do pcall(function() local x <close> = setmetatable({}, {__close = error}) end) end",
  ])
  func `no __close keeps a loop alive`(text: String) throws { try endless(text) }

  @Test func `waiting counts for the wall limit`() throws {
    let script = try Script()
    try script.state.limitTime(wallSeconds: 0.02)
    #expect(try script.failure("while true do end").kind == .timeout)
    #expect(script.state.isRealTimeOver)
  }

  @Test func `a limit that is not reached changes nothing`() throws {
    let script = try Script()
    for _ in 1...100 {
      try script.state.limitTime(cpuSeconds: 100, wallSeconds: 100)
      try script("for i = 1, 100 do end")
    }
    script.state.clearTimeLimit()
    #expect(!script.state.isTimeOver)
  }

  @Test func `what is stuck outside of Lua code ends the process`() async {
    let result = await #expect(
      processExitsWith: .exitCode(97), observing: [\.standardErrorContent]
    ) {
      let state = try LuaState()
      try state.limitTime(cpuSeconds: 0.02, exitsWhenStuck: true)
      let text = "local s = ('a'):rep(40) return s:find(('a?'):rep(40) .. ('a'):rep(40))"
      try state.run(LuaChunk(text, name: "a.lua"))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("harness: the time limit is over and the script cannot be stopped\n"))
  }

  @Test func `an endless finalizer ends the process`() async {
    await #expect(processExitsWith: .exitCode(97)) {
      let state = try LuaState()
      try state.limitTime(cpuSeconds: 0.02, exitsWhenStuck: true)
      let text = "setmetatable({}, {__gc = function() while true do end end}) collectgarbage()"
      try state.run(LuaChunk(text, name: "a.lua"))
    }
  }

  @Test func `a forked process has limits of its own`() async {
    await #expect(processExitsWith: .success) {
      typealias Fork = @convention(c) () -> pid_t
      let symbol = try #require(dlsym(nil, "fork"))
      let fork = unsafeBitCast(symbol, to: Fork.self)
      let state = try LuaState()
      try state.limitTime(cpuSeconds: 100)
      let child = fork()
      try state.limitTime(cpuSeconds: 0.02)
      let error = #expect(throws: LuaError.self) {
        try state.run(LuaChunk("while true do end", name: "a.lua"))
      }
      if child == 0 { _exit(error?.kind == .timeout ? 0 : 1) }
      var status: Int32 = 1
      waitpid(child, &status, 0)
      #expect(status == 0)
    }
  }
}
