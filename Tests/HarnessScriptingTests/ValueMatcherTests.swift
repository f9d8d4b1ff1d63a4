import Foundation
import HarnessScripting
import Testing

/// Matchers for plain values, each with its twin.
@Suite struct ValueMatcherTests {
  /// What holds; the contrary of each fails.
  private nonisolated static let holding = [
    "expect(1 + 1):to_equal(2)", "expect(2):to_equal(2.0)", "expect(nil):to_equal(nil)",
    "expect({ 1, { a = 2 } }):to_equal({ 1, { a = 2 } })",
    "expect(\"a\"):not_to_equal(\"b\")", "expect({ 1 }):not_to_equal({ 1, 2 })",
    "expect(\"a\"):to_be(\"a\")", "expect({}):not_to_be({})",
    "expect(true):to_be_true()", "expect(1):not_to_be_true()",
    "expect(false):to_be_false()", "expect(nil):not_to_be_false()",
    "expect(nil):to_be_nil()", "expect(false):not_to_be_nil()",
    "expect(0):to_be_truthy()", "expect(nil):not_to_be_truthy()",
    "expect(false):to_be_falsy()", "expect(0):not_to_be_falsy()",
    "expect(1):to_be_a(\"number\")", "expect({}):not_to_be_a(\"string\")",
    "expect(print):to_be_a(\"function\")",
    "expect(0.1 + 0.2):to_be_near(0.3, 1e-9)", "expect(1):not_to_be_near(2, 0.5)",
    "expect(3):to_be_greater_than(2)", "expect(2):not_to_be_greater_than(2)",
    "expect(1.5):to_be_less_than(2)", "expect(2):not_to_be_less_than(2)",
    "expect(\"abc\"):to_contain(\"b\")", "expect(\"a.c\"):not_to_contain(\"abc\")",
    "expect({ \"x\", { 1 } }):to_contain({ 1 })", "expect({ 1 }):not_to_contain(2)",
    "expect(\"item 12\"):to_match(\"%d+\")", "expect(\"item\"):not_to_match(\"^%d\")",
    #"expect("\xff"):not_to_equal("\xfe")"#, #"expect({ "\xff" }):to_equal({ "\xff" })"#,
    #"expect("a\xffb"):to_contain("\xff")"#, #"expect("a\xffb"):not_to_contain("\xfe")"#,
    #"expect("a\xff"):to_match("\xff$")"#, #"expect("ä\xff"):to_have_length(3)"#,
    "expect(\"äöü\"):to_have_length(3)", "expect({ 1, 2 }):not_to_have_length(3)",
    "expect({ a = 1 }):to_have_key(\"a\")", "expect({ a = 1 }):not_to_have_key(\"b\")",
    "expect(function() error(\"no such file\") end):to_raise(\"such\")",
    "expect(function() error(\"no such file\") end):to_raise()",
    "expect(function() end):not_to_raise()",
    "expect(function() find(\"nothing\"):tap() end):to_raise(\"matches nothing\")",
    "expect(function() expect(1):to_equal(2) end):to_raise()",
    "expect(function() fail(\"no disk\") end):to_raise(\"no disk\")",
    "expect.that(1):to_equal(1)", "expect.poll(function() return 1 end):to_equal(1)",
    "expect(1):to_equal(1):to_be(1)",
  ]

  @Test(arguments: holding) func `holds`(statement: String) { expectPass(statement) }

  @Test(arguments: holding.filter { !$0.contains("):to_be(1)") })
  func `the contrary fails`(statement: String) {
    let contrary =
      statement.contains(":not_")
      ? statement.replacing(":not_", with: ":") : statement.negated
    #expect(inForm(contrary).verdicts == ["-: failed"], "\(contrary)")
  }

