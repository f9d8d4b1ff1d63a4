package import HarnessEvents

/// A line of JSON for each event, the summary last.
package final class JSONReporter: Reporter {
  private let output: ReportOutput
  private var json = JSONWriter()
  private var isReproducible = false

  package var loss: String? { output.loss }

  package init(output: ReportOutput) {
    self.output = output
  }

  package func handle(_ event: RunEvent) {
    if case .runStarted(let plan) = event { isReproducible = plan.isReproducible }
    json.removeAll()
    event.write(to: &json, isReproducible: isReproducible)
    output.write(json.bytes)
  }

  package func flush(now: UInt64) {
    output.flush()
  }
}
