/// How a test ended. Every selected test has exactly one of these.
package enum TestStatus: UInt8, Equatable, Sendable, CaseIterable {
  case passed, failed, skipped
  /// The run ended before the test could. Only the parent gives this verdict.
  case didNotRun
}

/// What a worker says about a test that ended.
package struct TestResult: Equatable, Sendable {
  package var status: TestStatus
  /// Why the test failed; empty unless it did.
  package var failures: [TestFailure]
  /// What a reader should know although it is no failure, such as "no assertions".
  package var notes: [String]
  /// Why the test was skipped or did not run.
  package var reason: String?
  /// Processor time of the worker, in nanoseconds.
  package var cpuNanoseconds: UInt64
  /// Time on the wall, in nanoseconds.
  package var wallNanoseconds: UInt64
  /// Time that passed on the test's own clock, in nanoseconds.
  package var virtualNanoseconds: UInt64

  package init(
    status: TestStatus, failures: [TestFailure] = [], notes: [String] = [], reason: String? = nil,
    cpuNanoseconds: UInt64 = 0, wallNanoseconds: UInt64 = 0, virtualNanoseconds: UInt64 = 0
  ) {
    self.status = status
    self.failures = failures
    self.notes = notes
    self.reason = reason
    self.cpuNanoseconds = cpuNanoseconds
    self.wallNanoseconds = wallNanoseconds
    self.virtualNanoseconds = virtualNanoseconds
  }
}
