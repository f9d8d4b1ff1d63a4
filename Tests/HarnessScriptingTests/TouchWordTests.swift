import HarnessEvents
import HarnessScripting
import Testing

/// What a script's fingers reach, and what scrolls.
@Suite struct TouchWordTests {
  private func onBoard(_ statements: String) -> String { "mount(\"Board\") \(statements)" }

  @Test(arguments: [
    "local f = find(\"bar\"):frame() expect(f):to_equal{ x = 0, y = 47, width = 390, height = 50 }",
    "find(\"square 0\"):tap() expect(spy.what):to_equal(\"0 195 50\")",
    "find(\"square 0\"):tap{ at = { x = 10, y = 20 } } expect(spy.what):to_equal(\"0 10 20\")",
    "find(\"square 0\"):tap{ at = { 10, 20 } } expect(spy.what):to_equal(\"0 10 20\")",
    "find(\"square 12\"):tap() expect(spy.what):to_equal(\"12 195 50\")",
    "find(\"Covered\"):tap{ expect = \"refused\" } expect(app.spies.on_touch):not_to_be_called()",
    "find(\"Covered\"):force_tap() expect(spy.what):to_equal(\"covered\")",
    "expect(find(\"Covered\")):not_to_be_hittable() expect(find(\"square 0\")):to_be_hittable()",
    "expect.that(find(\"Covered\"):is_hittable()):to_be_false()",
    "expect(find(\"Covered\")):to_be_on_screen() expect(find(\"square 19\")):not_to_be_on_screen()",
    "expect.that(find(\"square 19\"):is_on_screen()):to_be_false()",
    "expect.that(find(\"nothing\"):is_on_screen()):to_be_false()",
    "find{ role = \"scroll_view\" }:scroll(0, 100) expect(find(\"square 1\"):frame().y):to_equal(97)",
    "find(\"square 0\"):scroll(0, 100):scroll(0, -30) expect(find(\"square 0\"):frame().y):to_equal(27)",
    "find(\"square 19\"):scroll_into_view() expect(find(\"square 19\")):to_be_on_screen()",
    "local v = find{ role = \"scroll_view\" } v:scroll_to(\"bottom\") expect(find(\"square 19\"):frame().y):to_equal(710)",
    "local v = find{ role = \"scroll_view\" } v:scroll_to(\"bottom\"):scroll_to(\"top\") expect(find(\"square 0\"):frame().y):to_equal(97)",
    "find{ role = \"scroll_view\" }:scroll_to(find(\"square 9\")) expect(find(\"square 9\")):to_be_hittable()",
    "find{ role = \"scroll_view\" }:swipe(\"up\") expect(find(\"square 0\"):frame().y):to_be_near(97 - 713 / 2, 0.01)",
    "find(\"square 3\"):swipe(\"up\") expect(find(\"square 0\"):frame().y):to_equal(-3)",
    "find(\"square 3\"):drag_to{ x = 0, y = -50 } expect(find(\"square 0\"):frame().y):to_equal(47)",
    "local a = app:accessibility_audit() expect(#a):to_equal(1) expect(a[1].kind):to_equal(\"small_target\") "
      + "expect(a[1].element:label()):to_equal(\"Covered\")",
  ])
  func `acts`(statements: String) { expectPass(onBoard(statements)) }

  @Test(arguments: [
    (
      "find(\"Covered\"):tap()",
      "button \"Covered\" is covered by group \"bar\" (Board > VStack > ZStack > Color)"
    ),
    (
      "find(\"square 0\"):tap{ at = { x = 400, y = 0 } }",
      "(400, 0) is no point of group \"square 0\", which is 390 × 100 points large"
    ),
    ("find(\"bar\"):scroll(0, 10)", "nothing scrolls up or down here: neither group \"bar\""),
    (
      "find(\"square 0\"):scroll(0, -10)",
      "ScrollView (Board > VStack > ScrollView) is at the end of the content"
    ),
    (
      "find(\"square 0\"):scroll_to(\"left\")",
      "scroll_to: \"left\" is no edge; they are \"top\", \"bottom\", \"leading\" and \"trailing\""
    ),
    (
      "find{ role = \"scroll_view\" }:scroll_to(find(\"nothing\"))",
      "is at the end of the content"
    ),
    ("find(\"bar\"):refresh()", "can't be refreshed"),
    (
      "expect(find(\"Covered\")):to_be_hittable()",
      "why not: button \"Covered\" is covered by group \"bar\""
    ),
    ("expect(find(\"square 19\")):to_be_on_screen()", "not on the screen"),
  ])
  func `refuses`(statements: String, words: String) { expectFailure(onBoard(statements), words) }

  @Test func `a forced tap says so in the step log`() {
    let report = inForm("find(\"Off\"):force_tap()\nexpect(false)")
    #expect(
      report.result?.failures.first?.lastSteps.last
        == "+0s  find(\"Off\"):force_tap()   forced: no guards")
  }
}
