import HarnessScripting
import Testing

/// A value that a word would ignore is refused. DocumentationTests try every word of the page.
@Suite struct ArgumentCountTests {
  private nonisolated static let tail = "; put a call with several results into parentheses"

  @Test(arguments: [
    ("app:background(1, 2, 3)", "app:background takes 0 arguments, not 3" + tail),
    ("app:set({}, 3)", "app:set takes 1 argument, not 2" + tail),
    ("app:open_url(\"a://b\", {})", "app:open_url takes 1 argument, not 2" + tail),
    ("clock.frame(1, 2)", "clock.frame takes 1 argument, not 2" + tail),
    ("clock.auto(true, 9)", "clock.auto takes 1 argument, not 2" + tail),
    ("unmount(4)", "unmount takes 0 arguments, not 1" + tail),
    ("advance(1, 2)", "advance takes 1 argument, not 2" + tail),
    ("settle(1)", "settle takes 0 arguments, not 1" + tail),
    ("find(\"title\"):text(\"x\")", "text takes 0 arguments, not 1" + tail),
    ("find(\"title\", \"x\")", "find takes 1 argument, not 2" + tail),
    ("app.spies.on_save:reset(nil, 1)", "reset takes 0 arguments, not 2" + tail),
    ("clock:auto(true)", "clock.auto is a function of a module: write '.' and not ':'"),
    ("tick(1)", "tick takes 0 arguments, not 1" + tail),
    ("expect(find(\"title\")):to_exist({}, {})", "to_exist takes 1 argument, not 2" + tail),
    ("expect(1, \"one\", nil, 4)", "expect takes 3 arguments, not 4" + tail),
  ])
  func `one too many`(statement: String, words: String) {
    #expect(inForm(statement).text == words)
  }

  @Test func `each in a test file`() {
    #expect(
      ScriptReport("test(\"a\", {}, function() end, 4)").text
        == "test takes 3 arguments, not 4" + Self.tail)
    #expect(
      ScriptReport("each{ 1 }:test(\"a\", {}, function() end, 4)").text
        == "each():test takes 3 arguments, not 4" + Self.tail)
    #expect(
      ScriptReport("each{ 1 }:test(\"a\", function() end, 4)").text
        == "options go before the function: (name, options, function)")
  }

  @Test func `a nil at the end is no argument, as Lua has it`() {
    expectPass("local nothing unmount(nothing) mount(\"Form\", nil, nil) settle(nil)")
  }

  @Test(arguments: [
    (
      "get_by_text(\"title\", 5)",
      "get_by_text: bad argument #2 (table of options expected, got number)"
    ),
    (
      "get_by_label(\"title\", { exat = false })",
      "unknown option 'exat'; did you mean 'exact'?"
    ),
    (
      "get_by_role(\"text\", { nmae = \"Title\" })",
      "unknown option 'nmae'; did you mean 'name'?"
    ),
    (
      "find(\"Name\"):type(\"a\", { dely = 1 })", "unknown option 'dely'; did you mean 'delay'?"
    ),
    (
      "find(\"Name\"):type(\"a\", 1)",
      "type: bad argument #2 (table of options expected, got number)"
    ),
  ])
  func `options that would be ignored`(statement: String, words: String) {
    #expect(inForm(statement).text == words)
  }
}
