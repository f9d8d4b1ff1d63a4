import Glibc
import HarnessEvents
import HarnessRunner
import Testing

struct RunTests {
  @Test func `a run tells its story in order`() {
    let fixture = RunFixture("one: pass\n")
    fixture.settings.seed = 4217
    fixture.run()
    let names = fixture.recorder.events.map { event in
      switch event {
      case .runStarted(let plan): "started seed \(plan.seed) workers \(plan.workers)"
      case .fileCollected(let file): "collected \(file.tests)"
      case .testListed(let listed): "listed \(listed.test.title)"
      case .testStarted(let started): "test \(started.test.title)"
      case .testFinished(let record): "finished \(record.test.title)"
      case .fileFinished(let file): "file \(file.counts.passed)"
      case .warning(let text): text
      case .runFinished(let summary): "done \(summary.counts.passed) \(summary.exitCode)"
      }
    }
    #expect(
      names == [
        "started seed 4217 workers 1", "collected 1", "test one", "finished one", "file 1",
        "done 1 passed",
      ])
  }

  @Test(arguments: 1...4)
  func `every test of many files has one verdict, whatever happens`(workers: Int) {
    let actions = ["pass", "fail", "skip", "segv", "pass", "exit 0", "pass", "pass", "garbage"]
    let scripts = (0..<24).map { file in
      let lines = (0..<5).map { "t\($0): \(actions[(file * 5 + $0 * 3) % actions.count])" }
      return (name: "f\(file).lua", text: lines.joined(separator: "\n"))
    }
    let fixture = RunFixture(scripts)
    fixture.settings.workers = workers
    let summary = fixture.run()
    #expect(summary.counts.total == 120)
    #expect(summary.counts.didNotRun == 0)
    #expect(Set(fixture.recorder.records.map(\.id)).count == 120)
    #expect(fixture.recorder.records.count == 120)
  }

  @Test func `there are never more workers than files`() {
    let fixture = RunFixture([("a.lua", "one: pass"), ("b.lua", "two: pass")])
    fixture.settings.workers = 8
    #expect(fixture.run().workers == 2)
  }

  @Test func `no tests is an exit code of its own`() {
    let fixture = RunFixture("one: pass\n")
    fixture.settings.grep = "nothing like it"
    #expect(fixture.run().exitCode == .noTests)
    #expect(RunFixture([]).run().exitCode == .noTests)
  }

  @Test func `a path that cannot be read is one failed test`() {
    let fixture = RunFixture("one: pass\n")
    fixture.add(ScriptFile("dir", problem: "cannot read the directory: Permission denied"))
    let summary = fixture.run()
    #expect(fixture.verdicts == ["a.lua › one: passed", "dir: failed"])
    #expect(summary.exitCode == .failed)
    #expect(fixture.failure("")?.kind == .unreadable)
  }

  @Test func `a list tells the selected tests and runs none`() {
    let fixture = RunFixture([("a.lua", "one: segv\ntwo: segv\n"), ("b.lua", "one: segv\n")])
    fixture.settings.isListing = true
    fixture.settings.grep = "one"
    let run = Run(settings: fixture.settings, files: fixture.files, reporters: [fixture.recorder])
    #expect(run.perform().exitCode == .passed)
    #expect(run.listing.map { $0.map(\.title) } == [["one"], ["one"]])
    #expect(fixture.recorder.records.isEmpty)
  }

  @Test func `workers get an environment that makes runs repeatable`() {
    let names = [
      "HARNESS_WORKER", "HARNESS_SEED", "SWIFT_DETERMINISTIC_HASHING", "SWIFT_BACKTRACE", "TZ",
      "LANG", "LC_ALL",
    ]
    let fixture = RunFixture(names.map { "\($0): environment \($0)" }.joined(separator: "\n"))
    fixture.settings.seed = 7
    fixture.run()
    #expect(
      names.map { fixture.record($0)?.result.reason } == [
        "1", "7", "1", "enable=no", "UTC", "C.UTF-8", "unset",
      ])
  }

  @Test func `workers inherit no descriptor but their own`() {
    let leak = open("/dev/null", O_RDONLY)
    defer { close(leak) }
    let fixture = RunFixture("one: descriptors\n")
    fixture.run()
    #expect(fixture.record("one")?.result.reason == "0 1 2 3 4")
  }

  @Test func `temporary folders are gone after the run`() throws {
    let fixture = RunFixture("one: environment HARNESS_TMPDIR\n")
    fixture.run()
    let path = try #require(fixture.record("one")?.result.reason)
    #expect(path.hasSuffix("/worker-1"))
    #expect(access(path, F_OK) != 0)
  }
}
