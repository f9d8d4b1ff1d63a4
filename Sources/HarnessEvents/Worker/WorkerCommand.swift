/// What the parent tells a worker.
package enum WorkerCommand: Equatable, Sendable {
  /// The first command, sent once.
  case configure(WorkerConfiguration)
  /// Collects a script and runs its tests.
  case run(RunUnit)
  /// Collects a script, runs nothing: `collected`, then `unitFinished`.
  case list(RunUnit)
  /// Wants something of the worker's session, which begins with the first request: `answer`.
  case ask(SessionRequest)
  /// Ends the worker. The end of the command stream means the same.
  case stop
}

/// One script to run or to list.
package struct RunUnit: Equatable, Sendable {
  /// The number that the worker's events about this script carry.
  package var unit: Int
  /// The path as the user wrote it, relative to the root directory or absolute.
  package var path: String
  /// The titles of the tests to run, for the rest of a file after a crash. All tests when empty.
  /// The worker still tells of all selected tests in `collected`, so that numbers stay the same.
  package var only: [String]
  /// 1, and more when the script runs again.
  package var attempt: Int
  /// The lines whose tests are selected, of those that the selection leaves; all tests when empty.
  package var lines: [Int]

  /// The titles of the selected tests; all of them when empty.
  package var titles: [String]

  package init(
    unit: Int, path: String, only: [String] = [], attempt: Int = 1, lines: [Int] = [],
    titles: [String] = []
  ) {
    self.lines = lines
    self.titles = titles
    self.unit = unit
    self.path = path
    self.only = only
    self.attempt = attempt
  }
}

/// The settings that hold for a worker's whole life.
package struct WorkerConfiguration: Equatable, Sendable {
  /// The directory that relative paths start from.
  package var rootDirectory: String
  package var selection: TestSelection
  package var seed: UInt64
  /// Processor time a test may use, in nanoseconds; 0 means no limit.
  package var timeoutNanoseconds: UInt64
  /// Memory a test's Lua state may use, in bytes; 0 means no limit.
  package var memoryLimit: UInt64
  /// Further folders that `require` searches.
  package var luaPath: [String]
  /// The worker's place, from 1 to the number of workers; replacements inherit it.
  package var slot: Int
  /// Written to standard output after each test, before its `finished` (see `OutputMark`).
  package var outputMark: [UInt8]
  /// What becomes of a test that leaves something behind.
  package var leaks: LeakPolicy
  /// Whether reports must be the same each time: the worker retires after each script, so that none
  /// can tell which ran before it, and leaves addresses out of what it writes.
  package var isReproducible: Bool
  /// Where the files of tests go, as the user wrote it; nil: nowhere.
  package var results: String?
  /// What the command line gives to scripts, by name.
  package var variables: [String: String]
  /// Whether a test that asserted nothing fails.
  package var requiresAssertions: Bool
  /// Whether a test that is marked to run alone fails, and shuts out no other.
  package var forbidsOnly: Bool

  package init(
    rootDirectory: String, selection: TestSelection = TestSelection(), seed: UInt64 = 0,
    timeoutNanoseconds: UInt64 = 0,
    memoryLimit: UInt64 = 0, luaPath: [String] = [], slot: Int = 1, outputMark: [UInt8] = [],
    leaks: LeakPolicy = .warn, isReproducible: Bool = false, results: String? = nil,
    variables: [String: String] = [:], requiresAssertions: Bool = false,
    forbidsOnly: Bool = false
  ) {
    self.variables = variables
    self.leaks = leaks
    self.isReproducible = isReproducible
    self.results = results
    self.requiresAssertions = requiresAssertions
    self.forbidsOnly = forbidsOnly
    self.rootDirectory = rootDirectory
    self.selection = selection
    self.seed = seed
    self.timeoutNanoseconds = timeoutNanoseconds
    self.memoryLimit = memoryLimit
    self.luaPath = luaPath
    self.slot = slot
    self.outputMark = outputMark
  }
}

/// What becomes of a test after which something of its app is still there.
package enum LeakPolicy: UInt8, Equatable, Sendable, CaseIterable {
  /// Nobody looks.
  case off
  /// The test gets a note.
  case warn
  /// The test fails.
  case fail

  /// The name on the command line.
  package var name: String {
    switch self {
    case .off: "off"
    case .warn: "warn"
    case .fail: "fail"
    }
  }
}
