package import HarnessEvents

/// The console report for a job of GitHub Actions: failures are annotations of their lines, and the
/// page of the job gets a summary.
///
/// Source: GitHub's documentation "Workflow commands for GitHub Actions".
package final class GitHubReporter: Reporter {
  /// How many annotations of one kind a step may have; further ones would not be shown.
  private static let shownFailures = 10

  private let output: ReportOutput
  /// Nil for a report into a file, which has the annotations alone.
  private let console: ConsoleReporter?
  private let consoleText = ReportOutput.memory()
  private let summaryPath: String?
  private var failures: [TestRecord] = []
  private var failureCount = 0
  private var flaky: [TestRecord] = []
  private var unwritten: String?

  /// - Parameters:
  ///   - hasConsole: Whether the report of `list` is written, too.
  ///   - summaryPath: The file that is shown on the page of the job: `GITHUB_STEP_SUMMARY`.
  package init(output: ReportOutput, hasConsole: Bool, summaryPath: String?) {
    self.output = output
    self.summaryPath = summaryPath
    console =
      hasConsole
      ? ConsoleReporter(
        output: consoleText, style: TextStyle(isOn: false), progress: ScriptLines()) : nil
  }

  package var loss: String? { output.loss ?? unwritten }

  package func handle(_ event: RunEvent) {
    if case .testFinished(let record) = event { remember(record) }
    if case .runFinished(let summary) = event { finish(summary) }
    console?.handle(event)
    moveConsoleText()
  }

  package func flush(now: UInt64) {
    console?.flush(now: now)
    moveConsoleText()
    output.flush()
  }

  private func remember(_ record: TestRecord) {
    if record.isFlaky { flaky.append(record) }
    guard record.result.status == .failed else { return }
    failureCount += 1
    if failures.count < JobSummary.shownFailures { failures.append(record) }
  }

  /// What tests write must not be taken for commands: GitHub obeys `::` at the start of a line, also
  /// behind spaces, and `##[` anywhere.
  private func moveConsoleText() {
    let text = consoleText.take()
    guard !text.isEmpty else { return }
    guard text.contains("::") || text.contains("##[") else { return output.write(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.disarmed)
    output.write(lines.joined(separator: "\n"))
  }

  private static func disarmed(_ line: Substring) -> String {
    let start = line.drop { $0.isWhitespace }
    guard start.starts(with: "::") || line.contains("##[") else { return String(line) }
    return line.replacing("::", with: ":\u{200B}:").replacing("##[", with: "##\u{200B}[")
      .description
  }

  private func finish(_ summary: RunSummary) {
    for record in failures.prefix(Self.shownFailures) {
      annotate(record, as: "error", record.result.failures)
    }
    for record in flaky.prefix(Self.shownFailures) {
      annotate(record, as: "warning", record.earlier.flatMap(\.failures))
    }
    let counts = summary.counts
    var totals = "\(counts.passed) passed, \(counts.failed) failed, \(counts.skipped) skipped"
    if counts.flaky > 0 { totals += ", \(counts.flaky) flaky" }
    if counts.didNotRun > 0 { totals += ", \(counts.didNotRun) did not run" }
    if failureCount > Self.shownFailures {
      totals += "; \(Self.shownFailures) of the failures are marked in the files"
    }
    write("notice", ["title": "harness"], totals)
    writeSummary(totals)
  }

  private func annotate(
    _ record: TestRecord, as command: String, _ failures: [TestFailure]
  ) {
    let place = failures.first?.location
    let text = failures.map(FailureBlock.body).joined(separator: "\n\n")
    write(
      command,
      [
        "file": place?.file ?? record.file, "line": String(place?.line ?? record.test.line),
        "title": record.id,
      ], PlainText.lines(text).joined(separator: "\n"))
  }

  private func write(_ command: String, _ properties: KeyValuePairs<String, String>, _ text: String)
  {
    let list = properties.map { "\($0.key)=\(Self.escaped($0.value, isProperty: true))" }
    output.write(
      "::\(command) \(list.joined(separator: ","))::\(Self.escaped(text, isProperty: false))\n")
  }

  /// The escapes of the commands' data, and those of properties besides.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in PlainText.withoutSequences(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func writeSummary(_ totals: String) {
    guard let summaryPath else { return }
    let text = JobSummary.text(totals, failures: failures, failureCount: failureCount)
    do throws(ReporterError) {
      let file = try ReportOutput.appending(to: summaryPath)
      file.write(text)
      file.flush()
      unwritten = file.loss
    } catch {
      unwritten = error.sentence
    }
  }
}

/// What the page of a job shows: the totals, and each failure to be unfolded.
enum JobSummary {
  /// A summary may have 1 MiB.
  static let shownFailures = 50

  static func text(_ totals: String, failures: [TestRecord], failureCount: Int) -> String {
    var text = "### harness: \(html(totals))\n\n"
    for record in failures {
      let report = record.result.failures.map(FailureBlock.body).joined(separator: "\n\n")
      text += "<details><summary>\(html(record.id))</summary>\n<pre>\n"
      text += html(PlainText.lines(report).joined(separator: "\n")) + "\n</pre></details>\n"
    }
    let cut = failureCount - failures.count
    if cut > 0 { text += "\n… and \(cut) more\n" }
    return text
  }

  /// Text in HTML within Markdown: an empty line in it would end the HTML, so it gets a reference
  /// to a space.
  private static func html(_ text: String) -> String {
    let lines = PlainText.lines(text).map { line in
      line.isEmpty
        ? "&#32;"
        : line.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
          ">", with: "&gt;")
    }
    return lines.joined(separator: "\n")
  }
}
