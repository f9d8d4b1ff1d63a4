import Foundation
import Testing

/// Scripts and components that do their worst: each is one failed test, and nothing more.
struct AdversarialTests {
  @Test func `each is one verdict, and every other script still runs`() throws {
    let outcome = try Program.faulty.run(
      "adversarial", "good.lua", "-j2", "--timeout", "1s", "--reporter", "json")
    let verdicts = try Verdicts(outcome)
    try Snapshot.expect(
      verdicts.lines.joined(separator: "\n") + "\n", toMatch: "adversarial-verdicts")
    #expect(verdicts.addUp)
    #expect(outcome.exitCode == 1)
    #expect(Self.sleepers.isEmpty, "a child that holds standard output is ended with its worker")
  }

  /// Those whose report does not depend on how busy the machine is.
  @Test func `each says what happened`() throws {
    let names = [
      "coroutine-bomb", "deep-recursion", "error-nil", "exit-in-finally", "gc-errors",
      "huge-string", "kill-itself", "much-output", "os-exit", "segfault",
    ]
    let scripts = names.map { "adversarial/\($0).lua" } + ["heavy/many-strings.lua"]
    let outcome = try Program.faulty.run(scripts + ["-j1"])
    try Snapshot.expect(outcome, toMatch: "adversarial-reports")
  }

  @Test func `who waits in vain without using a processor is told so`() throws {
    let outcome = try Program.faulty.run("stuck/semaphore.lua", "-j1", "--timeout", "200ms")
    let sentence =
      "more than 600 ms of real time passed during the test, 3 times the --timeout of 200 ms: "
      + "it waits for something that does not come, or the machine is busy"
    #expect(outcome.output.contains(sentence), "\(outcome.output)")
    #expect(outcome.lastLine == "1 passed, 1 failed, 0 skipped")
  }

  @Test func `too many dead workers in a row end the run as a fault`() throws {
    let outcome = try Program.faulty.run("many", "-j1")
    try Snapshot.expect(outcome, toMatch: "too-many-crashes")
    #expect(outcome.exitCode == 3)
  }

  /// The children that `start_child()` has started and that are still there.
  private static var sleepers: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { process in
      let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: command, as: UTF8.self) == "sleep\u{0}61.27\u{0}"
    }
  }
}
