import HarnessScripting
import Testing

/// Matchers for elements, each with its twin, and the questions that a script can ask.
@Suite struct LocatorMatcherTests {
  private nonisolated static let holding = [
    "expect(find(\"title\")):to_exist()", "expect(find(\"nothing\")):not_to_exist()",
    "expect(find(\"title\")):to_be_visible()", "expect(find(\"nothing\")):not_to_be_visible()",
    "expect(find(\"Ghost\")):to_be_hidden()",
    "expect(find{ \"Ghost\", hidden = true }):to_be_hidden()",
    "expect(find(\"title\")):not_to_be_hidden()",
    "expect(find(\"save\")):to_be_enabled()", "expect(find(\"Off\")):not_to_be_enabled()",
    "expect(find(\"Off\")):to_be_disabled()", "expect(find(\"save\")):not_to_be_disabled()",
    "expect(find(\"Wi-Fi\")):not_to_be_checked()",
    "expect(find(\"Name\")):not_to_be_focused()",
    "expect(find(\"title\")):to_have_text(\"Title\")",
    "expect(find(\"title\")):to_have_text({ begins_with = \"Ti\", ends_with = \"le\" })",
    "expect(find(\"title\")):not_to_have_text(\"title\")",
    "expect(find(\"title\")):to_contain_text(\"itl\")",
    "expect(find(\"save\")):to_have_label(\"Save\")",
    "expect(find(\"Wi-Fi\")):to_have_value(false)", "expect(find(\"Name\")):to_have_value(\"\")",
    "expect(find(\"save\")):to_have_role(\"button\")",
    "expect(find(\"save\")):not_to_have_role(\"toggle\")",
    "expect(find(\"same\")):to_have_count(2)", "expect(find(\"nothing\")):to_have_count(0)",
    "expect(find(\"same\")):to_exist()", "expect(app):to_exist()",
    "expect(find(\"title\")):to_exist({ timeout = 0 })",
    "expect(find(\"title\")):to_have_text(\"Title\", { timeout = \"500ms\" })",
  ]

  @Test(arguments: holding) func `holds`(statement: String) { expectPass(statement) }

  @Test(arguments: holding)
  func `the contrary fails`(statement: String) {
    let contrary =
      statement.contains("):not_")
      ? statement.replacing("):not_", with: "):") : statement.replacing("):to_", with: "):not_to_")
    #expect(inForm(contrary).verdicts == ["-: failed"], "\(contrary)")
  }

  @Test(arguments: [
    ("find(\"title\"):exists()", "true"), ("find(\"nothing\"):exists()", "false"),
    ("find(\"same\"):count()", "2"), ("find(\"title\"):is_visible()", "true"),
    ("find(\"nothing\"):is_visible()", "false"), ("find(\"Off\"):is_enabled()", "false"),
    ("find(\"Wi-Fi\"):is_checked()", "false"), ("find(\"Name\"):is_focused()", "false"),
    ("find(\"title\"):text()", "\"Title\""), ("find(\"save\"):label()", "\"Save\""),
    ("find(\"save\"):role()", "\"button\""), ("find(\"save\"):id()", "\"save\""),
    ("find(\"Off\"):id()", "\"\""), ("find(\"Wi-Fi\"):value()", "false"),
    ("find(\"Name\"):value()", "\"\""), ("find(\"title\"):value()", "\"\""),
    ("#find_all(\"same\")", "2"), ("#find(\"row\"):children()", "2"),
    ("#find(\"row\"):descendants()", "2"), ("#find(\"row\"):find_all(\"same\")", "2"),
    ("#find(\"same\"):all()", "2"), ("find_all(\"same\")[2]:text()", "\"same\""),
    ("find(\"same\"):first():exists()", "true"), ("find(\"same\"):last():exists()", "true"),
    ("find(\"same\"):nth(2):exists()", "true"), ("find(\"same\"):nth(3):exists()", "false"),
    ("find(\"same\"):first():parent():id()", "\"row\""),
    ("find(\"same\"):within(find(\"row\")):count()", "2"),
    ("find(\"title\"):or_(find(\"save\")):count()", "2"),
    ("find{ role = \"button\" }:and_(find(\"Off\")):count()", "1"),
    ("find{ role = \"button\" }:filter{ enabled = false }:count()", "1"),
    ("find(find(\"title\")):text()", "\"Title\""),
    ("find(function(e) return e:text() == \"Title\" end):id()", "\"title\""),
    ("get_by_role(\"button\", { name = \"Save\" }):id()", "\"save\""),
    ("get_by_label(\"save\", { exact = false }):id()", "\"save\""),
    ("get_by_text(\"Title\"):id()", "\"title\""), ("get_by_id(\"save\"):label()", "\"Save\""),
    ("get_by_placeholder(\"Name\"):role()", "\"text_field\""),
    ("find{ text = { matches = \"T.*e\" } }:id()", "\"title\""),
    ("find{ role = \"group\", has = \"same\" }:id()", "\"row\""),
    ("find{ role = \"group\", has_text = \"am\" }:id()", "\"row\""),
    ("find{ checked = false }:label()", "\"Wi-Fi\""),
    ("tostring(find(\"save\"))", "\"find(\\\"save\\\")\""), ("tostring(app)", "\"app\""),
    ("tree(find(\"row\"))", "\"- group #row:\\n  - text \\\"same\\\"\\n  - text \\\"same\\\"\""),
  ])
  func `a question gives an answer`(question: String, answer: String) {
    expectPass("expect.that(\(question)):to_equal(\(answer))")
  }

