import Glibc
import HarnessEvents
import HarnessReporters
import Testing

/// What each reporter makes of the same run.
struct ReporterGoldenTests {
  private func console(_ progress: any ConsoleProgress, style: TextStyle) -> String {
    let output = ReportOutput.memory()
    let reporter = ConsoleReporter(output: output, style: style, progress: progress)
    for event in Story.events { reporter.handle(event) }
    return output.text
  }

  private let plain = TextStyle(isOn: false)

  @Test func `list tells a line for each script, then the failures`() {
    GoldenFile.expect(console(ScriptLines(), style: plain), toEqual: "list.txt")
  }

  @Test func `colours only add codes`() {
    let colored = console(ScriptLines(), style: TextStyle(isOn: true))
    GoldenFile.expect(colored, toEqual: "list-colored.txt")
    let codes = ["31", "32", "33", "1", "2", "0"].map { "\u{1B}[\($0)m" }
    let stripped = codes.reduce(colored) { text, code in
      text.split(separator: code, omittingEmptySubsequences: false).joined()
    }
    #expect(stripped == console(ScriptLines(), style: plain))
  }

  @Test func `dot tells a character for each test`() {
    GoldenFile.expect(console(Dots(), style: plain), toEqual: "dot.txt")
  }

  @Test func `line writes its progress to the terminal and the rest to the report`() {
    let terminal = ReportOutput.memory()
    let output = ReportOutput.memory()
    let progress = ProgressLine(terminal: terminal, width: { 60 })
    let reporter = ConsoleReporter(output: output, style: plain, progress: progress)
    // Two events in each tenth of a second: every other flush comes too early.
    for (index, event) in Story.events.enumerated() {
      reporter.handle(event)
      progress.flush(now: UInt64(index) * 50_000_000)
    }
    GoldenFile.expect(output.text, toEqual: "line.txt")
    let shown = terminal.text.split(separator: "\r", omittingEmptySubsequences: true)
    let visible = shown.map { String($0.dropFirst(4)) }
    GoldenFile.expect(visible.joined(separator: "\n") + "\n", toEqual: "line-progress.txt")
    #expect(visible.allSatisfy { $0.count < 60 })
  }

  @Test func `json tells a line for each event`() {
    let output = ReportOutput.memory()
    let reporter = JSONReporter(output: output)
    for event in Story.events { reporter.handle(event) }
    GoldenFile.expect(output.text, toEqual: "events.jsonl")
  }

  @Test func `junit tells a suite for each script, in declared order`() throws {
    let output = ReportOutput.memory()
    let reporter = try JUnitReporter(.output(output))
    for event in Story.events { reporter.handle(event) }
    GoldenFile.expect(output.text, toEqual: "junit.xml")
  }

  /// The story as it is told when reports must be the same each time.
  private var reproducible: [RunEvent] {
    Story.events.map { event in
      guard case .runStarted(var plan) = event else { return event }
      plan.isReproducible = true
      return .runStarted(plan)
    }
  }

  @Test func `reproducible reports tell nothing that differs from run to run`() throws {
    let outputs = (0..<3).map { _ in ReportOutput.memory() }
    let reporters: [any Reporter] = [
      JSONReporter(output: outputs[0]), try JUnitReporter(.output(outputs[1])),
      ConsoleReporter(output: outputs[2], style: plain, progress: ScriptLines()),
    ]
    for event in reproducible {
      for reporter in reporters { reporter.handle(event) }
    }
    GoldenFile.expect(outputs[0].text, toEqual: "events-reproducible.jsonl")
    GoldenFile.expect(outputs[1].text, toEqual: "junit-reproducible.xml")
    GoldenFile.expect(outputs[2].text, toEqual: "list-reproducible.txt")
    let measured = [
      "wall_ns", "cpu_ns", "run_id", "\"worker", " time=", " ms", ", worker", " workers",
    ]
    for word in measured {
      for output in outputs { #expect(!output.text.contains(word), "\(word)") }
    }
  }

  @Test func `the rerun repeats what the verdict may depend on, and names one test`() {
    let output = ReportOutput.memory()
    let reporter = ConsoleReporter(output: output, style: plain, progress: Dots())
    for var event in Story.events {
      if case .runStarted(var plan) = event {
        plan.options = ["-e", "MODE=a b", "--leaks=fail"]
        event = .runStarted(plan)
      }
      reporter.handle(event)
    }
    let command =
      "harness scripts/login.lua --name 'logs in › valid' -e 'MODE=a b' --leaks=fail --seed 4217 -j1"
    #expect(output.text.contains("    rerun       \(command)\n"), "\(output.text)")
  }

  @Test func `long trees and outputs are cut, and the cut is told`() {
    var record = Story.crashed
    record.output = CapturedOutput(head: (1...50).flatMap { Array("line \($0)\n".utf8) })
    record.result.failures[0].treeExcerpt = (1...30).map { "node \($0)" }
    let output = ReportOutput.memory()
    let reporter = ConsoleReporter(output: output, style: plain, progress: Dots())
    reporter.handle(.testFinished(record))
    reporter.handle(
      .runFinished(
        RunSummary(
          counts: VerdictCounts(failed: 1), files: 1, workers: 1, seed: 0, wallNanoseconds: 0,
          exitCode: .failed)))
    #expect(output.text.contains("node 20\n                … 10 lines more\n"))
    #expect(output.text.contains("    output      … 30 lines before\n                line 31\n"))
    #expect(output.text.split(separator: "\n").count <= 60)
  }

  @Test func `of many failures the first are shown whole, and the others by a line`() {
    var record = Story.crashed
    let failure = record.result.failures[0]
    record.result.failures = (1...30).map { number in
      var failure = failure
      failure.headline = "failure \(number)"
      failure.fields = [FailureField("cause", "cause \(number)")]
      return failure
    }
    let output = ReportOutput.memory()
    let reporter = ConsoleReporter(output: output, style: plain, progress: Dots())
    reporter.handle(.testFinished(record))
    reporter.handle(
      .runFinished(
        RunSummary(
          counts: VerdictCounts(failed: 1), files: 1, workers: 1, seed: 0, wallNanoseconds: 0,
          exitCode: .failed)))
    #expect(output.text.contains("cause 3"))
    #expect(!output.text.contains("cause 4"))
    #expect(output.text.contains("    … and 27 more failures of this test:\n"))
    #expect(output.text.contains("failure 23\n"))
    #expect(output.text.contains("      … 7 more\n"))
  }
}
