import HarnessEvents
import HarnessReporters
import Testing

/// What reports say of a test's files.
struct FilesLineTests {
  private func record(
    _ names: [String], status: TestStatus = .failed, tree: [String] = [], output: String = ""
  ) -> TestRecord {
    let failure = TestFailure(kind: .error, headline: "stop", treeExcerpt: tree)
    return TestRecord(
      file: "a.lua", test: TestInfo(names: ["b"]),
      result: TestResult(status: status, failures: status == .failed ? [failure] : []),
      output: CapturedOutput(head: Array(output.utf8)), folder: "out/a--b",
      files: names.map { TestFile(name: $0, mime: "text/plain", size: 3) })
  }

  private func console(_ record: TestRecord) -> [String] {
    let output = ReportOutput.memory()
    let reporter = ConsoleReporter(output: output, style: TextStyle(isOn: false), progress: Dots())
    reporter.handle(.testFinished(record))
    reporter.handle(
      .runFinished(
        RunSummary(
          counts: VerdictCounts(), files: 1, workers: 1, seed: 0, wallNanoseconds: 0,
          exitCode: .failed)))
    return output.text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["output.txt"], "    files       out/a--b/output.txt"),
    (["trace.jsonl", "x.svg"], "    files       out/a--b/{trace.jsonl,x.svg}"),
  ])
  func `a line tells where they are`(names: [String], line: String) {
    #expect(console(record(names)).contains(line))
  }

  @Test func `without files there is no such line`() {
    #expect(!console(record([])).contains { $0.contains("files  ") })
  }

  @Test func `a tree that is cut says where the whole is`() {
    let line = "whole: out/a--b/tree-after.txt"
    let cut = ["- list:", "  … 7 lines below"]
    #expect(console(record(["tree-after.txt"], tree: cut)).contains { $0.hasSuffix(line) })
    #expect(!console(record(["trace.jsonl"], tree: cut)).contains { $0.contains("whole") })
    #expect(
      !console(record(["tree-after.txt"], tree: ["- list"])).contains { $0.contains("whole") })
  }

  @Test func `JUnit refers to each file in a line of its own`() throws {
    let output = ReportOutput.memory()
    let reporter = try JUnitReporter(.output(output))
    reporter.handle(
      .runStarted(
        RunPlan(version: "", files: ["a.lua"], workers: 1, seed: 0, runID: "r")))
    reporter.handle(.testFinished(record(["a.txt", "b.txt"], status: .passed, output: "words")))
    reporter.handle(
      .runFinished(
        RunSummary(
          counts: VerdictCounts(passed: 1), files: 1, workers: 1, seed: 0, wallNanoseconds: 0,
          exitCode: .passed)))
    #expect(
      output.text.contains(
        """
        <system-out>words
        [[ATTACHMENT|out/a--b/a.txt]]
        [[ATTACHMENT|out/a--b/b.txt]]
        </system-out>
        """))
  }

  @Test func `JSON lists path, type and size`() {
    var json = JSONWriter()
    RunEvent.testFinished(record(["a.txt"])).write(to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self).hasSuffix(
        #"""
        "files":[{"path":"out/a--b/a.txt","mime":"text/plain","bytes":3}]}

        """#))
  }
}
