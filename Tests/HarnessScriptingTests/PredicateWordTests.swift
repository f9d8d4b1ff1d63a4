import HarnessEvents
import HarnessScripting
import Testing

/// `P.…`, and the words that take a predicate.
@Suite struct PredicateWordTests {
  // MARK: What they hold for

  private nonisolated static let holding = [
    ("title", "P.exists(true)"), ("nothing", "P.exists(false)"), ("same", "P.exists(true)"),
    ("same", "P.count(2)"), ("same", "P.count(\"at_least\", 2)"), ("nothing", "P.count(0)"),
    ("save", "P.is_enabled(true)"), ("Off", "P.is_enabled(false)"),
    ("save", "P.is_hittable(true)"), ("Off", "P.is_hittable(false)"),
    ("save", "P.is_selected(false)"), ("Name", "P.is_focused(false)"),
    ("Wi-Fi", "P.is_checked(false)"), ("Wi-Fi", "P.value(false)"),
    ("save", "P.label(\"Save\")"), ("save", "P.label(\"equals\", \"Save\")"),
    ("save", "P.label(\"begins_with[c]\", \"sA\")"), ("save", "P.label(\"ends_with\", \"ave\")"),
    ("save", "P.label(\"like\", \"S?v*\")"), ("save", "P.label(\"matches\", \"S\\\\w+\")"),
    ("save", "P.label(\"in\", { \"Open\", \"Save\" })"),
    ("save", "P.label(\"between\", { \"R\", \"T\" })"),
    ("save", "P.label(\"not_equal\", \"save\")"),
    ("title", "P.text(\"contains\", \"itl\")"), ("save", "P.identifier(\"save\")"),
    ("Name", "P.value(\"\")"), ("save", "P.format(\"value == nil\")"),
    ("save", "P.role(\"button\")"), ("save", "P.type(\"button\")"), ("save", "P.type(9)"),
    ("title", "P.type(\"staticText\")"), ("Wi-Fi", "P.role(\"toggle\")"),
    ("row", "P.has(\"same\")"), ("row", "P.has(P.label(\"same\"))"),
    ("row", "P.has{ role = \"text\" }"), ("row", "P.has(find(\"same\"))"),
    ("Title", "P.none{ P.within(\"row\") }"),
    ("save", "P.all{ P.exists(true), P.role(\"button\"), P.label(\"begins_with\", \"Sa\") }"),
    ("save", "P.any{ P.label(\"x\"), P.is_enabled(true) }"),
    ("nothing", "P.any{ P.exists(false), P.is_enabled(true) }"),
    ("save", "P.none{ P.label(\"x\"), P.is_enabled(false) }"),
    ("save", "P.format(\"elementType == 9 && label BEGINSWITH[c] 'sa'\")"),
    ("save", "P.format(\"%K == %@ AND count == %d\", \"label\", \"Save\", 1)"),
    ("save", "P.format(\"label IN %@\", { \"Save\", \"Open\" })"),
  ]

  @Test(arguments: holding) func `assert passes`(_ text: String, _ predicate: String) {
    expectPass("find(\"\(text)\"):assert(\(predicate))")
    expectPass("expect(find(\"\(text)\")):to_satisfy(\(predicate), { timeout = 0 })")
    expectPass("find(\"\(text)\"):wait(\(predicate)) expect(true)")
  }

  @Test(arguments: holding) func `the contrary fails`(_ text: String, _ predicate: String) {
    expectFailure("find(\"\(text)\"):assert(P.none{ \(predicate) })", "predicate: ")
    expectFailure("expect(find(\"\(text)\")):not_to_satisfy(\(predicate))", "to satisfy P.")
    expectFailure("find(\"\(text)\"):wait(P.none{ \(predicate) })", "does not satisfy")
  }

  @Test(arguments: [
    ("find(P.label(\"Save\")):id()", "\"save\""),
    ("find(P.all{ P.role(\"button\"), P.is_enabled(false) }):label()", "\"Off\""),
    ("find(P.role(\"text\")):count()", "3"), ("#find_all(P.label(\"same\"))", "2"),
    ("find{ P.label(\"begins_with\", \"S\"), role = \"button\" }:id()", "\"save\""),
    ("find(\"row\"):find(P.exists(true)):count()", "2"),
    ("find{ role = \"text\" }:filter(P.within(\"row\")):count()", "2"),
    ("find(P.has(\"same\")):id()", "\"row\""), ("find{ has = P.label(\"same\") }:id()", "\"row\""),
    ("tostring(P.label(\"begins_with[dc]\", \"a\"))", "'P.label(\"begins_with[cd]\", \"a\")'"),
    ("tostring(P.has(find(\"x\"):first()))", "'P.has(find(\"x\"):first())'"),
    ("tostring(find(P.is_checked(true)))", "\"find(P.is_checked(true))\""),
  ])
  func `predicates in queries`(_ call: String, _ result: String) {
    expectPass("expect(\(call)):to_equal(\(result))")
  }

