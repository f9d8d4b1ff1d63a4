import HarnessLua
import Testing

/// `pairs` has an order, the same in each run.
@Suite struct OrderTests {
  @Test(arguments: [
    ("{ z = 1, a = 2, m = 3 }", "a=2 m=3 z=1"),
    ("{ 10, 20, 30 }", "1=10 2=20 3=30"),
    ("{ b = 1, 7, 8, a = 2, [2.5] = 3, [-1] = 4 }", "-1=4 1=7 2=8 2.5=3 a=2 b=1"),
    ("{ ab = 1, a = 2, abc = 3, [''] = 4 }", "=4 a=2 ab=1 abc=3"),
    ("{ [true] = 1, x = 2 }", "x=2 true=1"),
    ("{ only = 1 }", "only=1"),
    ("{}", ""),
  ])
  func `numbers come by size, then texts, then the rest`(table: String, order: String) throws {
    let result = try Script()(
      """
      local parts = {}
      for key, value in pairs(\(table)) do
        parts[#parts + 1] = tostring(key) .. "=" .. value
      end
      return table.concat(parts, " ")
      """)
    #expect(result == [.string(order)])
  }

  @Test func `a key that is cleared on the way is left out, and values may change`() throws {
    let result = try Script()(
      """
      local t, seen = { a = 1, b = 2, c = 3 }, ""
      for key in pairs(t) do
        seen = seen .. key
        t[key] = nil
        t.b = nil
      end
      return seen, next(t)
      """)
    #expect(result == ["ac", nil])
  }

  @Test func `a table's own __pairs is used`() throws {
    let result = try Script()(
      """
      local t = setmetatable({}, { __pairs = function(t)
        return function(_, key) if not key then return 1, "own" end end, t, nil
      end })
      for _, value in pairs(t) do return value end
      """)
    #expect(result == ["own"])
  }

  @Test func `a coroutine may yield in the loop and in __pairs`() throws {
    let result = try Script()(
      """
      local t = setmetatable({}, { __pairs = function(t)
        coroutine.yield("in __pairs")
        return next, { z = 1, a = 2 }, nil
      end })
      local run = coroutine.wrap(function()
        for key in pairs(t) do end
        for key in pairs({ z = 1, a = 2 }) do coroutine.yield(key) end
      end)
      return run(), run(), run()
      """)
    #expect(result == ["in __pairs", "a", "z"])
  }

  @Test func `what is no table is refused as ever`() throws {
    #expect(
      try Script().failure("for _ in pairs(nil) do end").message
        == "bad argument #1 to 'for iterator' (table expected, got nil)")
    #expect(try Script().failure("pairs()").message.contains("value expected"))
  }

  @Test func `a large table is gone through completely`() throws {
    let result = try Script()(
      """
      local t, sum = {}, 0
      for i = 1, 10000 do t["k" .. i] = i end
      for _, value in pairs(t) do sum = sum + value end
      return sum
      """)
    #expect(result == [50_005_000])
  }
}
