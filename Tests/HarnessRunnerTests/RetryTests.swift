import HarnessEvents
import HarnessRunner
import Testing

/// Failed tests that are run again.
@Suite struct RetryTests {
  private func run(_ text: String, retries: Int, _ mode: RetryMode = .immediate) -> RunFixture {
    let fixture = RunFixture(text)
    fixture.settings.retries = retries
    fixture.settings.retryMode = mode
    return fixture
  }

  @Test(arguments: RetryMode.allCases)
  func `a test that passes when it is run again is flaky, and passed`(mode: RetryMode) {
    let fixture = run("one: pass\ntwo: pass-from 3\nthree: fail\n", retries: 2, mode)
    let summary = fixture.run()
    #expect(
      fixture.verdicts == ["a.lua › one: passed", "a.lua › two: passed", "a.lua › three: failed"])
    #expect(summary.counts == VerdictCounts(passed: 2, failed: 1, flaky: 1))
    let two = fixture.record("two")
    #expect(two?.isFlaky == true)
    #expect(two?.attempt == 3)
    #expect(two?.earlier.map { $0.failures[0].headline } == ["attempt 1", "attempt 2"])
    #expect(fixture.record("three")?.earlier.count == 2)
    #expect(fixture.record("one")?.earlier.isEmpty == true)
    #expect(fixture.recorder.records.count == 3)
  }

  @Test func `without retries a test fails at once`() {
    let fixture = run("one: pass-from 2\n", retries: 0)
    #expect(fixture.run().exitCode == .failed)
    #expect(fixture.record("one")?.attempt == 1)
  }

  @Test func `flaky tests make a run fail that wants it so`() {
    let fixture = run("one: pass-from 2\n", retries: 1)
    #expect(fixture.run().exitCode == .passed)
    fixture.settings.failsOnFlaky = true
    #expect(fixture.run().exitCode == .failed)
  }

  @Test func `a test that ends its worker may try again, and the others run`() {
    let fixture = run("one: first-time segv\ntwo: pass\nthree: segv\nfour: pass\n", retries: 1)
    let summary = fixture.run()
    #expect(summary.counts == VerdictCounts(passed: 3, failed: 1, flaky: 1))
    #expect(fixture.record("one")?.earlier.first?.failures.first?.kind == .crash)
    #expect(fixture.record("three")?.attempt == 2)
  }

  @Test func `isolated retries come when all else is done`() {
    let fixture = RunFixture([
      ("a.lua", "one: pass-from 2\n"), ("b.lua", "one: pass\n"), ("c.lua", "one: pass-from 2\n"),
      ("d.lua", "one: pass\n"),
    ])
    fixture.settings.retries = 1
    fixture.settings.retryMode = .isolated
    fixture.settings.workers = 2
    #expect(fixture.run().counts == VerdictCounts(passed: 4, flaky: 2))
    let order = fixture.recorder.records.map { $0.isFlaky }
    #expect(order == [false, false, true, true])
  }

  @Test func `a test that failed before the run was stopped has failed`() {
    let fixture = RunFixture([("a.lua", "one: fail x\n"), ("b.lua", "one: hang\n")])
    fixture.settings.retries = 1
    fixture.settings.retryMode = .isolated
    fixture.settings.workers = 2
    fixture.settings.globalTimeoutNanoseconds = 400_000_000
    let summary = fixture.run()
    #expect(summary.counts == VerdictCounts(failed: 1, didNotRun: 1))
    #expect(fixture.record("one")?.result.failures.first?.headline == "x")
  }

  @Test(arguments: 1...40)
  func `whatever happens, each test has one verdict`(seed: Int) {
    let actions = [
      "pass", "fail x", "pass-from 2", "pass-from 3", "first-time segv", "segv", "skip", "retire",
    ]
    let scripts = (0..<6).map { file in
      let lines = (0..<4).map { test in
        "t\(test): \(actions[(seed * 7 + file * 5 + test * 3) % actions.count])"
      }
      return (name: "f\(file).lua", text: lines.joined(separator: "\n"))
    }
    let fixture = RunFixture(scripts)
    fixture.settings.workers = 1 + seed % 3
    fixture.settings.retries = seed % 4
    fixture.settings.retryMode = seed.isMultiple(of: 2) ? .isolated : .immediate
    let summary = fixture.run()
    #expect(summary.counts.total == 24)
    #expect(summary.counts.didNotRun == 0)
    #expect(Set(fixture.recorder.records.map(\.id)).count == 24)
    #expect(fixture.recorder.records.count == 24)
    for record in fixture.recorder.records {
      #expect(record.attempt <= 1 + seed % 4)
      if record.result.status == .failed { #expect(record.attempt == 1 + seed % 4) }
    }
  }
}
