package import HarnessEvents

/// Tells a run on the console: how it goes, then what failed, then how many.
package final class ConsoleReporter: Reporter {
  private let output: ReportOutput
  private let style: TextStyle
  private let progress: any ConsoleProgress
  private var rerun = RerunCommand()
  private var isReproducible = false
  private var failures: [TestRecord] = []
  private var notes: [String] = []

  package var loss: String? { output.loss }

  /// - Parameter progress: What is shown while tests run.
  package init(output: ReportOutput, style: TextStyle, progress: any ConsoleProgress) {
    self.output = output
    self.style = style
    self.progress = progress
  }

  package func handle(_ event: RunEvent) {
    progress.handle(event, output: output, style: style)
    switch event {
    case .runStarted(let plan):
      rerun = RerunCommand(plan)
      isReproducible = plan.isReproducible
    case .testFinished(let record): remember(record)
    case .warning(let text): notes.append("warning: \(PlainText.line(text))")
    case .runFinished(let summary): finish(summary)
    default: break
    }
  }

  package func flush(now: UInt64) {
    progress.flush(now: now)
    output.flush()
  }

  private func remember(_ record: TestRecord) {
    if record.result.status == .failed { failures.append(record) }
    if record.isFlaky {
      let first = record.earlier.first?.failures.first
      let place = first?.location.map { " at \($0.file):\($0.line)" } ?? ""
      let reason = first.map { PlainText.line($0.headline) } ?? ""
      notes.append(
        "flaky: \(PlainText.line(record.id)): passed at attempt \(record.attempt); the first failed"
          + "\(place): \(reason)")
    }
    for note in record.result.notes {
      notes.append("note: \(PlainText.line(record.id)): \(PlainText.line(note))")
    }
  }

  private func finish(_ summary: RunSummary) {
    if !failures.isEmpty { output.write("\n") }
    for (index, record) in failures.enumerated() {
      output.write(
        FailureBlock.text(
          record, number: index + 1, style: style, seed: summary.seed, rerun: rerun,
          isReproducible: isReproducible))
    }
    for note in notes { output.write(note + "\n") }
    output.write(RunFooter.text(summary, style: style, isReproducible: isReproducible))
  }
}

/// What the console shows while tests run.
package protocol ConsoleProgress: AnyObject {
  func handle(_ event: RunEvent, output: ReportOutput, style: TextStyle)

  /// Shows what is new, if it is time for it.
  func flush(now: UInt64)
}