  @Test(arguments: [
    (
      "expect({ a = { 1, 2 } }):to_equal({ a = { 1, 3 } })",
      "differs at: value.a[2]: expected 3, received 2"
    ),
    (
      "expect({ 1 }):to_equal({ 1, extra = true })",
      "differs at: value.extra: expected true, received nil"
    ),
    ("expect(\"a\\n\"):to_equal(\"a\")", "expected: \"a\"\nreceived: \"a\\n\""),
    (
      #"expect("ä\xff\0"):to_equal("\xfe\"")"#,
      #"expected: "\254\""\#nreceived: "ä\255\0""#
    ),
    (
      #"expect(("\xff"):rep(600)):to_match("a")"#, #"\255\255" … (600 bytes in all)"#
    ),
    ("expect(1):not_to_equal(1)", "expected: not 1\nreceived: 1"),
    ("expect(1):to_be_a(\"string\")", "expected: a string\nreceived: a number: 1"),
    ("expect(1):to_be_near(2, 0.5)", "expected: within 0.5 of 2.0\nreceived: 1"),
    ("expect(1):to_be_greater_than(2)", "expected: greater than 2\nreceived: 1"),
    ("expect(\"abc\"):to_contain(\"z\")", "expected: something that contains \"z\""),
    ("expect(\"abc\"):to_match(\"%d\")", "expected: a string that matches \"%d\""),
    ("expect({ 1 }):to_have_length(2)", "expected: length 2\nreceived: length 1: { 1 }"),
    ("expect({ a = 1 }):to_have_key(\"b\")", "expected: a table with the key \"b\""),
    ("expect(function() end):to_raise()", "expected: an error\nreceived: no error"),
    (
      "expect(function() error(\"x\") end):to_raise(\"y\")",
      "expected: an error that contains \"y\"\nreceived: the error \"x\""
    ),
  ])
  func `a failure tells both sides`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test func `tables that contain themselves are told and do not hang`() {
    let tables = "local a, b = {}, {} for i = 1, 40 do a[i] = a b[i] = b end "
    expectFailure(
      tables + "expect(a):to_equal(b)",
      "the tables are too large, or contain themselves: compare parts of them")
    expectFailure(tables + "expect(a):to_be_nil()", "received: { { { { { { { … }")
    expectPass(tables + "expect(a):to_equal(a)")
  }

  @Test func `a long text is cut, and the place of the difference told`() {
    let report = inForm("expect((\"ab\"):rep(5000)):to_equal((\"ab\"):rep(4000) .. \"x\")")
    #expect(report.text.contains("… (10000 characters in all)"))
    #expect(
      report.text.contains(
        "differs at: character 8001: expected \"…ababababab"
          + "x\", received \"…abababababababababab"))
    #expect(report.text.count < 1500)
  }

  @Test func `the first difference is the first in the order of the keys`() {
    expectFailure(
      "expect({ 1, b = 1, a = 1, c = 1 }):to_equal({ 1, b = 2, a = 2, c = 2 })",
      "differs at: value.a: expected 2, received 1")
    expectFailure("expect({ 1, 2, a = 1 }):to_equal({ 1, 3, a = 2 })", "differs at: value[2]:")
  }

  @Test(arguments: [
    ("expect(1):to_equal()", "a value to compare with is missing"),
    ("expect(1):to_contain(1)", "to_contain looks into a string or an array, not 1"),
    ("expect(1):to_match(\"1\")", "to_match judges a string, not 1"),
    ("expect(1):to_have_length(1)", "to_have_length counts a string or an array, not 1"),
    ("expect(1):to_have_key(\"a\")", "to_have_key looks into a table, not 1"),
    ("expect(1):to_raise()", "to_raise calls a function, and this is 1"),
    ("expect(1):to_be_greater_than(\"x\")", "to_be_greater_than: bad argument #1"),
    ("expect(1):to_be_near(1)", "to_be_near: bad argument #2"),
    ("expect(\"a\"):to_match(\"[\")", "malformed pattern"),
    ("expect(app):not_to_equal(1)", "to_equal compares a value, and this is the app"),
    (
      "expect(app.spies.on_save):to_equal(1)",
      "to_equal compares a value, and this is a spy: use to_be_called_with, or compare spy.name"
    ),
    (
      "expect(\"x\"):to_have_text(\"x\")",
      "to_have_text judges a locator, and this is \"x\": pass the locator itself"
    ),
    ("expect(1):to_be_called()", "to_be_called judges a spy, and this is 1"),
    ("expect.poll(1)", "expect.poll: bad argument #1"),
    ("expect(find(\"title\")):to_match_tree(\"x\")", "to_match_tree: not in this version yet"),
    ("expect.sotf(1)", "expect has no member 'sotf'; did you mean 'soft'?"),
  ])
  func `a wrong use is told`(statement: String, words: String) { expectFailure(statement, words) }
}

extension String {
  /// The same expectation with the twin of its matcher.
  fileprivate var negated: String {
    guard let colon = range(of: "):to_", options: .backwards) else { return self }
    return replacingCharacters(in: colon, with: "):not_to_")
  }
}
