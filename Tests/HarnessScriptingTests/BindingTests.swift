import HarnessScripting
import HarnessUI
import Testing

/// `bind`: values that a script and a component share.
@Suite struct BindingTests {
  private static let mounted = """
    local level = bind(3)
    mount("Borrower", { level = level })
    """

  @Test(arguments: [
    "expect(find(\"level\")):to_have_text(\"3\")",
    "find(\"More\"):tap():tap() expect.that(level.value):to_equal(5) expect.that(level.writes):to_equal({ 4, 5 })",
    "level.value = 9 expect(find(\"level\")):to_have_text(\"9\") expect.that(level.writes):to_equal({})",
    "level.value = 9 find(\"More\"):tap() expect(find(\"level\")):to_have_text(\"10\")",
    "find(\"More\"):tap() mount(\"Borrower\", { level = level }) expect(find(\"level\")):to_have_text(\"4\")",
    "app:set{ args = { name = \"B\" } } find(\"More\"):tap() expect.that(level.value):to_equal(4)",
    "unmount() level.value = 7 expect.that(level.value):to_equal(7)",
    "mount(\"Borrower\", { level = 6 }) find(\"More\"):tap() expect(find(\"level\")):to_have_text(\"7\")",
    "local name = bind(nil) mount(\"Borrower\", { level = 1, name = name }) expect.that(name.value):to_be_nil() find(\"Rename\"):tap() expect.that(name.value):to_equal(\"Ada\")",
    "mount(\"Borrower\", { level = level, name = \"Eve\" }) expect(find(\"name\")):to_have_text(\"Eve\")",
  ])
  func `both sides see what the other one writes`(statements: String) {
    let report = ScriptReport("\(Self.mounted)\n\(statements)")
    #expect(report.verdicts == ["-: passed"], "\(statements): \(report.text)")
  }

  @Test(arguments: [
    ("level.value = \"high\"", "integer expected, got string"),
    ("find(\"More\"):tap{ during = function() level.value = 1 end }", "value"),
    ("level.valu = 3", "'valu'"),
    ("expect.that(level.write):to_equal({})", "did you mean 'writes'?"),
    ("level.writes = {}", "Binding.writes cannot be set"),
    ("mount(\"Borrower\", { level = \"high\" })", "argument 'level': integer expected, got string"),
    ("mount(\"Borrower\", { level = bind(\"high\") })", "argument 'level': integer expected"),
    ("mount(\"Borrower\")", "it takes: Borrower{ level: binding of integer, name"),
    ("bind()", "bind: the value to begin with is missing; write bind(nil) for none"),
  ])
  func `a value of another type is told`(statements: String, words: String) {
    let report = ScriptReport("\(Self.mounted)\n\(statements)")
    #expect(report.text.contains(words), "\(report.text)")
  }

  @Test func `each test has the value that its file begins with`() {
    let report = ScriptReport(
      """
      local level = bind(3)
      before_each(function() mount("Borrower", { level = level }) end)
      test("one", function() find("More"):tap() expect(level.value == 4) end)
      test("two", function() find("More"):tap() expect(level.value == 4) end)
      """)
    #expect(report.verdicts == ["one: passed", "two: passed"], "\(report.text)")
  }
}

/// Borrows a number and a text that may be missing.
struct Borrower: View {
  @Binding var level: Int
  @Binding var name: String?

  var body: some View {
    Text("\(level)").accessibilityIdentifier("level")
    Text(name ?? "nobody").accessibilityIdentifier("name")
    Button("More") { level += 1 }
    Button("Rename") { name = "Ada" }
  }
}
