import Glibc
import HarnessEvents
import HarnessReporters
import Testing

@Suite struct TAPTests {
  private func report(_ events: [RunEvent]) -> String {
    let output = ReportOutput.memory()
    let reporter = TAPReporter(output: output)
    for event in events { reporter.handle(event) }
    return output.text
  }

  @Test func `tap tells a line for each test, in declared order`() {
    GoldenFile.expect(report(Story.events), toEqual: "run.tap")
  }

  /// What Perl's reader makes of a report: its verdicts, and whether it found fault.
  private func prove(_ report: String) -> (code: Int32, text: String) {
    var template = Array("/tmp/harness-tap-XXXXXX".utf8CString)
    let folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    defer { _ = system("rm -r '\(folder)'") }
    guard let file = fopen(folder + "/run.tap", "w") else { return (-1, "") }
    fputs(report, file)
    fclose(file)
    let code = system("prove --directives '\(folder)/run.tap' > '\(folder)/out' 2>&1")
    return (code >> 8, GoldenFile.read(folder + "/out"))
  }

  @Test func `prove reads it as it is meant`() {
    let (code, text) = prove(report(Story.events))
    #expect(code != 0)
    #expect(text.contains("Failed tests:  2, 5-6") || text.contains("Failed 3/6"), "\(text)")
    #expect(!text.contains("Parse errors"), "\(text)")
    #expect(text.contains("later # SKIP needs <a> \"server\""), "\(text)")
  }

  @Test func `whatever a test is called, it is one line of a valid report`() {
    var record = Story.crashed
    record.test.names = [
      "1..9\nok 7 # SKIP \\# TO\("DO")\n  ---\n  ...\n"
        + String(decoding: (1...127).map { UInt8($0) }, as: UTF8.self)
    ]
    record.fileIndex = 0
    record.result.failures[0].headline = "\"\\\u{85}\u{9}\u{FFFE}: - [\n...\n"
    record.output = CapturedOutput(head: Array(0...255) + Array("\n...\nok 3\n1..7".utf8))
    let summary = RunSummary(
      counts: VerdictCounts(failed: 1), files: 1, workers: 1, seed: 0, wallNanoseconds: 0,
      exitCode: .failed)
    let plan = RunPlan(version: "", files: ["a"], workers: 1, seed: 0, runID: "")
    let report = report([.runStarted(plan), .testFinished(record), .runFinished(summary)])
    let (code, text) = prove(report)
    #expect(code != 0)
    #expect(text.contains("Failed 1/1 subtests"), "\(text)\n\(report)")
    #expect(!text.contains("Parse errors"), "\(text)\n\(report)")
  }
}
