package import HarnessEvents

/// A line of JSON for each event, the summary last.
package final class JSONReporter: Reporter {
  private let output: ReportOutput
  private var json = JSONWriter()

  package var loss: String? { output.loss }

  package init(output: ReportOutput) {
    self.output = output
  }

  package func handle(_ event: RunEvent) {
    json.removeAll()
    event.write(to: &json)
    output.write(json.bytes)
  }

  package func flush(now: UInt64) {
    output.flush()
  }
}
