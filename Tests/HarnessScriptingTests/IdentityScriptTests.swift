import HarnessEvents
import HarnessScripting
import Testing

/// A script sees which rows keep their state and which bodies run.
@Suite struct IdentityScriptTests {
  private let mount = "mount(\"Rows\", { names = { \"a\", \"b\", \"c\" } })\n"

  @Test func `the state of a row follows its id`() {
    expectPass(
      """
      mount("Rows", { names = { "a", "b", "c" } })
      find("a"):tap():tap()
      find("Reverse"):tap()
      expect(find{ role = "button" }:last()):to_have_text("a 2")
      find("Drop first"):tap()
      expect(find("a")):to_have_text("a 2")
      """)
  }

  @Test func `only the body of the row that was tapped runs`() {
    expectPass(
      """
      mount("Rows", { names = { "a", "b", "c" } })
      local bodies = app.spies.on_body
      expect(bodies):to_be_called(3)
      bodies:reset()
      find("b"):tap()
      expect(bodies):to_be_called(1)
      expect(spy.name):to_equal("b")
      find("Reverse"):tap()
      expect(bodies):to_be_called(1)
      """)
  }

  @Test func `an id given twice is noted`() {
    let report = ScriptReport(mount + "find(\"Repeat last\"):tap() expect(find(\"b\"))")
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
    #expect(
      report.result?.notes == [
        """
        warning: the ForEach in Rows has the id "c" more than once: only the first of these rows \
        keeps its state when rows move; give each element an id of its own
        """
      ])
  }
}
