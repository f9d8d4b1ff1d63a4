/// How many tests ended in which way.
package struct VerdictCounts: Equatable, Sendable {
  package var passed: Int
  package var failed: Int
  package var skipped: Int
  package var didNotRun: Int
  /// Tests that failed first and passed when run again; they count as passed, too.
  package var flaky: Int

  package init(
    passed: Int = 0, failed: Int = 0, skipped: Int = 0, didNotRun: Int = 0, flaky: Int = 0
  ) {
    self.passed = passed
    self.failed = failed
    self.skipped = skipped
    self.didNotRun = didNotRun
    self.flaky = flaky
  }

  /// The tests that have a verdict: the size of the selection at the end of a run.
  package var total: Int { passed + failed + skipped + didNotRun }

  package mutating func add(_ other: VerdictCounts) {
    passed += other.passed
    failed += other.failed
    skipped += other.skipped
    didNotRun += other.didNotRun
    flaky += other.flaky
  }

  package mutating func add(_ status: TestStatus) {
    switch status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .skipped: skipped += 1
    case .didNotRun: didNotRun += 1
    }
  }
}

/// How a run ended.
package struct RunSummary: Equatable, Sendable {
  package var counts: VerdictCounts
  package var files: Int
  package var workers: Int
  package var seed: UInt64
  package var wallNanoseconds: UInt64
  package var exitCode: ExitCode
  /// Why the run stopped early, as a sentence; nil when it did not.
  package var stopReason: String?

  package init(
    counts: VerdictCounts, files: Int, workers: Int, seed: UInt64, wallNanoseconds: UInt64,
    exitCode: ExitCode, stopReason: String? = nil
  ) {
    self.counts = counts
    self.files = files
    self.workers = workers
    self.seed = seed
    self.wallNanoseconds = wallNanoseconds
    self.exitCode = exitCode
    self.stopReason = stopReason
  }
}

/// The exit codes of `harness`; never a count.
package enum ExitCode: Int32, Equatable, Sendable {
  case passed = 0
  /// A test failed, timed out or crashed.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
  /// A worker cannot start, or too many died.
  case fault = 3
  case noTests = 4
  /// Stopped by SIGINT or SIGHUP.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}
