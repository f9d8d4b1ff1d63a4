import Glibc
import HarnessEvents
import HarnessReporters
import Testing

@Suite struct GitHubTests {
  private func report(
    _ events: [RunEvent], hasConsole: Bool = true, summaryPath: String? = nil
  ) -> String {
    let output = ReportOutput.memory()
    let reporter = GitHubReporter(
      output: output, hasConsole: hasConsole, summaryPath: summaryPath)
    for event in events { reporter.handle(event) }
    return output.text
  }

  @Test func `failures are annotations of their lines, before the console's last lines`() {
    let text = report(Story.events)
    GoldenFile.expect(text, toEqual: "github.txt")
    #expect(text.hasSuffix("\n2 passed, 2 failed, 1 skipped\n"))
  }

  @Test func `into a file go the annotations alone`() {
    let lines = report(Story.events, hasConsole: false).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test func `what a test writes is no command`() {
    var record = Story.failed
    record.output = CapturedOutput(
      head: Array("::set-env name=PATH::/\n   ::error::no\nx ##[add-path]/\n".utf8))
    record.test.names = ["::stop-commands::x", "a,b:c%0A\n::warning::d"]
    var events = Story.events
    events[3] = .testFinished(record)
    let lines = report(events).split(separator: "\n")
    let commands = lines.filter {
      $0.drop { $0.isWhitespace }.starts(with: "::") || $0.contains("##[")
    }
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice ") })
    #expect(commands.count == 3, "\(commands)")
    let title = "title=scripts/login.lua › %3A%3Astop-commands%3A%3Ax › a%2Cb%3Ac%250A"
    #expect(commands.contains { $0.contains(title) }, "\(commands)")
  }

  @Test func `ten failures are marked, and all are counted`() {
    let plan = RunPlan(version: "", files: ["a"], workers: 1, seed: 0, runID: "")
    var events: [RunEvent] = [.runStarted(plan)]
    for _ in 0..<70 { events.append(.testFinished(Story.crashed)) }
    events.append(
      .runFinished(
        RunSummary(
          counts: VerdictCounts(failed: 70), files: 1, workers: 1, seed: 0, wallNanoseconds: 0,
          exitCode: .failed)))
    let text = report(events, hasConsole: false)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("::error") } == 10)
    #expect(text.contains("70 failed, 0 skipped; 10 of the failures are marked in the files"))
  }

  @Test func `the summary is added to what other steps have written, escaped`() throws {
    var template = Array("/tmp/harness-summary-XXXXXX".utf8CString)
    let folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    let path = folder + "/summary.md"
    defer {
      unlink(path)
      rmdir(folder)
    }
    let output = try ReportOutput.file(path)
    output.write("before\n")
    output.flush()
    _ = report(Story.events, summaryPath: path)
    GoldenFile.expect(GoldenFile.read(path), toEqual: "github-summary.md")
  }

  @Test func `a summary that cannot be written is told`() {
    let reporter = GitHubReporter(
      output: .memory(), hasConsole: true, summaryPath: "/dev/null/summary")
    for event in Story.events { reporter.handle(event) }
    #expect(reporter.loss == "cannot write the report '/dev/null/summary': Not a directory.")
  }
}
