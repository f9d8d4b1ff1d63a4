import HarnessEvents
import HarnessScripting
import Testing

/// The headline of a failure is the whole statement, though Lua tells only a line of it.
@Suite struct StatementTests {
  @Test(arguments: [
    "expect(1):to_equal(2)", "expect(1)\n  :to_equal(2)", "expect(1)\n  -- why\n\n  :to_equal(2)",
    "expect({\n  1,\n}):to_equal({\n  2,\n})", "expect(1 ==\n  2)", "expect(1\n  == 2)",
    "expect(false or\n  nil)", "expect(\"({[\"):to_equal(\"]\" .. 'x')",
    "expect([[a (\n b]]):to_equal(1)", "expect(1 --[[ ( ]]):to_equal(2)",
    "expect(\"a\" ..\n  \"b\"):to_equal(\"c\")",
  ])
  func `a statement is told whole, and nothing around it`(statement: String) {
    let report = inForm("local before = { 1 }\n\(statement)\nlocal after = before")
    #expect(report.result?.failures.map(\.headline) == [statement], "\(report.text)")
  }

  @Test func `the indentation of the first line is taken away`() {
    let report = ScriptReport("do\n  expect(1)\n    :to_equal(2)\nend")
    #expect(report.result?.failures.map(\.headline) == ["expect(1)\n  :to_equal(2)"])
  }

  @Test func `of a long statement the head is told`() {
    let items = (1...9).map { "  \($0)," }.joined(separator: "\n")
    let report = ScriptReport("expect({\n\(items)\n}):to_equal({})")
    #expect(report.result?.failures.map(\.headline) == ["expect({ …"])
  }

  @Test func `a step is told in one line`() {
    let report = inForm("find(\"Name\")\n  :type(\"Ada\")\nexpect(false)")
    #expect(report.result?.failures.first?.lastSteps.last == "+0s  find(\"Name\"):type(\"Ada\")")
  }

  // MARK: What a bare expect tells of its argument

  @Test(arguments: [
    ("local a, b = 1, 2\nexpect(a > b)", "values: a = 1\nb = 2"),
    ("local t = { x = { y = 1 } }\nexpect(t.x.z)", "values: t.x = { y = 1 }"),
    ("local a = 1\nlocal a = nil\nexpect(a == 1)", "values: a = nil"),
    ("name = \"Ada\"\nexpect(name == \"Eve\")", "values: name = \"Ada\""),
    (
      "local saved = spy.new(\"name\")\nsaved(\"Ada\")\nexpect(saved.name == \"Eve\")",
      "values: saved.name = \"Ada\"\nspies: spy: 1 call: (\"Ada\")"
    ),
    ("expect(find(\"title\").text == \"x\")", "hint: text is a method: write :text()"),
  ])
  func `the values of the names in it`(statements: String, words: String) {
    expectFailure(statements, words)
  }

  @Test(arguments: ["expect(nil)", "local a = false\nexpect(a)", "expect(clock == 1)"])
  func `nothing where the names say nothing`(statements: String) {
    #expect(!inForm(statements).text.contains("values:"))
  }

  @Test func `an upvalue is read where it is not a local`() {
    let report = inForm("local limit = 3\nlocal function small(n) expect(n < limit) end\nsmall(4)")
    #expect(report.text.contains("values: n = 4\nlimit = 3"))
  }

  // MARK: Why not

  @Test func `actions that changed nothing are named, and the others are not`() {
    let idle = inForm("find(\"Off\"):tap{ expect = \"refused\" }\nexpect(find(\"nothing\"))")
    #expect(idle.text.contains("no view has changed since line 1: mount(\"Form\")\nline 2 was"))
    let busy = inForm("find(\"Name\"):type(\"Ada\")\nexpect(find(\"nothing\"))")
    #expect(!busy.text.contains("no view has changed"))
  }
}
