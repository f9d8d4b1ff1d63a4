import HarnessEvents
import HarnessScripting
import Testing

/// `expect(value)` as a statement is judged there and then; anywhere else it waits for a matcher.
@Suite struct BareExpectTests {
  @Test(arguments: ["true", "1", "\" \"", "{ 1 }", "find(\"title\")", "function() return true end"])
  func `a statement passes with what is true`(value: String) {
    expectPass("expect(\(value))")
  }

  @Test(arguments: [
    ("false", "expected: a truthy value\nreceived: false"),
    ("nil", "expected: a truthy value\nreceived: nil"),
    ("find(\"nothing\")", "locator: find(\"nothing\")\nexpected: to exist\nreceived: no match"),
    ("function() return nil end", "expected: a truthy result\nreceived: nil"),
    ("app.spies.on_save", "expected: called\nreceived: on_save: never called"),
    ("spy.new(\"a\")", "expected: called\nreceived: spy: never called"),
  ])
  func `a statement fails there with what is not`(value: String, words: String) {
    let report = inForm("expect(\(value))\nexpect(\"not reached\" == 1)")
    #expect(report.text.hasPrefix(words))
    #expect(report.lines == [2])
  }

  @Test func `a message of its own stands with the failure`() {
    expectFailure("expect(1 == 2, \"arithmetic is broken\")", "arithmetic is broken")
  }

  @Test func `a call with several results stands in parentheses`() {
    let report = inForm("expect((\"abc\"):find(\"z\"))")
    #expect(report.text == "expected: a truthy value\nreceived: nil")
    expectPass("expect(((\"abc\"):find(\"b\")))")
  }

  @Test func `nothing at all is a usage error`() {
    let words =
      "expect() was given nothing: the call in it returned no value, or its argument is missing"
    expectFailure("expect()", words)
    expectFailure("local function f() end expect(f())", words)
  }

  @Test(arguments: [
    ("an assignment", "local e = expect(nil)"),
    ("an and", "local e = true and expect(true)"),
    ("an argument", "tostring(expect(true))"),
    ("a tail call", "local function f() return expect(true) end f()"),
    ("a pcall", "pcall(expect, true)"),
    ("a chain without a call", "local m = expect(true).to_be_true"),
    ("expect.that as a statement", "expect.that(true)"),
    ("expect.poll as a statement", "expect.poll(function() return true end)"),
  ])
  func `anything but a statement needs a matcher`(place: String, statement: String) {
    let report = inForm(statement)
    #expect(report.verdicts == ["-: failed"], "\(place)")
    #expect(
      report.text == "expect(…) at script.lua:2 was never given a matcher: write one behind it, "
        + "such as :to_equal(…), or expect(…) alone as a statement", "\(place)")
  }

  @Test func `what is called in between does not close an expectation`() {
    expectFailure("expect(nil):to_equal(find(\"title\"):text())", "expected: \"Title\"")
    expectPass(
      "local e = expect(find(\"title\"):text())\nfind(\"save\"):tap()\ne:to_equal(\"Title\")")
  }

  @Test func `a next line that begins with a parenthesis is told`() {
    let report = inForm("local f = print\nexpect(true)\n(f or print)(\"x\")")
    #expect(
      report.text.contains(
        "an expectation was called as a function: the next line begins with '(', so put ';' "
          + "before it"))
  }

  @Test(arguments: [
    (
      "expect(find(\"title\").exists)",
      "expect was given a method that was not called: write expect(find(…):exists())"
    ),
    ("expect(spy)", "spy itself is always true; name a parameter: expect(spy.checked)"),
    (
      "expect(app.spies)",
      "app.spies is always true; name a callback: app.spies.on_change"
    ),
    ("expect(expectation(\"x\"))", "an expectation is always true; write wait(e, seconds)"),
  ])
  func `what is always true is refused`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test func `a soft failure is recorded and the test goes on`() {
    let report = inForm("expect.soft(false)\nexpect.soft(1):to_equal(2)\nexpect(find(\"title\"))")
    #expect(report.result?.failures.count == 2)
    #expect(report.lines == [2, 3])
  }
}
