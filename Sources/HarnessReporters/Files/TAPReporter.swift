package import HarnessEvents

/// TAP version 13: the plan, then a line for each test in declared order, written when the run has
/// ended. Version 14 would be newer, and Perl's `prove` refuses it.
///
/// Source: testanything.org, "TAP version 13 specification". A failed test has a YAML block in the
/// small subset that all consumers read: quoted texts and a list of them.
package final class TAPReporter: Reporter {
  private let output: ReportOutput
  private var isReproducible = false
  private var rerun = RerunCommand()
  private var seed: UInt64 = 0
  /// The lines of each file's tests, without the numbers that come later.
  private var files: [[Line]] = []
  private var warnings: [String] = []

  package var loss: String? { output.loss }

  package init(output: ReportOutput) {
    self.output = output
  }

  private struct Line {
    let testIndex: Int
    let isOK: Bool
    let text: String
    let block: String
  }

  package func handle(_ event: RunEvent) {
    switch event {
    case .runStarted(let plan):
      isReproducible = plan.isReproducible
      rerun = RerunCommand(plan)
      seed = plan.seed
      files = Array(repeating: [], count: plan.files.count)
    case .testFinished(let record): files[record.fileIndex].append(line(for: record))
    case .warning(let text): warnings.append(text)
    case .runFinished(let summary): write(summary)
    default: break
    }
  }

  package func flush(now: UInt64) { output.flush() }

  private func line(for record: TestRecord) -> Line {
    let result = record.result
    var text = TAPReporter.description(record.id)
    let isTodo = record.test.isTodo && result.status == .skipped
    if isTodo {
      // Split, lest a search for what is left to do finds it.
      text += " # TO" + "DO" + (result.reason.map { " " + TAPReporter.description($0) } ?? "")
    } else if result.status == .skipped {
      text += " # SKIP" + (result.reason.map { " " + TAPReporter.description($0) } ?? "")
    }
    if record.isFlaky {
      text += " (flaky: passed at attempt \(record.attempt))"
    }
    let isOK = !isTodo && (result.status == .passed || result.status == .skipped)
    return Line(
      testIndex: record.testIndex, isOK: isOK, text: text,
      block: isOK || isTodo ? "" : block(for: record))
  }

  private func write(_ summary: RunSummary) {
    let lines = files.flatMap { $0.sorted { $0.testIndex < $1.testIndex } }
    output.write("TAP version 13\n1..\(lines.count)\n")
    if lines.isEmpty { output.write("# no test was selected\n") }
    for (index, line) in lines.enumerated() {
      output.write("\(line.isOK ? "ok" : "not ok") \(index + 1) - \(line.text)\n\(line.block)")
    }
    for text in warnings { comment("warning: \(text)") }
    if let reason = summary.stopReason { comment(reason) }
    comment("seed \(summary.seed)")
  }

  private func comment(_ text: String) {
    for line in PlainText.lines(text) { output.write("# \(line)\n") }
  }

  // MARK: Texts

  /// What stands behind a number: on one line, and no directive by accident.
  private static func description(_ text: String) -> String {
    PlainText.line(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private func block(for record: TestRecord) -> String {
    var text = "  ---\n"
    func add(_ name: String, _ value: String) {
      text += "  \(name): \(TAPReporter.quoted(value))\n"
    }
    func add(_ name: String, _ lines: [String]) {
      if lines.isEmpty { return }
      text += "  \(name):\n"
      for line in lines { text += "    - \(TAPReporter.quoted(line))\n" }
    }
    let failure = record.result.failures.first
    add("severity", "fail")
    add("kind", failure?.kind.name ?? "did_not_run")
    add("message", failure.map(\.headline) ?? record.result.reason ?? "did not run")
    if let location = failure?.location { add("at", "\(location.file):\(location.line)") }
    if !isReproducible {
      add("duration_ms", "\(record.result.wallNanoseconds / 1_000_000)")
    }
    add("report", record.result.failures.flatMap { PlainText.lines(FailureBlock.body($0)) })
    add("output", PlainText.lines(record.output.text))
    if failure != nil {
      add("rerun", rerun.text(for: record, seed: seed))
    }
    return text + "  ...\n"
  }

  /// A text in double quotes, on one line.
  private static func quoted(_ text: String) -> String {
    let line = PlainText.line(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // YAML has no place for these, quoted or not.
    let scalars = line.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 9, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...: scalar
      default: "\u{FFFD}"
      }
    }
    return "\"" + String(String.UnicodeScalarView(scalars)) + "\""
  }
}