  @Test func `predicates are made at file level, and shared by tests`() {
    let report = ScriptReport(
      """
      local on = P.is_checked(true)
      test("off", function() mount("Form") expect(find("Wi-Fi")):not_to_satisfy(on) end)
      test("on", function() mount("Form") find("Wi-Fi"):tap():assert(on) end)
      """)
    #expect(report.verdicts == ["off: passed", "on: passed"])
  }

  @Test func `assert counts as an assertion, and wait does not`() {
    func notes(_ statement: String) -> [String]? { inForm(statement).result?.notes }
    #expect(notes("find(\"save\"):assert(P.exists(true))") == [])
    #expect(notes("find(\"save\"):assert_break(P.exists(true))") == [])
    #expect(notes("find(\"save\"):wait(P.exists(true))") == ["no assertions"])
  }

  @Test func `a failed assert ends the test, a soft expectation does not`() {
    expectFailure(
      "find(\"save\"):assert(P.exists(false)) fail(\"went on\")", "to satisfy P.exists(false)")
    let report = inForm(
      "expect.soft(find(\"save\")):to_satisfy(P.exists(false)) fail(\"went on\")")
    #expect(report.text.contains("to satisfy P.exists(false)"))
    #expect(report.text.contains("went on"))
  }

  // MARK: What is said

