import HarnessEvents

/// The last lines of a run; the very last one has always the same form.
enum RunFooter {
  static func text(_ summary: RunSummary, style: TextStyle, isReproducible: Bool) -> String {
    var facts = ["seed \(summary.seed)"]
    if !isReproducible { facts.append(count(summary.workers, "worker")) }
    facts.append(count(summary.files, "file"))
    if !isReproducible { facts.append(DurationText.short(summary.wallNanoseconds)) }
    var lines = [style.faint(facts.joined(separator: ", "))]
    if let line = rareVerdicts(summary) { lines.append(style.yellow(line)) }
    let counts = summary.counts
    let last =
      "\(counts.passed) passed, \(counts.failed) failed, \(counts.skipped) skipped"
    lines.append(summary.exitCode == .passed ? style.green(last) : style.red(last))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rareVerdicts(_ summary: RunSummary) -> String? {
    var parts: [String] = []
    if summary.counts.flaky > 0 { parts.append("\(summary.counts.flaky) flaky") }
    if summary.counts.didNotRun > 0 {
      let reason = summary.stopReason.flatMap { PlainText.lines($0).first }.map { ": \($0)" }
      parts.append("\(summary.counts.didNotRun) did not run\(reason ?? "")")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
