import Testing

/// `spy.on` and `stub`: spies in the place of a script's own functions.
@Suite struct ReplacingTests {
  private static let shop = """
    local shop = { price = function(count, each) return count * each, "EUR" end, name = "Corner" }
    """

  @Test(arguments: [
    "local s = spy.on(shop, \"price\") local a, b = shop.price(2, 3) expect.that(a):to_equal(6) expect.that(b):to_equal(\"EUR\") expect(s):to_be_called_with(2, 3)",
    "local s = stub(shop, \"price\") expect.that(shop.price(2, 3)):to_be_nil() expect(s):to_be_called(1)",
    "stub(shop, \"price\", 9) expect.that(shop.price()):to_equal(9)",
    "stub(shop, \"price\", false) expect.that(shop.price()):to_be_false()",
    "stub(shop, \"price\", function(count) return count + 1, 2 end) expect.that({ shop.price(4) }):to_equal({ 5, 2 })",
    "local s = stub(shop, \"price\", 9) s:revert() expect.that(shop.price(2, 3)):to_equal(6) expect.that(s.call_count):to_equal(0)",
    "local s = spy.on(shop, \"price\") shop.price(1, 1) s:revert() shop.price(1, 1) expect(s):to_be_called(1)",
    "local kinds = setmetatable({}, { __index = shop }) local s = stub(kinds, \"price\", 1) expect.that(kinds.price()):to_equal(1) expect.that(shop.price(2, 3)):to_equal(6) s:revert() expect.that(rawget(kinds, \"price\")):to_be_nil()",
    "local s = stub(shop, \"price\") shop.price() find(\"save\"):tap() expect(s):to_be_called_before(app.spies.on_save) expect.that(spy.order()):to_equal({ \"price\", \"on_save\" })",
    "function helper() return 1 end stub(_G, \"helper\", 2) expect.that(helper()):to_equal(2)",
  ])
  func `a spy takes the place of a function`(statements: String) {
    expectPass("\(Self.shop)\n\(statements)")
  }

  @Test func `what a test replaces is its own`() {
    let report = ScriptReport(
      """
      local shop = { price = function() return 1 end }
      test("replaces", function() stub(shop, "price", 2) expect(shop.price() == 2) end)
      test("sees its own", function() expect(shop.price() == 1) end)
      """)
    #expect(report.verdicts == ["replaces: passed", "sees its own: passed"], "\(report.text)")
  }

  @Test(arguments: [
    ("stub(shop, \"prise\")", "stub: the table has nothing under \"prise\"; did you mean 'price'?"),
    (
      "spy.on(shop, \"name\")", "spy.on replaces a function, and under \"name\" there is \"Corner\""
    ),
    (
      "stub(shop, \"price\") stub(shop, \"price\")",
      "stub: \"price\" is a spy already: revert it first"
    ),
    ("stub(shop)", "key of the table expected"), ("stub(\"shop\", \"price\")", "table expected"),
    ("spy.new():revert()", "revert: this spy replaces nothing; spy.on and stub give one that does"),
  ])
  func `a wrong use says so`(statements: String, words: String) {
    expectFailure("\(Self.shop)\n\(statements)", words)
  }
}
