import HarnessEvents
import HarnessScripting
import Testing

/// Tests, suites, hooks and cases.
@Suite struct StructureTests {
  /// Runs a file whose log, a table at file level, is what the last test expects.
  private func order(_ text: String) -> ScriptReport {
    ScriptReport("local log = {} local function note(x) log[#log + 1] = x end\n" + text)
  }

  @Test func `hooks run from outside in, and out again`() {
    let report = order(
      """
      local function check() expect(table.concat(log, " ")):to_equal(
        "before-1 before-2 before-in body finally-2 finally-1 after-in after-1") end
      after_each(function() note("after-1") check() end)
      before_each(function() note("before-1") end)
      before_each(function() note("before-2") end)
      describe("suite", function()
        before_each(function() note("before-in") end)
        after_each(function() note("after-in") end)
        it("test", function()
          finally(function() note("finally-1") end)
          finally(function() note("finally-2") end)
          note("body")
        end)
      end)
      """)
    #expect(report.verdicts == ["suite › test: passed"], "\(report.text)")
  }

  @Test func `a failing hook fails the test, and the later ones still run`() {
    let report = order(
      """
      after_each(function() expect(table.concat(log, " ")):to_equal("finally after") end)
      describe("suite", function()
        before_each(function() error("no fixture") end)
        after_each(function() note("after") error("no cleaning") end)
        it("test", function() note("body") end)
      end)
      before_each(function() finally(function() note("finally") end) end)
      """)
    #expect(report.result?.failures.map(\.headline) == ["no fixture", "no cleaning"])
  }

  @Test func `finally runs in a file that is one test`() {
    let report = inForm("finally(function() expect.soft(1):to_equal(2) end)\nexpect(true)")
    #expect(report.lines == [2])
  }

