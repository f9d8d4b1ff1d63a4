import HarnessScripting
import Testing

/// Where the time to wait and the message of an expectation may stand.
@Suite struct ExpectTimeTests {
  @Test(arguments: [
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called({ timeout = 10 })",
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called(1, { timeout = 10 })",
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called(nil, { timeout = \"10s\" })",
    """
    find("save"):tap() find("Wi-Fi"):tap()
    expect(app.spies.on_save):to_be_called_before(app.spies.on_toggle, { timeout = 1 })
    """,
    "find(\"save\"):tap() expect(app.spies.on_save, { timeout = 1 }):to_be_called_with(\"\", 1)",
    "local s = spy.new() s({ timeout = 1 }) expect(s):to_be_called_with({ timeout = 1 })",
    "expect(find(\"title\"), { timeout = 20 })",
    "expect(find(\"title\"), \"a title\", { timeout = 20 }):to_have_text(\"Title\")",
    "expect(find(\"title\"), nil, { timeout = 20 })",
    "expect(app, { timeout = 1 }):to_exist()",
    "expect(function() return true end, { timeout = 1 })",
    "expect.soft(find(\"title\"), { timeout = 1 })",
    "expect.poll(function() return 1 end, \"one\", { timeout = 1 }):to_equal(1)",
  ])
  func `takes`(statements: String) { expectPass(statements) }

  @Test(arguments: [
    (
      "expect(false, 42)",
      "expect: a message is a text, not 42; put a call with several results into parentheses"
    ),
    (
      "expect((\"abc\"):find(\"b\"))",
      "expect: a message is a text, not 2; put a call with several results into parentheses"
    ),
    (
      "expect(find(\"title\"), { timout = 20 })", "unknown option 'timout'; did you mean 'timeout'?"
    ),
    (
      "expect(1, { timeout = 20 })",
      "expect: a value is judged now and takes no options; expect.poll(fn) waits for one. "
        + "Put a call with several results into parentheses"
    ),
    (
      "expect(find(\"title\"), \"a\", 3)",
      "expect: bad argument #3 (table of options expected, got number)"
    ),
    (
      "expect(app.spies.on_save):not_to_be_called({ timeout = 1 })",
      "not_to_be_called is judged now and takes no timeout; move the clock before it: "
        + "advance(seconds)"
    ),
    (
      "expect(app.spies.on_save, { timeout = 1 }):not_to_be_called_with(1)",
      "not_to_be_called_with is judged now and takes no timeout; move the clock before it: "
        + "advance(seconds)"
    ),
    (
      "expect(function() end, { timeout = 1 }):to_raise()",
      "to_raise is judged now and takes no timeout; move the clock before it: advance(seconds)"
    ),
    (
      "expect(app.spies.on_save):to_be_called(1, 2)",
      "to_be_called: bad argument #2 (table of options expected, got number)"
    ),
    (
      "expect(app.spies.on_save):to_be_called(1, {}, 2)",
      "to_be_called takes 2 arguments, not 3; put a call with several results into parentheses"
    ),
  ])
  func `refuses`(statement: String, words: String) {
    #expect(inForm(statement).text == words)
  }

  @Test func `none at all is no wait, and says nothing of one`() {
    let report = inForm("expect(find(\"nothing\"), { timeout = 0 })")
    #expect(
      report.text.hasPrefix("locator: find(\"nothing\")\nexpected: to exist\nreceived: no match\n"))
  }
}
