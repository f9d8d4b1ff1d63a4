import HarnessScripting
import Testing

/// Typed arguments of components.
@Suite struct ArgumentTests {
  @Test(arguments: [
    (
      "text = \"a\", integer = 1",
      ["a", "1", "1.5", "false", "none", "0 limits", "sweet", "no note"]
    ),
    (
      "text = \"\", integer = 2.0, number = 3, flag = true, items = {}, limits = { x = 1 }, "
        + "flavour = \"sour\", note = \"n\"",
      ["2", "3.0", "true", "1 limits", "sour", "n"]
    ),
    ("text = \"a\", integer = 1, items = { \"x\", \"y\" }", ["x+y"]),
  ])
  func `arguments arrive with their types`(arguments: String, texts: [String]) {
    let report = ScriptReport(
      "mount(\"Typed\", { \(arguments) })\n"
        + texts.map { "expect(find(\"\($0)\"))" }.joined(separator: "\n"))
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test(arguments: [
    ("integer = 1", "argument 'text' is missing"),
    ("txet = 'a'", "argument 'text' is missing; did you mean it by 'txet'?"),
    ("text = 1, integer = 1", "argument 'text': string expected, got number"),
    ("text = \"a\", integer = 1.5", "argument 'integer': "),
    ("text = \"a\", integer = \"1\"", "argument 'integer': integer expected, got string"),
    ("text = \"a\", integer = 1, flag = 1", "argument 'flag': boolean expected, got number"),
    ("text = \"a\", integer = 1, items = \"x\"", "argument 'items': table expected, got string"),
    (
      "text = \"a\", integer = 1, items = { x = \"a\" }",
      "argument 'items': list expected, got a table with named fields"
    ),
    ("text = \"a\", integer = 1, items = { 1 }", "argument 'items': item 1: string expected"),
    ("text = \"a\", integer = 1, limits = { x = \"y\" }", "argument 'limits': "),
    (
      "text = \"a\", integer = 1, flavour = \"salty\"",
      "argument 'flavour': \"salty\" is none of \"sweet\", \"sour\""
    ),
    ("text = \"a\", integer = 1, note = {}", "argument 'note': string expected, got table"),
    (
      "text = \"a\", integer = 1, nmuber = 2",
      "there is no argument 'nmuber'; did you mean 'number'?"
    ),
    ("text = \"a\", integer = 1, [1] = 2", "there is no argument '1'"),
  ])
  func `a wrong argument is told with the signature`(arguments: String, words: String) {
    let report = ScriptReport("mount(\"Typed\", { \(arguments) })")
    #expect(report.text.contains("mount: Typed: " + words))
    #expect(
      report.text.contains(
        """
        it takes: Typed{
          text: string,
          integer: integer,
          number?: number,
          flag?: boolean,
          items?: {string},
          limits?: {[string]: integer},
          flavour?: "sweet" | "sour",
          note: string? }
        """))
  }

  @Test(arguments: [
    (
      "mount(\"Form\", { onSave = print })",
      "there is no argument 'onSave'; did you mean 'on_save'?"
    ),
    (
      "mount(\"Form\", { on_save = 1 })", "argument 'on_save': function or spy expected, got number"
    ),
    ("mount(\"Frm\")", "mount: there is no component \"Frm\"; did you mean \"Form\"?"),
    (
      "mount(\"Aeroplane\")",
      "mount: there is no component \"Aeroplane\"; there are: Board, Borrower, Form, Localised, Pages, Profile, Question, Rows, "
        + "Secret, Surroundings, Tabs, Thrower, Traveller, Twins, Typed"
    ),
    ("mount()", "mount: bad argument #1 (string expected, got no value)"),
    ("mount(\"Form\", 1)", "mount: bad argument #2 (table of arguments expected, got number)"),
    ("mount(\"Form\", {}, 1)", "mount: bad argument #3 (table of options expected, got number)"),
    ("mount(\"Thrower\")", "mount: Thrower could not be made: no database"),
  ])
  func `a wrong mount is told`(statement: String, words: String) {
    let report = ScriptReport(statement)
    #expect(report.verdicts == ["-: failed"])
    #expect(report.text.contains(words))
  }

  @Test func `a short signature is one line`() {
    let report = ScriptReport("mount(\"Question\", { age = 1 })")
    #expect(report.text.contains("it takes: Question{ is_allowed?: function(age) }"))
  }
}
