package import HarnessEvents

/// Everything that reporters are told, to be told again when all shards are together.
///
/// It is written as the run goes, so that a run that ends by force leaves what it had.
package final class BlobReporter: Reporter {
  private let output: ReportOutput
  private var frames = FrameWriter()

  package var loss: String? { output.loss }

  package init(output: ReportOutput) {
    self.output = output
    output.write(BlobFormat.mark)
  }

  package func handle(_ event: RunEvent) {
    // A progress line of a run that is over helps nobody.
    if case .testStarted = event { return }
    frames.removeAll()
    frames.append(event)
    output.write(frames.bytes)
  }

  package func flush(now: UInt64) { output.flush() }
}