  @Test func `a failure prints the predicate with the failing leaf marked`() {
    let report = inForm(
      """
      find("save"):assert(P.all{ P.role("button"), P.label("begins_with", "abc"), P.exists(true) })
      """)
    #expect(
      report.text == """
        locator: find("save")  ->  button #save "Save"
        expected: to satisfy P.all{ P.role("button"), P.label("begins_with", "abc"), P.exists(true) }
        received: button #save "Save"      (nothing is scheduled: no wait)
        predicate:   all of
            P.role("button")
          ✗ P.label("begins_with", "abc")      is "Save"
            P.exists(true)
        """)
  }

  @Test(arguments: [
    ("find(\"nothing\"):assert(P.is_enabled(true))", "? P.is_enabled(true)      no match"),
    ("find(\"nothing\"):assert(P.is_enabled(true))", "why not: nearest:"),
    ("find(\"same\"):assert(P.is_enabled(true))", "? P.is_enabled(true)      2 matches"),
    ("find(\"same\"):assert(P.is_enabled(true))", "received: 2 matches"),
    ("expect(find(\"same\")):not_to_satisfy(P.is_enabled(false))", "2 matches"),
    ("find(\"save\"):assert(P.exists(false), { timeout = 0 })", "received: button #save \"Save\""),
    (
      "find(\"save\"):wait(P.is_enabled(false))",
      "find(\"save\") does not satisfy the predicate (nothing is scheduled: no wait)"
    ),
  ])
  func `a failure says what is so`(_ statement: String, _ words: String) {
    expectFailure(statement, words)
  }

  @Test func `a secret is not told`() {
    let report = ScriptReport(
      "mount(\"Secret\") find(\"Password\"):assert(P.value(\"contains\", \"x\"))")
    #expect(report.text.contains("is \"•••••••\""))
    #expect(!report.text.contains("hunter2"))
  }

  // MARK: Wrong arguments

  private nonisolated static let misuse = [
    ("P.lable(\"x\")", "P has no member 'lable'; did you mean 'label'?"),
    ("P:exists(true)", "P.exists is a function of a module: write '.' and not ':'"),
    ("P.exists()", "P.exists: true or false expected, got nil: write P.exists(true)"),
    ("P.exists(1)", "P.exists: true or false expected, got 1: write P.exists(true)"),
    ("P.label()", "P.label: a comparison and a value expected: P.label(\"equals\", \"…\")"),
    (
      "P.label(\"contains\")",
      "P.label: \"contains\" compares with what? Write P.label(\"contains\", \"…\"), or "
        + "P.label(\"equals\", \"contains\") for this text"
    ),
    (
      "P.value(\"equals\", nil)",
      "P.value: \"equals\" compares with what? Write P.value(\"equals\", \"…\")"
    ),
    (
      "P.label(\"begin_with\", \"x\")",
      "P.label: \"begin_with\" is no comparison; did you mean \"begins_with\"?"
    ),
    (
      "P.label(\"BEGINSWITH\", \"x\")",
      "P.label: \"BEGINSWITH\" is no comparison; did you mean \"begins_with\"?"
    ),
    ("P.value(\">=\", 3)", "P.value: \">=\" is no comparison; did you mean \"at_least\"?"),
    ("P.label(\"nearly\", \"x\")", "is no comparison; there are equals, not_equal, begins_with"),
    (
      "P.label(\"equals[x]\", \"x\")",
      "P.label: behind \"equals\" stands [c] for any case, [d] for any accents, or [cd]"
    ),
    ("P.label(1, \"x\")", "P.label: the first of two is a comparison, not 1"),
    ("P.label(5)", "P.label: label is a text, and 5 is a number"),
    ("P.label(\"matches\", \"(\")", "P.label: MATCHES '(': this is not a regular expression"),
    ("P.label(\"in\", { a = \"x\" })", "P.label: a list has no keys and no gaps"),
    ("P.label(\"equals\", find(\"x\"))", "P.label: a text, a number, a boolean or a list expected"),
    ("P.value(\"between\", { 5, 1 })", "the first bound must be at most the second"),
    ("P.value(0/0)", "P.value: == compares numbers, and this one is infinite or none"),
    ("P.role(\"buton\")", "P.role: there is no role or type 'buton'; did you mean 'button'?"),
    ("P.role(true)", "P.role: the name of a role expected, got true: write P.role(\"button\")"),
    ("P.type(\"any\")", "P.type: no element is of the type 0, which is `any`: leave it out"),
    ("P.type(99)", "P.type: there is no element type 99; they go from 0 to 82"),
    ("P.all{}", "P.all: all of no predicates says nothing: give at least one"),
    ("P.none({})", "P.none: none of no predicates says nothing: give at least one"),
    ("P.all(P.exists(true))", "P.all: a table of predicates expected, got P.exists(true): write"),
    ("P.any{ P.exists(true), \"x\" }", "P.any: item 2 is \"x\", which is no predicate"),
    ("P.any{ exists = true }", "P.any: a table of predicates has no keys and no gaps"),
    ("P.has()", "P.has: a text, a table, a locator, a predicate or a function expected, got nil"),
    ("P.has{ rol = \"row\" }", "P.has: unknown key 'rol'; did you mean 'role'?"),
    ("P.format(\"lable == 'x'\")", "P.format: column 1: an element has no key 'lable'"),
    ("P.format(\"lable == 'x'\")", "did you mean label?\n  lable == 'x'\n  ^"),
    ("P.format(\"label == %@\")", "P.format: column 10: %@ has no value: 0 values were given"),
    ("P.format()", "P.format: "),
    ("local p = P.exists(true).label", "a predicate has no member 'label'"),
    ("find(P.count(2))", "count says how many elements a locator matches"),
    ("find(\"save\"):assert()", "assert takes a predicate, not nil: write assert(P.exists(true))"),
    ("find(\"save\"):assert(true)", "assert takes a predicate, not true"),
    ("find(\"save\"):wait(2)", "wait takes a predicate, not 2"),
    ("expect(find(\"save\")):to_satisfy(\"Save\")", "to_satisfy takes a predicate, not \"Save\""),
    ("find(\"save\"):assert(P.exists(true), 5)", "table of options expected"),
    (
      "find(\"save\"):assert(P.exists(true), { time = 5 })",
      "unknown option 'time'; there are: timeout"
    ),
    (
      "expect(P.exists(true))",
      "a predicate is always true: write expect(find(…)):to_satisfy(P.exists(true))"
    ),
    ("assert(P.exists(true))", "a predicate is always true: write find(…):assert(P.exists(true))"),
  ]

  @Test(arguments: misuse)
  func `a wrong argument says what to write`(_ statement: String, _ words: String) {
    expectFailure(statement, words)
  }

  @Test(arguments: [
    (
      "local t = {} t[1] = t P.label(\"in\", t)",
      "P.label: a list is more than 100 deep, or contains itself"
    ),
    (
      "local t = {} t[1] = t P.format(\"label IN %@\", t)", "P.format: a list is more than 100 deep"
    ),
    (
      "local q = {} q.has = q find(q)", "has: queries are more than 100 deep, or contain themselves"
    ),
    ("local q = {} q.has = q P.has(q)", "queries are more than 100 deep"),
  ])
  func `what contains itself is refused`(statement: String, words: String) {
    expectFailure(statement, words)
  }
}
