import HarnessScripting
import Testing

/// Ways in which a test of other tools passes without testing anything: here each fails loudly.
@Suite struct SilentPassTests {
  private nonisolated static let cases: [(way: String, statements: String, words: String)] = [
    ("a matcher that is not called", "local _ = expect(1).to_equal", "was never given a matcher"),
    (
      "a misspelt matcher", "expect(1):to_equals(2)",
      "an expectation has no member 'to_equals'; did you mean 'to_equal'?"
    ),
    (
      "a misspelt matcher in a pcall", "pcall(function() expect(1):to_equals(2) end)",
      "the failure at line 2 was caught by pcall"
    ),
    (
      "a failure in a pcall", "pcall(function() expect(1):to_equal(2) end)",
      "the failure at line 2 was caught by pcall"
    ),
    (
      "a failure in an xpcall", "xpcall(function() expect(false) end, print)",
      "the failure at line 2 was caught by pcall"
    ),
    (
      "a failure in a coroutine",
      "coroutine.resume(coroutine.create(function() expect(false) end))",
      "the failure at line 2 was caught by pcall"
    ),
    (
      "a refusal in a pcall", "pcall(function() find(\"Off\"):tap() end)",
      "the failure at line 2 was caught by pcall"
    ),
    (
      "a missing element in a pcall", "pcall(function() find(\"nothing\"):tap() end)",
      "the failure at line 2 was caught by pcall"
    ),
    (
      "a usage error in a pcall", "pcall(mount, \"Form\", \"no table\")",
      "mount: bad argument #2"
    ),
    (
      "a misspelt method in a pcall", "pcall(function() find(\"title\"):tapp() end)",
      "a locator has no member 'tapp'; did you mean 'tap'?"
    ),
    (
      "a negation about nothing", "expect(find(\"nothing\")):not_to_be_checked()",
      "received: no match"
    ),
    (
      "a negated text of nothing", "expect(find(\"nothing\")):not_to_have_text(\"x\")",
      "received: no match"
    ),
    (
      "a negation about several", "expect(find(\"same\")):not_to_have_text(\"x\")",
      "received: 2 matches where one is needed"
    ),
    (
      "a negation about another type", "expect(\"5\"):not_to_be_greater_than(4)",
      "to_be_greater_than judges a number, not \"5\""
    ),
    (
      "a negation about a misspelt type", "expect(1):not_to_be_a(\"nubmer\")",
      "there is no type \"nubmer\""
    ),
    (
      "a negated value of another type", "expect(find(\"Wi-Fi\")):not_to_have_value(\"on\")",
      "is a boolean, not a string"
    ),
    (
      "an attribute that nobody has",
      "expect(find(\"title\")):not_to_have_attr(\"colour\", \"red\")",
      "no element has an attribute 'colour'"
    ),
    (
      "an attribute that nobody has is nil", "expect(find(\"title\"):attr(\"colour\")):to_be_nil()",
      "no element has an attribute 'colour'"
    ),
    (
      "a locator compared as a value", "expect(find(\"title\")):not_to_equal(\"x\")",
      "to_equal compares a value, and this is a locator"
    ),
    (
      "a value compared with a locator",
      "expect(find(\"title\"):text()):not_to_equal(find(\"title\"))",
      "a value never equals a locator"
    ),
    (
      "a second value that would be ignored", "expect(\"abc\"):to_contain(\"a\", \"z\")",
      "to_contain takes 1 argument, not 2; put a call with several results into parentheses"
    ),
    (
      "options of a value that does not wait", "expect(1):to_equal(1, { timeout = 3 })",
      "to_equal takes 1 argument, not 2; a value does not wait, but expect.poll(fn) does"
    ),
    (
      "a misspelt option", "expect(find(\"title\")):to_exist({ timout = 1 })",
      "unknown option 'timout'; did you mean 'timeout'?"
    ),
    (
      "a text that only the statement itself holds",
      "expect(function() find(\"nothing\"):tap() end):to_raise(\"enabled by magic\")",
      "an error that contains \"enabled by magic\""
    ),
    (
      "an integer that a number with a point can't hold",
      "expect(9007199254740993):to_be_near(9007199254740992, 0)", "within 0.0 of"
    ),
    (
      "the largest integers", "expect(math.maxinteger):not_to_be_greater_than(math.maxinteger - 1)",
      "not greater than"
    ),
    (
      "a finally in a finally",
      "finally(function() finally(function() expect(1):to_equal(2) end) end)", "expected: 2"
    ),
    (
      "a number of matches that there can't be", "expect(find(\"title\")):not_to_have_count(-1)",
      "-1 is no number of matches"
    ),
    (
      "an argument where none belongs", "expect(true):to_be_true(\"why\")",
      "to_be_true takes 0 arguments, not 1"
    ),
    (
      "nothing to contain", "expect(\"abc\"):not_to_contain(nil)",
      "to_contain looks for a value, not for nil"
    ),
    (
      "a function compared as a value", "expect(function() end):not_to_equal(3)",
      "use expect.poll(fn) to judge its result"
    ),
    (
      "a locator in assert", "assert(find(\"nothing\"))",
      "a locator is always true: write expect(find(\"nothing\"))"
    ),
    ("a spy in assert", "assert(app.spies.on_save)", "a spy is always true"),
    ("an expectation in assert", "assert(expect(1))", "an expectation is always true"),
    ("a global that was never set", "expect(title == nil)", "the global 'title' was never set"),
    (
      "a global read in a pcall", "pcall(function() return titel.x end)",
      "the global 'titel' was never set"
    ),
    (
      "a parameter that no spy has", "expect(spy.nmae):to_be_nil()",
      "no spy of the mounted component has a parameter 'nmae'; did you mean 'spy.name'?"
    ),
    (
      "a member that no spy has", "expect(app.spies.on_save.nmae):to_be_nil()",
      "on_save has no member 'nmae'; did you mean 'name'?"
    ),
    (
      "a callback that there is not", "expect(app.spies.on_saved):to_be_nil()",
      "app.spies has no member 'on_saved'; did you mean 'on_save'?"
    ),
    (
      "an error of nil", "error(nil)",
      "an error of nil: the script called error() without a message"
    ),
    ("leaving the process", "os.exit(0)", "os.exit is not available in a test script"),
    (
      "an expectation that nobody fulfils", "expectation(\"the save\")",
      "the expectation \"the save\" was never fulfilled"
    ),
    ("an empty text to find", "expect(find(\"\")):not_to_exist()", "an empty text finds nothing"),
    (
      "an unknown key to find by", "expect(find{ titel = \"x\" }):not_to_exist()",
      "unknown key 'titel'"
    ),
    (
      "an unknown role", "expect(find{ role = \"buton\" }):not_to_exist()",
      "there is no role \"buton\"; did you mean \"button\"?"
    ),
    (
      "a refusal that does not come", "find(\"save\"):tap{ expect = \"refused\" }",
      "was expected to be refused, and it ran"
    ),
    (
      "an error in a hook that cleans up", "finally(function() error(\"left behind\") end)",
      "left behind"
    ),
    (
      "an expectation that is left in a local", "local later = expect(1)",
      "was never given a matcher"
    ),
  ]

