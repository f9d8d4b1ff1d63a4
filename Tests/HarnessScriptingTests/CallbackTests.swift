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
}
