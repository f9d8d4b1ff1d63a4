import HarnessEvents
import HarnessScripting
import Testing

/// Memory and time are limited for each test, and the next one starts afresh.
@Suite struct LimitTests {
  private let hungry = "local all = {} while true do all[#all + 1] = (\"x\"):rep(65536) .. #all end"

  @Test func `too much memory is one failed test`() {
    let report = ScriptReport(
      "test(\"a\", function() \(hungry) end)\ntest(\"b\", function() expect(true) end)",
      limits: ScriptLimits(memory: 8 << 20))
    #expect(report.verdicts == ["a: failed", "b: passed"])
    #expect(report.results[0]?.failures.map(\.kind) == [.memory])
    #expect(report.text == "not enough memory (the script may use 8192 KB)")
  }

  @Test(arguments: [
    "while true do end", "while true do pcall(error) end",
    "while true do coroutine.wrap(function() pcall(error) end)() end",
  ])
  func `too much time is one failed test, whatever pcall does`(loop: String) {
    let report = ScriptReport(
      """
      after_each(function() expect(true) end)
      test("a", function() \(loop) end)
      test("b", function() expect(true) end)
      """, limits: ScriptLimits(cpuSeconds: 0.05, wallSeconds: 100))
    #expect(report.verdicts == ["a: failed", "b: passed"])
    #expect(report.results[0]?.failures.map(\.kind) == [.timeout])
    #expect(
      report.text
        == "the test's time is over: more than 0.05 s of processor time (--timeout)")
    #expect(report.lines == [2])
  }

  @Test func `waiting in vain is told as such`() {
    let report = ScriptReport(
      "test(\"a\", function() while true do wait_for_a_signal() end end)",
      limits: ScriptLimits(cpuSeconds: 0.05))
    #expect(report.result?.failures.map(\.kind) == [.timeout])
    #expect(
      report.text
        == "more than 150 ms of real time passed in the test, 3 times the --timeout of 50 ms: "
        + "it waits for something that does not come, or the machine is busy")
    #expect(report.lines == [1])
  }

  @Test func `a recursion without end is told once`() {
    let report = ScriptReport("local function down() return 1 + down() end\nexpect(down())")
    #expect(
      report.result?.failures.map(\.headline) == [
        "stack overflow; a function calls itself, by itself or through others, without an end"
      ])
    #expect(report.result?.failures.first?.traceback.count ?? 0 < 8)
  }
}
