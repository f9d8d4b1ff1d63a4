import HarnessScripting
import Testing

/// Spies: those that a component gets by itself, and those that a script makes.
@Suite struct SpyTests {
  @Test(arguments: [
    "expect.that(spy.name):to_be_nil()",
    "find(\"Name\"):fill(\"Ada\") find(\"save\"):tap() expect(spy.name):to_equal(\"Ada\") expect(spy.count):to_equal(1)",
    "find(\"save\"):tap() expect(app.spies.on_save) expect(app.spies.on_save.called)",
    "find(\"save\"):tap():tap() expect(app.spies.on_save.call_count):to_equal(2)",
    "find(\"save\"):tap():tap() expect(app.spies.on_save.calls[1]):to_equal({ name = \"\", count = 1 })",
    "find(\"save\"):tap():tap() expect(app.spies.on_save.last.count):to_equal(2)",
    "expect.that(app.spies.on_save.last):to_be_nil()",
    "find(\"save\"):tap() app.spies.on_save:reset() expect(app.spies.on_save):not_to_be_called()",
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called()",
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called(1)",
    "expect(app.spies.on_save):to_be_called(0)", "expect(app.spies.on_save):not_to_be_called()",
    "find(\"save\"):tap() expect(app.spies.on_save):not_to_be_called(2)",
    "find(\"save\"):tap() expect(app.spies.on_save):to_be_called_with(\"\", 1)",
    "find(\"save\"):tap():tap() expect(app.spies.on_save):to_be_called_with(\"\", 1)",
    "find(\"save\"):tap():tap() expect(app.spies.on_save):not_to_be_last_called_with(\"\", 1)",
    "find(\"save\"):tap():tap() expect(app.spies.on_save):to_be_last_called_with(\"\", 2)",
    "find(\"save\"):tap() find(\"Wi-Fi\"):tap() expect(app.spies.on_save):to_be_called_before(app.spies.on_toggle)",
    "find(\"Wi-Fi\"):tap() find(\"save\"):tap() expect.that(spy.order()):to_equal({ \"on_toggle\", \"on_save\" })",
    "local s = spy.new(\"a\", \"b\") s(1, 2) expect(s.a):to_equal(1) expect(s.b):to_equal(2)",
    "local s = spy.new() s(1) expect(s.calls[1]):to_equal({ 1 })",
    "local s = spy.new() s(1, nil) expect(s):to_be_called_with(1)",
    "local s = spy.new(\"n\", function(n) return n * 2 end) expect(s(4)):to_equal(8) expect(s.n):to_equal(4)",
    "local s = spy.new(\"name\") mount(\"Form\", { on_save = s }) find(\"save\"):tap() expect(s.name):to_equal(\"\")",
    "local s = spy.new() mount(\"Form\", { on_save = s }) expect.that(tostring(s)):to_equal(\"spy(on_save: never called)\")",
  ])
  func `a spy knows its calls`(statements: String) { expectPass(statements) }

  @Test(arguments: [
    ("expect(spy.name)", "spies: on_save: never called\non_toggle: never called"),
    (
      "find(\"save\"):tap() expect(spy.name == nil)",
      "spies: on_save: 1 call: (\"\", 1)\non_toggle: never called"
    ),
    (
      "expect(app.spies.on_save):to_be_called()",
      "expected: called\nreceived: on_save: never called"
    ),
    (
      "find(\"save\"):tap() expect(app.spies.on_save):not_to_be_called()",
      "expected: not called\nreceived: on_save: 1 call: (\"\", 1)"
    ),
    ("expect(app.spies.on_save):to_be_called(1)", "expected: called once"),
    ("expect(app.spies.on_save):to_be_called(2)", "expected: called 2 times"),
    (
      "find(\"save\"):tap() expect(app.spies.on_save):to_be_called_with(\"Ada\", 1)",
      "expected: called with (\"Ada\", 1)\nreceived: on_save: 1 call: (\"\", 1)"
    ),
    ("expect(app.spies.on_save):to_be_last_called_with(1)", "expected: last called with (1)"),
    (
      "find(\"Wi-Fi\"):tap() find(\"save\"):tap() "
        + "expect(app.spies.on_save):to_be_called_before(app.spies.on_toggle)",
      "expected: called before on_toggle\nreceived: the calls on_toggle, on_save"
    ),
    ("expect(app.spies.on_save):to_be_called_before(app.spies.on_toggle)", "received: no calls"),
    (
      "for _ = 1, 7 do find(\"save\"):tap() end expect(app.spies.on_save):to_be_called(3)",
      "on_save: 7 calls: … (\"\", 3), (\"\", 4), (\"\", 5), (\"\", 6), (\"\", 7)"
    ),
  ])
  func `a failure tells the calls`(statements: String, words: String) {
    expectFailure(statements, words)
  }

  @Test(arguments: [
    ("local x = spy.nothing", "no spy of the mounted component has a parameter 'nothing'"),
    (
      "local x = spy.isOn",
      "no spy of the mounted component has a parameter 'isOn'; did you mean 'spy.is_on'?"
    ),
    (
      "mount(\"Twins\") local x = spy.side",
      "spy.side: two spies have it; write app.spies.on_left.side or app.spies.on_right.side"
    ),
    ("spy.new(\"called\")", "spy.new: a spy has a member 'called' of its own; take another name"),
    ("spy.new(1)", "spy.new takes parameter names and one function, not 1"),
    ("expect(app.spies.on_save):to_be_called(\"x\")", "to_be_called: bad argument #1"),
    (
      "expect(app.spies.on_save):to_be_called_before(1)",
      "to_be_called_before: bad argument #1 (spy expected, got number)"
    ),
  ])
  func `a wrong use is told`(statement: String, words: String) { expectFailure(statement, words) }

  @Test func `spies are not shared between tests`() {
    let report = ScriptReport(
      """
      local changed = spy.new("on")
      for _, name in ipairs{ "a", "b" } do
        test(name, function()
          mount("Form", { on_toggle = changed })
          find("Wi-Fi"):tap()
          expect(changed):to_be_called(1)
        end)
      end
      """)
    #expect(report.verdicts == ["a: passed", "b: passed"])
  }
}
