import HarnessLua
import Testing

@Suite struct LuaCoroutineTests {
  private let script: Script
  private let life = Life()

  init() throws {
    let life = life
    script = try Script { library in
      library.function("wait") { (call: LuaCall) in try call.suspend() }
      library.function("canary") { () in Canary(life) }
      library.function("call") { (body: LuaFunction) throws -> Void in try body.call() }
    }
  }

  private func coroutine(_ body: String) throws -> LuaCoroutine {
    try LuaCoroutine(script.state.load(LuaChunk(body, name: "a.lua")))
  }

  private func results(_ progress: LuaCoroutine.Progress) -> [LuaValue]? {
    if case .finished(let values) = progress { values } else { nil }
  }

  @Test func `a function waits until it is resumed`() throws {
    let coroutine = try coroutine(
      "local a = ... local b = wait() local c, d = wait() return a, b, c, d")
    #expect(results(try coroutine.resume(1)) == nil)
    #expect(results(try coroutine.resume("two")) == nil)
    #expect(!coroutine.isFinished)
    #expect(results(try coroutine.resume(3, true)) == [1, "two", 3, true])
    #expect(coroutine.isFinished)
    let error = #expect(throws: LuaError.self) { try coroutine.resume() }
    #expect(error?.message == "cannot resume a coroutine that is finished")
  }

  @Test func `it waits inside pcall and calls of Lua`() throws {
    let coroutine = try coroutine(
      """
      local function f() return wait() end
      local ok, value = pcall(function() return f() + 1 end)
      return ok, value, coroutine.isyieldable()
      """)
    #expect(results(try coroutine.resume()) == nil)
    #expect(results(try coroutine.resume(4)) == [true, 5, true])
  }

  @Test(arguments: [
    "wait()",
    "coroutine.wrap(function() wait() end)()",
    "table.sort({2, 1}, function(a, b) wait() end)",
  ])
  func `elsewhere waiting is refused`(text: String) throws {
    #expect(
      try script.failure(text).message
        == "cannot wait here: only a function that Swift calls asynchronously may wait")
    let coroutine = try coroutine("local f = load(...) call(f)")
    let error = #expect(throws: LuaError.self) { try coroutine.resume(text) }
    #expect(error?.message.hasPrefix("cannot wait here") == true)
  }

  @Test func `an error ends it with position and frames`() throws {
    let coroutine = try coroutine("wait()\nlocal function f() error('late') end\nf()")
    try coroutine.resume()
    let error = #expect(throws: LuaError.self) { try coroutine.resume() }
    #expect(error?.description == "a.lua:2: late")
    #expect(error?.traceback.count == 2)
    #expect(coroutine.isFinished)
    let other = try self.coroutine("wait() throw()")
    try other.resume()
    let swiftError = #expect(throws: LuaError.self) { try other.resume() }
    #expect(swiftError?.underlying is LabelNotFound)
  }

  @Test func `an endless one ends`() throws {
    let coroutine = try coroutine("wait() while true do pcall(wait) end")
    try coroutine.resume()
    try script.state.limitTime(cpuSeconds: 0.02)
    let error = #expect(throws: LuaError.self) {
      while true { try coroutine.resume() }
    }
    #expect(error?.kind == .timeout)
  }

  @Test func `abandoned ones are collected`() throws {
    for number in 1...300 {
      let coroutine = try coroutine("local c <close> = canary() wait() if ... then error('x') end")
      try coroutine.resume(number % 2 == 0)
      if number % 3 == 0 { _ = try? coroutine.resume() }
    }
    for _ in 1...3 { script.state.collectGarbage() }
    #expect(life.count == 0)
  }

  @Test func `one that is held outlives its state harmlessly`() throws {
    let coroutine = try coroutine("local c = canary() wait()")
    try coroutine.resume()
    script.state.close()
    #expect(life.count == 0)
    let error = #expect(throws: LuaError.self) { try coroutine.resume() }
    #expect(error?.message == "the coroutine's Lua state is closed")
  }
}
