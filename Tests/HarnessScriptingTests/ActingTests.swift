import HarnessScripting
import Testing

/// Acting belongs into tests; what is not acting is welcome everywhere.
@Suite struct ActingTests {
  @Test(arguments: [
    (
      "test(\"a\", function() end)\nmount(\"Form\")", 2,
      "mount at line 2 outside of a test; line 1 registers a test: put it into before_each"
    ),
    (
      "test(\"a\", function() end)\nexpect(true)", 2,
      "expect at line 2 outside of a test; line 1 registers a test: put it into before_each"
    ),
    (
      "test(\"a\", function() end)\n\nfind(\"x\"):tap()", 3,
      "tap at line 3 outside of a test; line 1 registers a test: put it into before_each"
    ),
    (
      "describe(\"d\", function()\n  mount(\"Form\")\n  it(\"a\", function() end)\nend)", 2,
      "mount at line 2 in the body of describe \"d\": put it into before_each"
    ),
    (
      "before_each(function() end)\nmount(\"Form\")", 2,
      "mount outside of a test in a file with before_each or after_each, which would never run"
    ),
  ])
  func `acting outside of a test fails the file`(text: String, line: Int, words: String) {
    let report = ScriptReport(text)
    #expect(report.couldNotCollect)
    #expect(report.text.contains(words))
    #expect(report.lines == [line])
  }

  @Test(arguments: [
    (
      "mount(\"Form\")\ntest(\"a\", function() end)",
      "test after the test has begun: the file acts at line 1; put the actions into tests, or "
        + "remove test"
    ),
    ("mount(\"Form\")\nbefore_each(function() end)", "before_each after the test has begun"),
    ("mount(\"Form\")\neach{ 1 }:test(\"a\", print)", "test after the test has begun"),
    ("mount(\"Form\")\nconfigure{ tags = {} }", "configure after the test has begun"),
  ])
  func `registering after acting fails the test`(text: String, words: String) {
    let report = ScriptReport(text)
    #expect(report.verdicts == ["-: failed"])
    #expect(report.lines == [2])
    #expect(report.text.contains(words))
  }

  @Test func `locators, spies and settings are no acting`() {
    let report = ScriptReport(
      """
      local title = find("title")
      local other = get_by_role("button"):first()
      local changed = spy.new("on")
      clock.set("2030-01-01")
      configure{ tags = { "x" } }
      test("a", function()
        mount("Form")
        expect(title)
        expect(other)
        expect(changed):not_to_be_called()
      end)
      """)
    #expect(report.verdicts == ["a: passed"], "\(report.text)")
  }

  @Test(arguments: ["find(\"save\"):tap()", "mount(\"Twins\")", "advance(1)", "tree()"])
  func `acting inside a callback is refused`(statement: String) {
    let report = ScriptReport(
      "mount(\"Form\", { on_save = function() \(statement) end })\nfind(\"save\"):tap()")
    #expect(
      report.text.contains(
        "the app is still handling an event; act after it, outside of the callback"))
  }

  @Test func `expectations inside a callback are judged at once`() {
    let report = ScriptReport(
      """
      mount("Form", { on_save = function(name)
        expect(name):to_equal("")
        expect(find("Saved 1"))
      end })
      find("save"):tap()
      """)
    #expect(report.text.contains("received: no match      (inside a callback: no wait)"))
    #expect(report.lines == [3])
  }
}
