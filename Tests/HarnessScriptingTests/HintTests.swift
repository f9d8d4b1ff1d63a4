import HarnessEvents
import HarnessScripting
import Testing

/// What a newcomer writes, and what the report says instead of "unknown" or "nil".
@Suite struct HintTests {
  @Test(arguments: [
    ("expect(find(\"title\")):toHaveText(\"x\")", "did you mean 'to_have_text'?"),
    ("find(\"title\"):click()", "no member 'click'; write :tap()"),
    ("find(\"title\"):setInput(\"x\")", "; write :fill(text)"),
    ("find(\"title\"):waitForExistence()", "; write :wait_until_exists()"),
    ("expect(find(\"title\")):toBeAttached()", "; write to_exist()"),
    ("expect(app.spies.on_save):to_be_called_times(2)", "; write to_be_called(n)"),
    ("get_by_test_id(\"title\")", "'get_by_test_id' was never set; write get_by_id(id)"),
    ("XCTAssertTrue(true)", "was never set; write expect(x)"),
    ("wait(3)", "advance(seconds) lets time pass"),
    ("skip_if(find(\"title\").exists)", "a function is always true; call it"),
    ("find(\"title\"):doubleTap()", "did you mean 'double_tap'?"),
    ("beforeEach(function() end)", "did you mean 'before_each'?"),
    ("getByLabel(\"x\")", "did you mean 'get_by_label'?"),
    ("clock.setDate(\"x\")", "clock has no member 'setDate'"),
    (
      "find(\"title\"):to_have_text(\"x\")",
      "to_have_text is a matcher: write expect(find(…)):to_have_text(…)"
    ),
    ("expect(find(\"title\")):tap()", "tap is a word of a locator: write find(…):tap(…)"),
    ("tap(\"title\")", "tap is a word of a locator: write find(…):tap(…)"),
    ("to_equal(1)", "to_equal is a matcher: write expect(…):to_equal(…)"),
  ])
  func `a word in another spelling or place`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test(arguments: [
    ("mount:Form()", "mount is a function and has no members: write mount(\"Counter\", { … })"),
    ("local x = find(\"title\").label.text", "label is a method: write :label()"),
    (
      "expect(app.spies.on_save.call_count())", "call_count is a property: write it without ()"
    ),
    ("find(P:label(\"x\")):tap()", "P.label is a function of a module: write '.' and not ':'"),
    ("clock:auto(false)", "clock.auto is a function of a module: write '.' and not ':'"),
    (
      "local function f() return 1 + f() end f()",
      "stack overflow; a function calls itself, by itself or through others, without an end"
    ),
    ("find(nil)", "expected, got nil"),
    (
      "local t = { a = 1 } find(\"Name\"):type(t.b)",
      "type: bad argument #1 (string expected, got nil); t.b is nil"
    ),
    (
      "find(\"name\"):type(\"caf\\xe9\")",
      "text in UTF-8 expected, and byte 4 of this one is \\233"
    ),
  ])
  func `a word in another form`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test(arguments: [
    ("if a != b then end", "Lua writes \"not equal\" as ~="),
    ("mount(\"Form\", { start: 3 })", "a table of Lua has name = value, with an equals sign"),
    ("mount(\"Form\", start = 3)", "arguments have no names in Lua"),
    ("let y = 3", "Lua declares a name with local"),
    ("const y = 3", "Lua declares a name with local"),
    ("local f = (x) => x", "Lua writes a function as function(x) … end"),
    ("// a comment", "Lua writes a comment behind --"),
    ("local s = \"\\(x)\"", "Lua puts texts together with .."),
    ("a += 1", "Lua has no += : write n = n + 1"), ("a++", "Lua has no ++ : write n = n + 1"),
    ("if a && b then end", "Lua writes \"and\" for &&"),
    ("if a || b then end", "Lua writes \"or\" for ||"),
    ("local c = !a", "Lua writes \"not\" for !"),
    ("expect(a):not:to_exist()", "write the matcher's name with not_ before it"),
    ("mount(“Form”)", "the line has the curly quote “"),
  ])
  func `signs of other languages`(statement: String, words: String) {
    let report = ScriptReport(statement)
    #expect(report.couldNotCollect)
    #expect(report.text.contains(words), "\(report.text)")
  }

  @Test func `a sign in a text is none`() {
    let report = ScriptReport("local a = \"!=\" local b = = 1")
    #expect(!report.text.contains("~="), "\(report.text)")
  }

  @Test func `a misspelt key of a case is told, and a matrix names its cases`() {
    let misspelt = ScriptReport("each{ { start = 1 } }:test(\"at {strat}\", function() end)")
    #expect(misspelt.text.contains("no case has that key; did you mean {start}?"))
    let matrix = ScriptReport(
      """
      each(matrix({ device = { "SE", "iPad" } }, { size = { 1 } })):test("shows", function()
        expect(true)
      end)
      """)
    #expect(matrix.tests.map(\.title) == ["shows [SE, 1]", "shows [iPad, 1]"])
  }
}
