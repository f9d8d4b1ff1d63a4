package import HarnessEvents

/// A line for each script when it is done.
package final class ScriptLines: ConsoleProgress {
  private var isReproducible = false

  package init() {}

  package func handle(_ event: RunEvent, output: ReportOutput, style: TextStyle) {
    if case .runStarted(let plan) = event { isReproducible = plan.isReproducible }
    guard case .fileFinished(let file) = event, file.counts.total > 0 else { return }
    let time = isReproducible ? "" : "  " + DurationText.short(file.wallNanoseconds)
    output.write(
      "\(mark(file.counts, style)) \(PlainText.line(file.file))  \(counts(file.counts))\(time)\n")
  }

  package func flush(now: UInt64) {}

  private func mark(_ counts: VerdictCounts, _ style: TextStyle) -> String {
    if counts.failed > 0 { return style.red("FAILED ") }
    if counts.didNotRun > 0 { return style.yellow("not run") }
    return counts.passed > 0 ? style.green("ok     ") : style.yellow("skipped")
  }

  private func counts(_ counts: VerdictCounts) -> String {
    let parts = [
      (counts.passed, "passed"), (counts.failed, "failed"), (counts.skipped, "skipped"),
      (counts.didNotRun, "did not run"), (counts.flaky, "flaky"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
