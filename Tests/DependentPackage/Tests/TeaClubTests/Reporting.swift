import HarnessHosting
import Testing

/// Tells Swift Testing of a failure, at the line of the call.
func record(_ failure: HostedFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: failure.fileID, filePath: "\(failure.file)", line: Int(failure.line), column: 1))
}
