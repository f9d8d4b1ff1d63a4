import HarnessLua
import Testing

@Suite struct CoroutineTests {
  private let script: Script

  init() throws { script = try Script() }

  @Test(arguments: [
    """
    local co = coroutine.create(function(a)
      local b = coroutine.yield(a + 1)
      return b * 2
    end)
    local _, x = coroutine.resume(co, 1)
    local _, y = coroutine.resume(co, 5)
    return x == 2 and y == 10 and coroutine.status(co) == 'dead'
    """,
    """
    local f = coroutine.wrap(function(...) return select('#', ...) end)
    return f(1, nil, nil) == 3
    """,
    "return select('#', coroutine.resume(coroutine.create(function() end))) == 1",
    """
    local function numbers() for i = 1, 3 do coroutine.yield(i) end end
    local sum = 0
    for i in coroutine.wrap(numbers) do sum = sum + i end
    return sum == 6
    """,
    """
    local co = coroutine.create(function() coroutine.yield() end)
    coroutine.resume(co)
    return coroutine.close(co) and coroutine.status(co) == 'dead'
    """,
    """
    local closed = false
    local co = coroutine.create(function()
      local x <close> = setmetatable({}, {__close = function() closed = true end})
      coroutine.yield()
    end)
    coroutine.resume(co)
    coroutine.close(co)
    return closed
    """,
    "return pcall(coroutine.wrap(function() coroutine.yield(pcall(coroutine.yield, 1)) end))",
  ])
  func `coroutines work as Lua's`(text: String) throws {
    #expect(try script(text).first == true)
  }

  @Test(arguments: [
    ("coroutine.resume(5)", "bad argument #1 to 'resume' (coroutine expected, got number)"),
    ("coroutine.wrap(5)", "bad argument #1 to 'wrap' (function expected, got number)"),
    ("local f = coroutine.wrap(function() end) f() f()", "cannot resume dead coroutine"),
    ("coroutine.close(coroutine.running())", "cannot close a running coroutine"),
    (
      """
      local co
      co = coroutine.create(function()
        coroutine.wrap(function() coroutine.close(co) end)()
      end)
      local ok, e = coroutine.resume(co)
      error(e, 0)
      """,
      "cannot close a normal coroutine"
    ),
    (
      "local ok, e = coroutine.resume(coroutine.running()) error(e, 0)",
      "cannot resume non-suspended coroutine"
    ),
  ])
  func `a misused coroutine is an error`(text: String, message: String) throws {
    #expect(try script.failure(text).message.hasSuffix(message))
  }

  @Test func `an error in a wrapped coroutine keeps its own line and frames`() throws {
    let error = try script.failure(
      "local f = coroutine.wrap(function()\n  error('inside')\nend)\nf()")
    #expect(error.description == "a.lua:2: inside")
    #expect(error.traceback == ["a.lua:2: in function <line 1>"])
    #expect(
      try script.failure("coroutine.wrap(function()\n  throw()\nend)()").description
        == "a.lua:2: label not found")
  }

  @Test func `an error in a resumed coroutine is a result`() throws {
    #expect(
      try script("return coroutine.resume(coroutine.create(function() error('x', 0) end))")
        == [false, "x"])
    let text =
      "local ok, e = coroutine.resume(coroutine.create(throw)) return ok, e.message, e.line"
    #expect(try script(text) == [false, "label not found", nil])
    let closing = """
      local co = coroutine.create(function()
        local x <close> = setmetatable({}, {__close = function() error('in close', 0) end})
        coroutine.yield()
      end)
      coroutine.resume(co)
      return coroutine.close(co)
      """
    #expect(try script(closing) == [false, "in close"])
    let wrapped = """
      coroutine.wrap(function()
        local x <close> = setmetatable({}, {__close = function() error('in close', 0) end})
        error('body', 0)
      end)()
      """
    #expect(try script.failure(wrapped).message == "in close")
  }
}
