import Glibc
import HarnessEvents
import HarnessRunner
import Testing

/// What a worker can do wrong, each one failed test and nothing more.
struct WorkerFaultTests {
  @Test func `tests pass, fail and are skipped, in declared order`() {
    let fixture = RunFixture("one: pass\ntwo: fail expect(x)\nthree: skip not today\n")
    let summary = fixture.run()
    #expect(
      fixture.verdicts == ["a.lua › one: passed", "a.lua › two: failed", "a.lua › three: skipped"])
    #expect(summary.counts == VerdictCounts(passed: 1, failed: 1, skipped: 1))
    #expect(summary.exitCode == .failed)
    #expect(fixture.failure("two")?.headline == "expect(x)")
    #expect(fixture.record("three")?.result.reason == "not today")
  }

  @Test(arguments: [
    (
      "segv", FailureKind.crash,
      "the worker was killed during the test by signal 11 (Segmentation fault)"
    ),
    (
      "kill9", .crash,
      "the worker was killed during the test by SIGKILL, which the runner did not send "
        + "(is the machine out of memory?)"
    ),
    ("exit 0", .exit, "the worker exited with code 0 during the test"),
    ("exit 3", .exit, "the worker exited with code 3 during the test"),
    (
      "half-frame", .crash,
      "the worker was killed during the test by SIGKILL, which the runner did not send "
        + "(is the machine out of memory?)"
    ),
    ("garbage", .lost, "the worker sent nonsense during the test: 99 is no event"),
    (
      "close-channel", .lost,
      "the worker closed its channel to the runner (descriptor 3) during the test"
    ),
    (
      "leave-child", .crash,
      "the worker was killed during the test by signal 11 (Segmentation fault)"
    ),
    ("fate", .timeout, "more than 0 ms of processor time used during the test"),
    (
      "fate waited", .timeout,
      "more than 0 ms of real time passed during the test, 3 times the --timeout of 0 ms: "
        + "it waits for something that does not come, or the machine is busy"
    ),
  ])
  func `a worker that dies fails the running test only`(
    action: String, kind: FailureKind, headline: String
  ) {
    let fixture = RunFixture([
      ("a.lua", "one: pass\ntwo: \(action)\nthree: pass\n"), ("b.lua", "four: pass\n"),
    ])
    let summary = fixture.run()
    #expect(
      fixture.verdicts == [
        "a.lua › one: passed", "a.lua › two: failed", "a.lua › three: passed",
        "b.lua › four: passed",
      ])
    #expect(summary.exitCode == .failed)
    #expect(fixture.failure("two")?.kind == kind)
    #expect(fixture.failure("two")?.headline == headline)
  }

  @Test(arguments: ["hang", "stubborn"])
  func `a silent worker is stopped, and its test timed out`(action: String) {
    let fixture = RunFixture("one: pass\ntwo: \(action)\nthree: pass\n")
    fixture.settings.timeoutNanoseconds = 50_000_000
    fixture.run()
    #expect(
      fixture.verdicts == ["a.lua › one: passed", "a.lua › two: failed", "a.lua › three: passed"])
    #expect(fixture.failure("two")?.kind == .timeout)
    #expect(
      fixture.failure("two")?.headline
        == "no sign of life for 400 ms during the test: the worker was stopped")
  }

  @Test func `what a worker had no time to send is not lost`() {
    let fixture = RunFixture("one: pass\ntwo: unsent\nthree: pass\nfour: pass\n")
    _ = fixture.run()
    #expect(
      fixture.verdicts == [
        "a.lua › one: passed", "a.lua › two: passed", "a.lua › three: failed",
        "a.lua › four: passed",
      ])
    #expect(fixture.failure("three")?.headline.contains("SIGKILL") == true)
  }

  @Test func `a crash report tells the last step and the end of the output`() {
    let fixture = RunFixture("one: print hello\ntwo: step find(\"x\"):tap()\nthree: segv\n")
    fixture.run()
    let failure = fixture.failure("two")
    #expect(failure?.location?.line == 7)
    #expect(failure?.fields == [FailureField("in step", "find(\"x\"):tap()")])
    #expect(failure?.lastSteps == ["line 7: find(\"x\"):tap()"])
    #expect(fixture.record("three")?.output.text == "about to crash\n")
    #expect(fixture.failure("three")?.location?.line == 3)
  }

  @Test func `a flood of output is cut in the middle, and the cut is told`() {
    let fixture = RunFixture("one: flood\ntwo: pass\n")
    fixture.run()
    #expect(fixture.verdicts == ["a.lua › one: failed", "a.lua › two: passed"])
    let text = fixture.record("one")?.output.text ?? ""
    #expect(text.hasPrefix("first line\nxxxx"))
    #expect(text.hasSuffix("xxxx\nlast line\n"))
    #expect(text.contains("\n… 20414485 bytes cut …\n"))
    #expect(text.utf8.count < 70_000)
  }

  @Test func `output belongs to the test that wrote it`() {
    let script = (1...40).map { "t\($0): print <\($0)>" }.joined(separator: "\n")
    let fixture = RunFixture([("a.lua", script), ("b.lua", script), ("c.lua", script)])
    fixture.settings.workers = 2
    fixture.run()
    #expect(fixture.recorder.records.count == 120)
    #expect(
      fixture.recorder.records.allSatisfy {
        "t\($0.output.text)" == "t<\($0.test.title.dropFirst())>"
      })
  }

  @Test func `a file that kills the worker while it is collected is one failed test`() {
    let fixture = RunFixture([
      ("a.lua", "collect: segv\none: pass\n"), ("b.lua", "two: pass\n"),
    ])
    fixture.run()
    #expect(fixture.verdicts == ["a.lua: failed", "b.lua › two: passed"])
    #expect(
      fixture.failure("")?.headline
        == "the worker was killed while the file was collected by signal 11 (Segmentation fault)")
  }

  @Test func `a file that cannot be collected again loses the rest of its tests`() {
    let fixture = RunFixture("collect: second segv\none: exit 1\ntwo: pass\nthree: pass\n")
    fixture.run()
    #expect(
      fixture.verdicts == [
        "a.lua › one: failed", "a.lua › two: failed", "a.lua › three: didNotRun",
      ])
    #expect(fixture.failure("two")?.headline.contains("while the file was collected again") == true)
    #expect(
      fixture.record("three")?.result.reason == "the file could not be collected again")
  }

  @Test func `tests that come in another order the second time keep their verdicts apart`() {
    let fixture = RunFixture("reverse: yes\none: exit 1\ntwo: fail b\nthree: skip c\n")
    fixture.run()
    #expect(
      fixture.verdicts == [
        "a.lua › one: failed", "a.lua › two: failed", "a.lua › three: skipped",
      ])
    #expect(fixture.failure("two")?.headline == "b")
    #expect(fixture.record("three")?.attempt == 1)
  }

  @Test func `a test that ends twice is nonsense, and the first verdict stands`() {
    let fixture = RunFixture("one: twice\ntwo: pass\n")
    fixture.run()
    #expect(fixture.verdicts == ["a.lua › one: passed", "a.lua › two: passed"])
  }

  @Test func `a worker that dies between files costs no test`() {
    let fixture = RunFixture([("a.lua", "one: pass\nafter: segv\n"), ("b.lua", "two: pass\n")])
    let summary = fixture.run()
    #expect(fixture.verdicts == ["a.lua › one: passed", "b.lua › two: passed"])
    #expect(summary.exitCode == .passed)
  }
}
