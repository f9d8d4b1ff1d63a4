import HarnessEvents

/// A run with one of everything, as reporters are told it.
enum Story {
  static let login = "scripts/login.lua"
  static let box = "scripts/check-box.lua"
  static let crash = "scripts/it's a crash.lua"

  static let events: [RunEvent] = [
    .runStarted(
      RunPlan(
        version: "0.1.0", files: [box, login, crash, "scripts/empty.lua", "scripts/late.lua"],
        workers: 2, seed: 4217, runID: "abc")),
    .fileCollected(FileRecord(file: login, index: 1, tests: 3)),
    .testStarted(
      StartedTest(file: login, test: TestInfo(names: ["logs in", "valid"], line: 9), worker: 1)),
    .testFinished(failed),
    .testFinished(
      record(login, 1, 1, ["logs in", "later"], .skipped, reason: "needs <a> \"server\"")),
    .testFinished(record(login, 1, 2, ["logs out"], .passed, notes: ["no assertions"])),
    .fileFinished(
      FileRecord(
        file: login, index: 1, counts: VerdictCounts(passed: 1, failed: 1, skipped: 1), tests: 3,
        wallNanoseconds: 88_000_000)),
    .testFinished(record(box, 0, 0, [], .passed)),
    .fileFinished(
      FileRecord(
        file: box, index: 0, counts: VerdictCounts(passed: 1), tests: 1,
        wallNanoseconds: 2_000_000)),
    .warning("scripts/check-box.lua: the worker exited with code 1 after its last test."),
    .testFinished(crashed),
    .fileFinished(
      FileRecord(
        file: crash, index: 2, counts: VerdictCounts(failed: 1), tests: 1,
        wallNanoseconds: 400_000)),
    .fileFinished(FileRecord(file: "scripts/empty.lua", index: 3)),
    .testFinished(record("scripts/late.lua", 4, 0, [], .didNotRun, reason: "stopped by SIGINT")),
    .fileFinished(
      FileRecord(
        file: "scripts/late.lua", index: 4, counts: VerdictCounts(didNotRun: 1), tests: 1)),
    .runFinished(
      RunSummary(
        counts: VerdictCounts(passed: 2, failed: 2, skipped: 1, didNotRun: 1, flaky: 1), files: 5,
        workers: 2, seed: 4217, wallNanoseconds: 1_234_000_000, exitCode: .interrupted,
        stopReason: "stopped by SIGINT")),
  ]

  static let failed = TestRecord(
    file: login, fileIndex: 1, testIndex: 0, test: TestInfo(names: ["logs in", "valid"], line: 9),
    result: TestResult(
      status: .failed,
      failures: [
        TestFailure(
          kind: .expectation, headline: "expect(find(\"Remember me\")):to_be_checked()",
          location: SourceLocation(file: login, line: 14),
          codeFrame: [
            CodeLine(number: 9, text: "find(\"Password\"):type(\"hunter2\")"),
            CodeLine(
              number: 10, text: "expect(find(\"Remember me\")):to_be_checked()", isMarked: true),
          ],
          fields: [
            FailureField("locator", "find(\"Remember me\")  ->  toggle #remember \"Remember me\""),
            FailureField("expected", "checked = true"),
            FailureField("received", "checked = false\n(nothing is scheduled: no wait)"),
          ],
          lastSteps: ["find(\"Password\"):type(\"hunter2\")", "find(\"Remember me\"):tap()"],
          treeExcerpt: ["VStack#form", "  toggle#remember \"Remember me\""],
          traceback: ["login.lua:14: in local 'check'", "login.lua:9: in main chunk"])
      ], cpuNanoseconds: 3_000_000, wallNanoseconds: 84_000_000, virtualNanoseconds: 30_000_000),
    output: CapturedOutput(head: Array("a\u{1B}[31mred\u{1B}[0m word\n\u{7}]]>\n".utf8)), worker: 1)

  static let crashed = TestRecord(
    file: crash, fileIndex: 2, testIndex: 0, test: TestInfo(names: ["it's"]),
    result: TestResult(
      status: .failed,
      failures: [
        TestFailure(
          kind: .crash,
          headline: "the worker was killed during the test by signal 11 (Segmentation fault)",
          message: "First line.\nSecond line.")
      ], wallNanoseconds: 400_000),
    output: CapturedOutput(
      head: Array("head\n".utf8), tail: Array("tail\n".utf8), cutBytes: 20_000_000),
    worker: 2)

  private static func record(
    _ file: String, _ fileIndex: Int, _ testIndex: Int, _ names: [String], _ status: TestStatus,
    reason: String? = nil, notes: [String] = []
  ) -> TestRecord {
    TestRecord(
      file: file, fileIndex: fileIndex, testIndex: testIndex, test: TestInfo(names: names),
      result: TestResult(
        status: status, notes: notes, reason: reason, wallNanoseconds: 2_000_000),
      worker: status == .didNotRun ? 0 : 1)
  }
}
