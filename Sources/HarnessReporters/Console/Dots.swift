package import HarnessEvents

/// A character for each test: . passed, f flaky, F failed, s skipped, - did not run.
package final class Dots: ConsoleProgress {
  private static let lineLength = 80
  private var column = 0

  package init() {}

  package func handle(_ event: RunEvent, output: ReportOutput, style: TextStyle) {
    switch event {
    case .testFinished(let record):
      output.write(record.isFlaky ? style.yellow("f") : dot(record.result.status, style))
      column += 1
      if column == Dots.lineLength { endLine(output) }
    case .runFinished: if column > 0 { endLine(output) }
    default: break
    }
  }

  package func flush(now: UInt64) {}

  private func endLine(_ output: ReportOutput) {
    output.write("\n")
    column = 0
  }

  private func dot(_ status: TestStatus, _ style: TextStyle) -> String {
    switch status {
    case .passed: "."
    case .failed: style.red("F")
    case .skipped: style.yellow("s")
    case .didNotRun: style.yellow("-")
    }
  }
}
