import HarnessEvents
import HarnessRunner
import Testing

/// A worker that says that it is no place for another test is replaced, and nothing is lost.
struct RetiringTests {
  @Test func `the rest of the file runs in a fresh process`() {
    let fixture = RunFixture([
      ("a.lua", "one: pass\ntwo: retire\nthree: pass\nfour: attempt\n"), ("b.lua", "five: pass\n"),
    ])
    let summary = fixture.run()
    #expect(
      fixture.verdicts == [
        "a.lua › one: passed", "a.lua › two: passed", "a.lua › three: passed",
        "a.lua › four: skipped", "b.lua › five: passed",
      ])
    #expect(summary.exitCode == .passed)
    #expect(fixture.record("four")?.result.reason == "1", "it is no further attempt")
    #expect(fixture.recorder.warnings == [])
  }

  @Test(arguments: 1...3)
  func `many in a row are no fault`(workers: Int) {
    let scripts = (0..<8).map { (name: "f\($0).lua", text: "a: retire\nb: retire\nc: retire\n") }
    let fixture = RunFixture(scripts + [("empty.lua", "after: leave\n")])
    fixture.settings.workers = workers
    let summary = fixture.run()
    #expect(summary.counts == VerdictCounts(passed: 24))
    #expect(summary.exitCode == .passed)
    #expect(fixture.recorder.records.count == 24)
  }

  @Test func `files without tests whose workers retire are no fault`() {
    let fixture = RunFixture((0..<12).map { (name: "f\($0).lua", text: "after: leave\n") })
    let summary = fixture.run()
    #expect(summary.exitCode == .noTests)
    #expect(summary.stopReason == nil)
  }

  @Test func `to retire in the middle of a test is nonsense`() {
    let fixture = RunFixture("one: leave\ntwo: pass\n")
    fixture.run()
    #expect(fixture.verdicts == ["a.lua › one: failed", "a.lua › two: passed"])
    #expect(
      fixture.failure("one")?.headline
        == "the worker sent nonsense during the test: that it retires in the middle of a test")
  }
}
