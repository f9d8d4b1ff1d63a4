import Glibc
import HarnessEvents
import HarnessRunner
import Testing

/// Runs that end before their time.
struct RunEndTests {
  @Test func `a worker program that does not exist is a fault`() {
    let fixture = RunFixture("one: pass\n")
    fixture.settings.worker = WorkerCommandLine(program: "/nowhere/worker")
    let summary = fixture.run()
    #expect(summary.exitCode == .fault)
    #expect(
      summary.stopReason == "cannot start the worker '/nowhere/worker': No such file or directory")
    #expect(fixture.verdicts == ["a.lua: didNotRun"])
  }

  @Test func `a worker that ends before it is ready is a fault`() {
    let fixture = RunFixture([("a.lua", "one: pass"), ("b.lua", "two: pass")])
    fixture.settings.worker = RunFixture.shell("echo no such library >&2; exit 7")
    let summary = fixture.run()
    #expect(summary.exitCode == .fault)
    #expect(
      summary.stopReason == """
        a worker cannot start: the worker exited with code 7 before it was ready
        no such library
        """)
    #expect(summary.counts == VerdictCounts(didNotRun: 2))
  }

  @Test func `a worker that never gets ready is a fault`() {
    let fixture = RunFixture("one: pass\n")
    fixture.settings.worker = RunFixture.shell("sleep 600")
    fixture.settings.startLimit = 50_000_000
    let summary = fixture.run()
    #expect(summary.exitCode == .fault)
    #expect(
      summary.stopReason
        == "a worker cannot start: no sign of life for 50 ms before it was ready: the worker was stopped"
    )
  }

  @Test func `a worker that finds itself unfit is a fault`() {
    let fixture = RunFixture("one: pass\n")
    fixture.settings.worker = RunFixture.worker("--fault")
    let summary = fixture.run()
    #expect(summary.exitCode == .fault)
    #expect(summary.stopReason == "a worker cannot work: no clock")
  }

  @Test func `too many deaths in a row end the run, and the rest did not run`() {
    let script = (1...20).map { "t\($0): exit 4" }.joined(separator: "\n")
    let fixture = RunFixture(script)
    let summary = fixture.run()
    #expect(summary.exitCode == .fault)
    #expect(summary.counts == VerdictCounts(failed: 8, didNotRun: 12))
    #expect(
      summary.stopReason
        == "8 workers in a row ended before a test finished; the last time the worker exited with code 4 at its work"
    )
  }

  @Test func `a test that finishes renews the budget`() {
    let script = (1...30).map { "t\($0): \($0 % 3 == 0 ? "pass" : "exit 4")" }
    let fixture = RunFixture(script.joined(separator: "\n"))
    #expect(fixture.run().counts == VerdictCounts(passed: 10, failed: 20))
  }

  @Test(arguments: [
    (SIGINT, ExitCode.interrupted, "stopped by SIGINT"),
    (SIGTERM, .terminated, "stopped by SIGTERM"),
    (SIGHUP, .interrupted, "stopped by SIGHUP"),
  ])
  func `a signal stops the run, and what is open did not run`(
    signal: Int32, code: ExitCode, reason: String
  ) throws {
    let fixture = RunFixture([
      ("a.lua", "one: pass\ntwo: hang\nthree: pass\n"), ("b.lua", "four: pass\n"),
    ])
    let signals = try SignalPipe()
    fixture.signals = signals
    fixture.recorder.onEvent = { event in
      if case .testStarted(let started) = event, started.test.title == "two" {
        signals.pretend(signal)
      }
    }
    let summary = fixture.run()
    #expect(summary.exitCode == code)
    #expect(summary.stopReason == reason)
    #expect(
      fixture.verdicts == [
        "a.lua › one: passed", "a.lua › two: didNotRun", "a.lua › three: didNotRun",
        "b.lua: didNotRun",
      ])
    #expect(fixture.record("two")?.result.reason == reason)
  }
}
