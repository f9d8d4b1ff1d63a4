import Glibc

/// Failures that nobody takes: they are printed, and the process fails at its end. So a test without
/// a way to report does not pass in silence.
nonisolated enum UnreportedFailures {
  // Only the main actor counts; the handler runs when the process ends.
  nonisolated(unsafe) private static var count = 0

  @MainActor static func record(_ failure: HostedFailure) {
    if count == 0 { atexit { UnreportedFailures.endProcess() } }
    count += 1
    print("failure at \(failure.file):\(failure.line): \(failure)")
  }

  private static func endProcess() {
    let failures = count == 1 ? "1 failure was" : "\(count) failures were"
    print(
      "HostedApp: \(failures) not reported to a test; write HostedApp(view, failures: …), as "
        + "docs/swift-tests.md shows. The process ends with exit code 1.")
    fflush(nil)
    _exit(1)
  }

  private static func print(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
