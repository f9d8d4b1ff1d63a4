import HarnessEvents
import HarnessScripting
import Testing

/// Functions of a script that answer a component.
@Suite struct CallbackTests {
  @Test(arguments: [
    ("function(age) return age >= 18 end", "no"), ("function() return true end", "yes"),
    ("function() end", "no"), ("spy.new(\"age\", function(age) return age == 17 end)", "yes"),
    ("spy.new(\"age\")", "no"),
  ])
  func `a callback answers`(callback: String, verdict: String) {
    let report = ScriptReport(
      """
      mount("Question", { is_allowed = \(callback) })
      find("Ask"):tap()
      expect(find("verdict")):to_have_text("\(verdict)")
      """)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test(arguments: [
    ("function() error(\"no milk\") end", "error in the callback is_allowed: no milk"),
    ("function() fail(\"no disk\") end", "error in the callback is_allowed: no disk"),
    ("function(age) expect(age):to_equal(18) end", "expected: 18\nreceived: 17"),
    (
      "function() return \"yes\" end",
      "error in the callback is_allowed: is_allowed answered with \"yes\": "
    ),
  ])
  func `a callback that fails fails the test, and the app goes on`(callback: String, words: String)
  {
    let report = ScriptReport(
      """
      mount("Question", { is_allowed = \(callback) })
      find("Ask"):tap()
      expect(find("verdict")):to_have_text("no")
      """)
    #expect(report.result?.failures.count == 1)
    #expect(report.text.contains(words))
  }

  @Test(arguments: [
    "function() skip(\"no printer\") end", "function() skip_if(true, \"no printer\") end",
    "function() pcall(skip, \"no printer\") end",
    "spy.new(\"age\", function() skip(\"no printer\") end)",
  ])
  func `a callback that skips ends the test as skipped`(callback: String) {
    let report = ScriptReport(
      """
      mount("Question", { is_allowed = \(callback) })
      find("Ask"):tap()
      error("not reached")
      """)
    #expect(report.verdicts == ["-: skipped"], "\(report.text)")
    #expect(report.result?.reason == "no printer")
  }

  @Test func `a condition that skips ends the test as skipped`() {
    let report = inForm("find(function() skip(\"why not\") end):tap()")
    #expect(report.verdicts == ["-: skipped"], "\(report.text)")
    #expect(report.result?.reason == "why not")
    #expect(report.result?.notes == [])
  }
}