  @Test(arguments: cases.indices)
  func `a silent pass is a loud failure`(index: Int) {
    let (way, statements, words) = Self.cases[index]
    let report = inForm(statements)
    #expect(report.verdicts == ["-: failed"], "\(way)")
    #expect(report.text.contains(words), "\(way)")
  }

  @Test(arguments: [
    ("wait_for(function() return find(\"nope\") end)", "the function gave no answer: a locator is"),
    ("expect(function() return find(\"nope\") end)", "the function gave no answer: a locator is"),
    ("expect(function() return P.exists(false) end)", "the function gave no answer: "),
    ("skip_if(find(\"nope\"))", "skip_if gave no answer: a locator is always true"),
    (
      "expect(find(function(e) return e:find(\"nope\") end)):to_have_count(0)",
      "the function of find gave no answer"
    ),
    (
      "expect.extend{ to_be_q = function() return find(\"nope\") end } expect(1):to_be_q()",
      "to_be_q gave no answer"
    ),
    ("expect(find_all(\"nothing\"))", "an empty table is true in Lua"),
    ("expect(app.spies.on_save.calls)", "an empty table is true in Lua"),
    ("expect(find(\"nothing\"):count())", "0 is true in Lua; write expect(n > 0)"),
    ("expect(P.label(\"x\")):not_to_equal(\"y\")", "this is a predicate: give it to to_satisfy"),
    ("expect(bind(false))", "a binding is always true: write its .value"),
    ("assert(bind(false))", "a binding is always true: write its .value"),
    ("expect(bind(false)):to_be_truthy()", "this is a binding: compare its .value"),
    ("expect(match(\"x\")):to_be_truthy()", "which stands for many inside of what is expected"),
  ])
  func `what is always true is no answer`(statement: String, words: String) {
    expectFailure(statement, words)
  }

  @Test(arguments: [
    ("expect(5):not_to_be_near(1, -1)", "to_be_near: -1.0 is no tolerance"),
    ("expect(5):not_to_be_near(1, 0 / 0)", "is no tolerance"),
    ("expect(\"a\"):not_to_have_length(-1)", "to_have_length: -1 is no length"),
    ("expect(app.spies.on_save):not_to_be_called(-1)", "to_be_called: -1 is no number of calls"),
  ])
  func `a number that nothing can have is refused, also where it is not wanted`(
    statement: String, words: String
  ) {
    expectFailure(statement, words)
  }

  @Test func `what a function raises is told with its facts`() {
    expectFailure(
      "expect(function() expect(1):to_equal(2) end):not_to_raise()",
      "received: the error \"expected: 2\\nreceived: 1\"")
  }

  @Test func `an empty array says why nothing was found`() {
    let report = inForm("expect(find_all(\"Titel\")):to_have_length(1)")
    #expect(report.text.contains("why empty: find(\"Titel\") matches nothing"), "\(report.text)")
    #expect(report.text.contains("nearest:"))
    #expect(!inForm("expect({}):to_have_length(1)").text.contains("why empty"))
  }
}
