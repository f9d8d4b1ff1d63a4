/// What happened in a run, as the parent tells it to reporters: one stream, in finish order.
package enum RunEvent: Equatable, Sendable {
  case runStarted(RunPlan)
  /// The file registered this many tests. Comes once for each file that could be collected.
  case fileCollected(FileRecord)
  /// A test that there is; it is told, and not run.
  case testListed(ListedTest)
  case testStarted(StartedTest)
  case testFinished(TestRecord)
  /// All tests of the file have their verdicts.
  case fileFinished(FileRecord)
  /// Something that a reader should know and that belongs to no test.
  case warning(String)
  case runFinished(RunSummary)
}

/// What is known before the first test runs.
package struct RunPlan: Equatable, Sendable {
  package var version: String
  /// The selected files in declared order.
  package var files: [String]
  package var workers: Int
  package var seed: UInt64
  /// Ties all files of a run together.
  package var runID: String
  /// What the command is called, to be typed again.
  package var program: String
  /// Whether reports leave out what differs from run to run: durations, workers, the run's name.
  package var isReproducible: Bool
  /// Which part of a split run this is; the whole of it unless told otherwise.
  package var share: RunShare
  /// The options that a test's verdict may depend on, to be typed again.
  package var options: [String] = []

  package init(
    version: String, files: [String], workers: Int, seed: UInt64, runID: String,
    program: String = "harness", isReproducible: Bool = false, share: RunShare? = nil
  ) {
    self.share = share ?? .whole(files: files.count)
    self.program = program
    self.isReproducible = isReproducible
    self.version = version
    self.files = files
    self.workers = workers
    self.seed = seed
    self.runID = runID
  }
}

/// The state of one file.
package struct FileRecord: Equatable, Sendable {
  package var file: String
  /// The place of the file among the selected files, from 0.
  package var index: Int
  package var counts: VerdictCounts
  /// How many tests the file registered and the selection kept.
  package var tests: Int
  /// The sum of its tests' times on the wall, in nanoseconds.
  package var wallNanoseconds: UInt64

  package init(
    file: String, index: Int, counts: VerdictCounts = VerdictCounts(), tests: Int = 0,
    wallNanoseconds: UInt64 = 0
  ) {
    self.file = file
    self.index = index
    self.counts = counts
    self.tests = tests
    self.wallNanoseconds = wallNanoseconds
  }
}

/// A test of a list.
package struct ListedTest: Equatable, Sendable {
  package var file: String
  package var test: TestInfo

  package init(file: String, test: TestInfo) {
    self.file = file
    self.test = test
  }
}

/// A test that a worker has just begun.
package struct StartedTest: Equatable, Sendable {
  package var file: String
  package var test: TestInfo
  package var worker: Int

  package init(file: String, test: TestInfo, worker: Int) {
    self.file = file
    self.test = test
    self.worker = worker
  }
}
