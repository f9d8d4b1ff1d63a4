import Foundation
import HarnessEvents
import HarnessRunner
import Testing

/// What failed the last time, and runs again.
@Suite(.serialized) final class LastFailedTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/last-\(UUID().uuidString)"
  private let fixture = RunFixture([
    ("a.lua", "one: pass\ntwo: fail x\n"), ("b.lua", "one: pass\n"), ("c.lua", "one: fail x\n"),
  ])

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private final class Recorder: Reporter {
    private(set) var ids: [String] = []
    func handle(_ event: RunEvent) {
      if case .testFinished(let record) = event { ids.append(record.id) }
    }
    func flush(now: UInt64) {}
  }

  private func run(_ arguments: [String]) -> (code: Int32, err: String, ids: [String]) {
    let recorder = Recorder()
    var err = ""
    let command = HarnessCommand(
      worker: RunFixture.worker(), version: "1",
      reporters: ReporterCatalog(names: []) { _, _ in [recorder] },
      output: CommandOutput(say: { _ in }, complain: { err += $0 }), environment: [:])
    let code = command.run(["--output", folder, "-j1"] + arguments)
    let place = fixture.directory + "/"
    return (code, err, recorder.ids.map { $0.replacing(place, with: "") })
  }

  private var all: [String] { fixture.files.map(\.path) }

  private func rewrite(_ file: Int, _ text: String) throws {
    try text.write(toFile: all[file], atomically: true, encoding: .utf8)
  }

  @Test func `only what failed runs, until it passes`() throws {
    #expect(run(["--last-failed"] + all).code == 4)
    #expect(run(all).code == 1)
    #expect(run(["--last-failed"]).ids == ["a.lua › two", "c.lua › one"])
    #expect(run(["--last-failed", all[2]]).ids == ["c.lua › one"])
    try rewrite(0, "one: pass\ntwo: pass\n")
    #expect(run(["--last-failed"]).ids == ["a.lua › two", "c.lua › one"])
    #expect(run(["--last-failed"]).ids == ["c.lua › one"])
    try rewrite(2, "one: pass\n")
    #expect(run([all[2]]).code == 0)
    let nothing = run(["--last-failed"])
    #expect(nothing.code == 4)
    #expect(nothing.err == "harness: no test failed the last time.\n")
    #expect(run(["--last-failed", "--pass-with-no-tests"]).code == 0)
  }

  @Test func `a test that has another name by now is forgotten`() throws {
    _ = run(all)
    try rewrite(2, "another: pass\n")
    let answer = run(["--last-failed", all[2]])
    #expect(answer.code == 4)
    #expect(answer.ids == [])
  }

  @Test func `scripts in which something failed are begun first`() {
    _ = run(all)
    #expect(run(["--failed-first"] + all).ids.last == "b.lua › one")
  }

  @Test func `a green run leaves nothing behind`() {
    #expect(run([all[1]]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `a folder that can't be written changes no verdict`() {
    let recorder = Recorder()
    var err = ""
    let command = HarnessCommand(
      worker: RunFixture.worker(), version: "1",
      reporters: ReporterCatalog(names: []) { _, _ in [recorder] },
      output: CommandOutput(say: { _ in }, complain: { err += $0 }), environment: [:])
    #expect(command.run(["--output", "/dev/null/x", "-j1", all[2]]) == 1)
    #expect(err.contains("are not kept for --last-failed: cannot write"))
  }
}
