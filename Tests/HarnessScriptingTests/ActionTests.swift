import HarnessEvents
import HarnessScripting
import Testing

/// What a script does to the form, by each word.
@Suite struct ActionTests {
  @Test(arguments: [
    "find(\"save\"):tap() expect(find(\"Saved 1\"))",
    "find(\"save\"):tap():tap() expect(find(\"Saved 2\"))",
    "find(\"save\"):tap{ count = 3 } expect(find(\"Saved 3\"))",
    "find(\"save\"):double_tap() expect(find(\"Saved 2\"))",
    "find(\"Off\"):force_tap() expect(find(\"Saved 100\"))",
    "find(\"Off\"):tap{ force = true } expect(find(\"Saved 100\"))",
    "find(\"Off\"):tap{ expect = \"refused\" } expect(find(\"Saved 100\")):not_to_exist()",
    "expect.that(find(\"save\"):tap_if_exists()):to_be_true() expect(find(\"Saved 1\"))",
    "expect.that(find(\"nothing\"):tap_if_exists()):to_be_false()",
    "find(\"Name\"):type(\"Ada\"):type(\"!\") expect(find(\"Name\")):to_have_value(\"Ada!\")",
    "find(\"Name\"):fill(\"Ada\"):fill(\"Eve\") expect(find(\"Name\")):to_have_value(\"Eve\")",
    "find(\"Name\"):fill(\"Ada\"):clear() expect(find(\"Name\")):to_have_value(\"\")",
    "find(\"Name\"):fill(\"Ada\"):clear_and_type(\"Eve\") expect(find(\"Name\")):to_have_value(\"Eve\")",
    "find(\"Name\"):fill(\"Ada\"):submit() expect(spy.name):to_equal(\"Ada\")",
    "find(\"Name\"):focus() expect(find(\"Name\")):to_be_focused()",
    "find(\"Name\"):focus():blur() expect(find(\"Name\")):not_to_be_focused()",
    "find(\"Wi-Fi\"):toggle() expect(find(\"Wi-Fi\")):to_be_checked()",
    "find(\"Wi-Fi\"):check():check() expect(app.spies.on_toggle):to_be_called(1)",
    "find(\"Wi-Fi\"):check():uncheck() expect(find(\"Wi-Fi\")):to_have_value(false)",
    "find(\"Wi-Fi\"):set_switch(true) expect(spy.is_on):to_be_true()",
    "find(\"title\"):wait_until_exists() expect(true)",
    "expect.that(wait_for(find(\"title\")):text()):to_equal(\"Title\")",
    "step(\"save\", function() find(\"save\"):tap() end) expect(find(\"Saved 1\"))",
    "expect.that(step(\"sum\", function() return 1 + 1 end)):to_equal(2)",
    "mount(\"Twins\") expect(find(\"title\")):not_to_exist() expect(find(\"Left\"))",
    "unmount() mount(\"Form\") expect(find(\"title\"))",
    "settle() expect(find(\"title\"))",
  ])
  func `acts`(statements: String) { expectPass(statements) }

  @Test(arguments: [
    ("find(\"Off\"):tap()", "button \"Off\" is disabled by itself"),
    ("find{ \"Ghost\", hidden = true }:tap()", "is hidden by itself"),
    ("find(\"title\"):tap()", "nothing handles a tap here"),
    ("find(\"same\"):tap()", "find(\"same\") matches 2 elements where one is needed"),
    ("find(\"nothing\"):type(\"x\")", "find(\"nothing\") matches nothing"),
    ("find(\"title\"):type(\"x\")", "text #title \"Title\""),
    ("find(\"title\"):toggle()", "is not checkable"),
    ("find(\"title\"):check()", "is not checkable"),
    (
      "find(\"Wi-Fi\"):set_switch(\"on\")",
      "set_switch: bad argument #1 (boolean expected, got string)"
    ),
    (
      "find(\"save\"):tap{ times = 2 }",
      "unknown option 'times'; there are: count, force, expect, at, during"
    ),
    ("find(\"save\"):tap{ count = 0 }", "count: 0 is no number of taps; it goes from 1 to 100"),
    ("find(\"save\"):tap{ expect = \"ok\" }", "expect = \"ok\": the only value is \"refused\""),
    (
      "find(\"save\"):tap{ at = {} }",
      "at: a table with two numbers expected: tap{ at = { x = 10, y = 20 } }"
    ),
    ("find(\"save\"):tap(2)", "tap: bad argument #1 (table of options expected, got number)"),
    ("find(\"save\"):scroll_to(\"top\")", "nothing scrolls up or down here: neither button #save"),
    ("find(\"nothing\"):wait_until_exists()", "find(\"nothing\") matches nothing"),
    ("wait_for(3)", "wait_for waits for a locator or a function, not 3"),
    ("wait_for(function() return false end)", "the function did not become truthy"),
    ("advance(1)", "advance: this process has no virtual clock"),
    ("app:tapp()", "app has no member 'tapp'; did you mean 'tap'?"),
    ("clock.nwo()", "clock has no member 'nwo'; did you mean 'now'?"),
    ("clock.frame(-1)", "clock.frame: -1 is no number of frames"),
    (
      "clock.frame(1000000000)",
      "clock.frame: 1000000000 frames are too many: up to 36000, which are 10 minutes, go at once; "
        + "advance(seconds) moves the clock farther"
    ),
    ("clock.auto(\"off\")", "clock.auto: write clock.auto(false) or clock.auto(true)"),
  ])
  func `refuses`(statement: String, words: String) { expectFailure(statement, words) }

  @Test func `the steps before a failure are told, each once`() {
    let report = inForm(
      """
      find("save"):tap()
      expect(find("Saved 1"):text()):to_equal("Saved 1")
      find("Off"):tap()
      """)
    #expect(
      report.result?.failures.first?.lastSteps == [
        "+0s  mount(\"Form\")", "+0s  find(\"save\"):tap()",
        "+0s  expect(find(\"Saved 1\"):text()):to_equal(\"Saved 1\")",
      ])
  }
}
