import HarnessScripting
import Testing

/// `expect.extend`, and matchers that a harness registers.
@Suite struct CustomMatcherTests {
  private static let even = """
    expect.extend{
      to_be_even = function(value) return value % 2 == 0, value .. " is odd" end,
      to_be_between = function(value, low, high) return low <= value and value <= high end,
      to_say = function(locator, words) return locator:text() == words, locator:text() end,
    }
    """

  @Test(arguments: [
    "expect(4):to_be_even()", "expect(3):not_to_be_even()",
    "expect(3):to_be_between(1, 5):not_to_be_between(4, 5)",
    "expect(find(\"save\")):to_say(\"Save\")", "expect(find(\"save\")):not_to_say(\"load\")",
    "local n = 1 expect.poll(function() n = n + 1 return n end):to_be_even()",
    "expect.soft(4):to_be_even()",
  ])
  func `a script adds matchers`(statements: String) { expectPass("\(Self.even)\n\(statements)") }

  @Test(arguments: [
    ("expect(3):to_be_even()", "expected: to_be_even()\nreceived: 3\nwhy: 3 is odd"),
    ("expect(4):not_to_be_even()", "expected: not to_be_even()\nreceived: 4"),
    ("expect(9):to_be_between(1, 5)", "expected: to_be_between(1, 5)\nreceived: 9"),
    (
      "expect(find(\"save\")):to_say(\"load\")",
      "locator: find(\"save\")  ->  button #save \"Save\"\nexpected: to_say(\"load\")\nreceived: find(\"save\")"
    ),
    (
      "expect(3):to_be_evn()",
      "an expectation has no member 'to_be_evn'; did you mean 'to_be_even'?"
    ),
    (
      "expect(3).to_be_even(3)",
      "to_be_even was called without its expectation: write ':' before it"
    ),
    ("expect.extend{ to_be = function() end }", "expect.extend: there is a matcher to_be already"),
    (
      "expect.extend{ to_be_even = function() end }",
      "expect.extend: there is a matcher to_be_even already"
    ),
    (
      "expect.extend{ even = function() end }",
      "expect.extend: the name of a matcher begins with to_, such as to_be_even, and \"even\" does not"
    ),
    (
      "expect.extend{ to_x = 3 }",
      "expect.extend takes functions by name, { to_be_even = function(value) … end }, and \"to_x\" is 3"
    ),
    ("expect.extend(3)", "table expected"),
    (
      "expect.extend{ to_x = function() end } expect(1):to_x()",
      "to_x returned nothing: it returns whether it holds, and why"
    ),
  ])
  func `a failure has the reason, and a wrong use says so`(statements: String, words: String) {
    expectFailure("\(Self.even)\n\(statements)", words)
  }

  @Test func `an expectation with a matcher of the script's is closed`() {
    let report = ScriptReport(
      "\(Self.even)\nexpect.that(2):to_be_even()\nlocal open = expect(3)\nlocal m = open.to_be_even"
    )
    #expect(report.text.contains("was never given a matcher"), "\(report.text)")
    #expect(report.lines == [7])
  }

  @Test(arguments: [
    ("expect(4):to_be_multiple(2)", nil), ("expect(3):not_to_be_multiple(2)", nil),
    ("expect(3):to_be_multiple(2)", "expected: to_be_multiple(2)\nreceived: 3\nwhy: the rest is 1"),
    ("expect(\"x\"):to_be_multiple(2)", "integer expected"),
    ("expect(3):to_be_multiple()", "integer expected"),
    ("expect(3):to_be_multiple(2, 3)", "to_be_multiple takes 2 arguments, not 3"),
    (
      "expect.extend{ to_be_multiple = function() end }",
      "there is a matcher to_be_multiple already"
    ),
  ])
  func `a harness adds matchers`(statements: String, words: String?) {
    let matcher = Matcher("to_be_multiple") { (value: Int, factor: Int) in
      .init(holds: value % factor == 0, why: "the rest is \(value % factor)")
    }
    let report = ScriptReport(statements, matchers: [matcher])
    if let words {
      #expect(report.text.contains(words), "\(report.text)")
    } else {
      #expect(report.verdicts == ["-: passed"], "\(report.text)")
    }
  }

  @Test(arguments: [
    ("to_equal", "there is a matcher to_equal already"), ("be_even", "begins with to_"),
  ])
  func `a name that can't be is told before any script runs`(name: String, words: String) {
    let names = RegisteredNames(
      components: [], environmentKeys: [], functions: [],
      matchers: [Matcher(name) { (value: Int) in .init(holds: value == 0) }])
    let problem = names.problem ?? ""
    #expect(problem.hasPrefix("this harness registers the Matcher \"\(name)\": "), "\(problem)")
    #expect(problem.contains(words), "\(problem)")
  }
}