  @Test func `skipped and pending tests are not run`() {
    let report = ScriptReport(
      """
      test.skip("a", function() error("run") end)
      it("b", { skip = "no network" }, function() error("run") end)
      describe.skip("c", function() it("d", function() error("run") end) end)
      pending("e")
      test("f", function() skip("not today") error("run") end)
      test("g", function() skip_if(true, "no printer") error("run") end)
      test("h", function() skip_if(false) expect(true) end)
      test("i", { skip = false }, function() expect(true) end)
      """)
    #expect(
      report.verdicts == [
        "a: skipped", "b: skipped", "c › d: skipped", "e: skipped", "f: skipped", "g: skipped",
        "h: passed", "i: passed",
      ])
    let reasons = report.results.keys.sorted().compactMap { report.results[$0]?.reason }
    #expect(
      reasons == [
        "skipped", "no network", "skipped", "pending", "not today", "no printer",
      ])
  }

  @Test func `pcall can't stop a skip, and cleaning up goes on`() {
    let report = order(
      """
      after_each(function() mount("Form") note("after") end)
      test("a", function()
        pcall(skip, "enough")
        expect(false)
        error("not reached")
      end)
      """)
    #expect(report.result?.status == .skipped)
    #expect(report.result?.reason == "enough")
  }

  @Test func `a failure before a skip counts`() {
    let report = ScriptReport("test(\"a\", function() expect.soft(false) skip() end)")
    #expect(report.verdicts == ["a: failed"])
  }

  @Test func `configure skips and tags a file or a suite`() {
    let report = ScriptReport(
      """
      configure{ tags = { "ui" } }
      describe("a", function()
        configure{ skip = "later", tags = { "slow" } }
        test("b #fast", { tags = { "own" } }, function() end)
      end)
      context("c", { tags = { "suite" } }, function() it("d", function() expect(1) end) end)
      """)
    #expect(report.tests.map(\.tags) == [["ui", "slow", "own", "fast"], ["ui", "suite"]])
    #expect(report.verdicts == ["a › b #fast: skipped", "c › d: passed"])
    let flat = ScriptReport("configure{ skip = \"no screen\" }\nmount(\"Form\")")
    #expect(flat.result?.reason == "no screen")
  }

  @Test func `each makes a test or a suite for each case`() {
    let report = ScriptReport(
      """
      each{ 2, 3 }:test("double", function(n, i) expect(n):to_equal(i + 1) end)
      each{ "x" }:test("say {1}", function(text) expect(text):to_equal("x") end)
      each{ { name = "Ada", age = 36 } }:test("{name} is {age}", { tags = { "t" } },
        function(case) expect(case.age):to_equal(36) end)
      each{ { on = true } }:describe("on is {on}", function(case, i)
        it("knows " .. i, function() expect(case.on) end)
      end)
      """)
    #expect(
      report.verdicts == [
        "double [1]: passed", "double [2]: passed", "say x: passed", "Ada is 36: passed",
        "on is true › knows 1: passed",
      ])
    #expect(report.tests[3].tags == ["t"])
  }

  @Test func `tests are told with their lines, in declared order`() {
    let report = ScriptReport("\ntest(\"b\", function() end)\n\ntest(\"a\", function() end)")
    #expect(report.tests.map(\.title) == ["b", "a"])
    #expect(report.tests.map(\.line) == [2, 4])
  }

  @Test(arguments: [
    (
      "test(\"a\", function() end)\ntest(\"a\", function() end)",
      "two tests are called \"a\": lines 1 and 2; give one another name"
    ),
    (
      "for i = 1, 2 do describe(\"s\", function() it(\"a\", print) end) end",
      "two tests are called \"s › a\": lines 1 and 1; give one another name"
    ),
    ("test(\"\", function() end)", "a test needs a name that is not empty"),
    ("test(\"a\")", "test: bad argument #2 (function expected, got no value)"),
    ("test(function() end)", "test: bad argument #1 (string expected, got function)"),
    ("describe(\"a\", {})", "describe: bad argument #3 (function expected, got no value)"),
    ("before_each(1)", "before_each: bad argument #1 (function expected, got number)"),
    ("each({})", "each: the table of cases is empty or no array"),
    ("each({ a = 1 })", "each: the table of cases is empty or no array"),
    ("each(1)", "each: bad argument #1 (table expected, got number)"),
    ("each{ 1 }:tset(\"a\", print)", "each(…) has no member 'tset'; did you mean 'test'?"),
    ("test.olny(\"a\", print)", "test has no member 'olny'; did you mean 'only'?"),
    ("test(\"a\", { only = 1 }, print)", "option 'only': true or false, not 1"),
    ("test(\"a\", { todo = \"later\" }, print)", "option 'todo': true or false, not \"later\""),
    (
      "test(\"a\", { retries = 2.5 }, print)",
      "option 'retries': a whole number from 0 to 100, not 2.5"
    ),
    ("test(\"a\", { timeout = 9000 }, print)", "seconds, not milliseconds"),
    ("test(\"a\", { resources = {} }, print)", "option 'resources': not in this version yet"),
    ("test(\"a\", { tgas = {} }, print)", "unknown option 'tgas'; did you mean 'tags'?"),
    (
      "test(\"a\", print, { skip = true })",
      "options go before the function: (name, options, function)"
    ),
    ("test(\"a\", { skip = 3 }, print)", "option 'skip': true or the reason, not 3"),
    (
      "test(\"a › b\", print) describe(\"a\", function() test(\"b\", print) end)",
      "two tests are called \"a › b\": lines 1 and 1"
    ),
    ("clock.set(\"2026-02-30T09:00:00Z\")", "is no date"),
    ("clock.set(\"2026-01-01T25:61:00Z\")", "is no date"),
    ("clock.set(\"2026-02-01garbage\")", "is no date"),
    ("clock.set(\"2300-01-01T00:00:00Z\")", "is outside of the years 1900 to 2200"),
    ("skip()", "skip: outside of a test"), ("skip_if(true)", "skip_if: outside of a test"),
    ("finally(print)", "finally: outside of a test"),
  ])
  func `a wrong registration is told`(text: String, words: String) {
    let report = ScriptReport(text)
    #expect(report.couldNotCollect)
    #expect(report.text.contains(words))
  }

  @Test(arguments: [
    ("test(\"b\", print)", "test inside a test; put it at file level or into a describe"),
    ("describe(\"b\", print)", "describe inside a test"),
    ("before_each(print)", "before_each inside a test"),
    ("after_each(print)", "after_each inside a test"), ("pending(\"b\")", "pending inside a test"),
    ("configure{}", "configure inside a test"),
    ("test.skip(\"b\", print)", "test.skip inside a test"),
    ("each{ 1 }:test(\"b\", print)", "test inside a test"),
  ])
  func `nothing is registered inside a test`(statement: String, words: String) {
    let report = ScriptReport("test(\"a\", function() \(statement) end)")
    #expect(report.verdicts == ["a: failed"])
    #expect(report.text.contains(words))
  }
}
