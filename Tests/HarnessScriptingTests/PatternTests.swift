import Testing

/// `any`, `match` and `approx` inside what is expected.
@Suite struct PatternTests {
  @Test(arguments: [
    "expect.that(3):to_equal(any())", "expect.that(false):to_equal(any())",
    "expect.that(nil):not_to_equal(any())", "expect.that(3):to_equal(any(\"number\"))",
    "expect.that(\"3\"):not_to_equal(any(\"number\"))",
    "expect.that({ id = 7, tags = { \"a\" } }):to_equal({ id = any(\"number\"), tags = any(\"table\") })",
    "expect.that({ 1 }):not_to_equal({ 1, any() })",
    "expect.that({ 1, 2 }):not_to_equal({ any() })",
    "expect.that(\"Order 17\"):to_equal(match(\"^Order %d+$\"))",
    "expect.that(\"Order\"):not_to_equal(match(\"%d\"))",
    "expect.that(17):not_to_equal(match(\"17\"))",
    "expect.that(0.1 + 0.2):to_equal(approx(0.3, 1e-9))",
    "expect.that(0.4):not_to_equal(approx(0.3, 0.05))",
    "expect.that(\"0.3\"):not_to_equal(approx(0.3, 1))",
    "expect.that(9007199254740993):not_to_equal(approx(9007199254740992, 0))",
    "expect.that({ \"a\", 3 }):to_contain(any(\"number\"))",
    "expect.that({ \"a\" }):not_to_contain(any(\"number\"))",
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called_with(any(\"string\"), approx(1, 0))",
    "find(\"save\"):tap() expect(app.spies.on_save):not_to_be_called_with(any(\"number\"), 1)",
    "expect.that(tostring(any(\"number\")) .. tostring(match(\"a\")) .. tostring(approx(1, 2))):to_equal('any(\"number\")match(\"a\")approx(1, 2)')",
  ])
  func `a pattern stands for many values`(statements: String) { expectPass(statements) }

  @Test(arguments: [
    (
      "expect.that({ id = \"7\" }):to_equal({ id = any(\"number\") })",
      "expected: { id = any(\"number\") }\nreceived: { id = \"7\" }\n"
        + "differs at: value.id: expected any(\"number\"), received \"7\""
    ),
    ("expect(any())", "any() is always true: it stands for a value inside to_equal"),
    ("assert(match(\"a\"))", "match(\"a\") is always true: it stands for a value inside to_equal"),
    ("expect.that(1):to_be(any())", "to_be: any() stands for a value inside to_equal"),
    ("any(\"numbr\")", "there is no type \"numbr\"; there are nil, boolean, number"),
    ("match(\"[\")", "malformed pattern"), ("match()", "string expected"),
    ("approx(1)", "number expected"), ("approx(1, -1)", "approx: -1.0 is no tolerance"),
    ("approx(\"x\", 1)", "number expected"),
  ])
  func `a failure shows the pattern, and a wrong use says so`(statements: String, words: String) {
    expectFailure(statements, words)
  }
}