  @Test(arguments: [
    ("find(\"same\"):text()", "find(\"same\") matches 2 elements where one is needed"),
    ("find(\"nothing\"):text()", "find(\"nothing\") matches nothing"),
    ("find(\"same\"):is_visible()", "find(\"same\") matches 2 elements"),
    ("find(\"title\"):is_checked()", "is not checkable"),
    ("expect(find(\"title\")):to_be_checked()", "is not checkable"),
    ("find(\"same\"):nth(0)", "nth(0): indices start at 1; nth(-1) is the last"),
    ("find{}", "an empty table finds nothing; give a text or a key such as role"),
    ("find(3)", "a text, a table, a locator, a predicate or a function expected, got 3"),
    ("find{ enabled = \"yes\" }", "enabled: true or false expected, got \"yes\""),
    ("find{ text = { like_this = \"x\" } }", "text: 'like_this' is no comparison with a text"),
    ("find{ text = { matches = \"(\" } }", "this is not a regular expression"),
    ("find{ type = \"\" }", "type: the name of a view's Swift type expected, got \"\""),
    ("find{ index = 0 }", "index = 0: indices start at 1; index = -1 is the last"),
    ("find{ locale = \"german\" }", "locale: there is no locale \"german\""),
    ("get_by_role(\"buton\")", "there is no role \"buton\"; did you mean \"button\"?"),
    ("find(\"title\"):within(\"row\")", "within: bad argument #1 (locator expected, got string)"),
    ("find(\"title\").text()", "did you write '.' instead of ':'?"),
    ("find(\"title\"):state(\"x\")", "is no component, which has states: find one by its type"),
    ("expect(find(\"title\")):to_have_value()", "to_have_value needs a value; none is \"\""),
    (
      "expect(find(\"title\")):to_exist(5)",
      "bad argument #1 (table of options expected, got number)"
    ),
    (
      "expect(find(\"title\")):to_exist({ timeout = 5000 })",
      "timeout: 5000 is too long; times are seconds, not milliseconds"
    ),
    ("expect(find(\"title\")):to_have_text(3)", "text: a text or a comparison"),
  ])
  func `a wrong question is told`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test func `an element that has left is told as gone`() {
    let report = ScriptReport(
      """
      mount("Form")
      local save = find_all("save")[1]
      mount("Twins")
      save:tap()
      """)
    #expect(report.text.contains("is gone"))
  }

  @Test(arguments: ["find(\"x\"):exists()", "tree()", "expect(find(\"x\"))", "local _ = app.spies"])
  func `nothing is mounted`(statement: String) {
    let report = ScriptReport("unmount()\n\(statement)")
    #expect(report.text.contains("nothing is mounted; call mount first"))
  }
}
