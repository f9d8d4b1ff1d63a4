import HarnessEvents
import HarnessScripting
import Testing

/// Words that are not there, that have gone, and that are still to come.
@Suite struct VocabularyTests {
  @Test(arguments: [
    ("moutn(\"Form\")", "the global 'moutn' was never set; did you mean 'mount'?"),
    ("local x = Find", "the global 'Find' was never set; did you mean 'find'?"),
    ("local x = something_else", "the global 'something_else' was never set"),
  ])
  func `an unknown global is told`(statement: String, words: String) {
    #expect(ScriptReport(statement).text == words)
  }

  @Test func `a global that was set to nil is known`() {
    #expect(ScriptReport("x = 1 x = nil expect(x == nil)").verdicts == ["-: passed"])
  }

  @Test(arguments: [
    "before_all", "after_all", "setup", "teardown", "lazy_setup", "lazy_teardown", "strict_setup",
    "strict_teardown", "insulate", "expose",
  ])
  func `words of other tools say what to use`(word: String) {
    #expect(
      ScriptReport("\(word)(function() end)").text
        == "\(word): every test has its own Lua state and app, so what is made once could not be "
        + "seen by a test. Use before_each (a mount is cheap), a local at file level (made anew "
        + "for each test), or step() in one test for a long journey.")
  }

  @Test(arguments: [
    "expect(1):to_match_tree()", "expect(1):to_match_snapshot()",
  ])
  func `words of a later version say so`(statement: String) {
    #expect(ScriptReport(statement).text.contains(": not in this version yet"))
  }

  @Test(arguments: [
    "expect((assert(1, 2))):to_equal(1)", "assert(true)",
    "expect(pcall(assert, false)):to_be_false()",
    "expect(select(2, pcall(assert, nil, \"why\"))):to_equal(\"why\")",
    "expect(select(2, pcall(assert, false, { 1 }))):to_equal({ 1 })",
    "expect(select(2, pcall(assert, false))):to_equal(\"assertion failed!\")",
  ])
  func `assert is Lua's own`(statement: String) { expectPass(statement) }

  @Test func `assert counts as an assertion, and its failure fails the test`() {
    #expect(ScriptReport("mount(\"Form\") assert(true)").result?.notes == [])
    let report = inForm("assert(1 == 2, \"sums are broken\")")
    #expect(report.text == "sums are broken")
    #expect(report.lines == [2])
    expectFailure("assert()", "assert was given nothing")
  }

  @Test func `a test that asserts nothing says so`() {
    #expect(ScriptReport("mount(\"Form\") find(\"save\"):tap()").result?.notes == ["no assertions"])
    #expect(
      ScriptReport("mount(\"Form\") find(\"Off\"):tap{ expect = \"refused\" }").result?.notes == [])
  }

  @Test func `a warning and an error in a finalizer are notes`() {
    let report = ScriptReport(
      "setmetatable({}, { __gc = function() error(\"late\") end }) collectgarbage() expect(true)")
    #expect(report.result?.notes.first?.contains("late") == true)
    #expect(report.verdicts == ["-: passed"])
  }
}
