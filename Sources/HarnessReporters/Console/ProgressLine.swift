package import HarnessEvents

/// One line on a terminal that is written over again and again, ten times a second at most.
package final class ProgressLine: ConsoleProgress {
  private static let interval: UInt64 = 100_000_000

  private let terminal: ReportOutput
  private let width: () -> Int
  private var fileCount = 0
  private var finishedFiles = 0
  private var counts = VerdictCounts()
  private var running = ""
  private var shownAt: UInt64?
  private var shown = ""

  /// - Parameters:
  ///   - terminal: Where the line goes; not where the report goes.
  ///   - width: How many columns the terminal has now.
  package init(terminal: ReportOutput, width: @escaping () -> Int) {
    self.terminal = terminal
    self.width = width
  }

  package func handle(_ event: RunEvent, output: ReportOutput, style: TextStyle) {
    switch event {
    case .runStarted(let plan): fileCount = plan.files.count
    case .testStarted(let started): running = started.file
    case .testFinished(let record): counts.add(record.result.status)
    case .fileFinished: finishedFiles += 1
    case .runFinished: clear()
    default: break
    }
  }

  package func flush(now: UInt64) {
    guard finishedFiles < fileCount else { return }
    if let shownAt, now - shownAt < ProgressLine.interval { return }
    let line = text
    guard line != shown else { return }
    terminal.write("\r\u{1B}[2K" + line)
    terminal.flush()
    shown = line
    shownAt = now
  }

  private var text: String {
    let failed = counts.failed > 0 ? ", \(counts.failed) failed" : ""
    let line =
      "\(finishedFiles) of \(fileCount) files, \(counts.total) tests\(failed)  "
      + PlainText.line(running)
    return String(line.prefix(max(20, width() - 1)))
  }

  private func clear() {
    if !shown.isEmpty { terminal.write("\r\u{1B}[2K") }
    terminal.flush()
    shown = ""
  }
}
