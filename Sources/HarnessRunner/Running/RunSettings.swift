package import HarnessEvents

/// When failed tests are run again.
package enum RetryMode: String, CaseIterable, Sendable {
  /// As soon as their file is done.
  case immediate
  /// When all else is done, one file at a time and nothing beside it.
  case isolated
}

/// What a run needs to know, apart from the files.
package struct RunSettings: Sendable {
  package var worker: WorkerCommandLine
  /// What the command is called.
  package var program = "harness"
  package var version = ""
  /// How many workers at most; never more than there are files.
  package var workers = 1
  package var rootDirectory = ""
  package var selection = TestSelection()
  package var seed: UInt64 = 0
  /// Processor time for a test, in nanoseconds; 0 means no limit.
  package var timeoutNanoseconds: UInt64 = 30_000_000_000
  /// Memory for a test's Lua state, in bytes.
  package var memoryLimit: UInt64 = 256 << 20
  package var luaPath: [String] = []
  /// What becomes of a test that leaves something behind.
  package var leaks = LeakPolicy.warn
  /// What scripts read as `env.NAME`.
  package var variables: [String: String] = [:]
  /// Whether a test that asserted nothing fails.
  package var requiresAssertions = false
  /// Whether a test that is marked to run alone fails.
  package var forbidsOnly = false
  /// Whether reports are the same to the byte, however many workers there are: events come in
  /// declared order, without what differs from run to run, and each file has a process of its own.
  package var isReproducible = false
  /// The order in which files are begun; as they are declared unless told otherwise.
  package var schedule: [Int]?
  /// Which part of a split run this is; nil for all of it.
  package var share: RunShare?
  /// How often a failed test is run again, unless it says so itself.
  package var retries = 0
  package var retryMode = RetryMode.immediate
  /// Whether a test that passes only when it is run again makes the run fail.
  package var failsOnFlaky = false
  /// After so many failed tests the run ends; nil: it goes on.
  package var maxFailures: Int?
  /// How long the whole run may take, in nanoseconds; 0 means for ever.
  package var globalTimeoutNanoseconds: UInt64 = 0
  /// Where the files of tests go, relative to the root directory or absolute; nil: nowhere.
  package var results: String?
  /// The options that a test's verdict may depend on, as they are typed.
  var rerunOptions: [String] {
    var options = variables.sorted { $0.key < $1.key }.flatMap { ["-e", "\($0.key)=\($0.value)"] }
    if leaks == .fail { options.append("--leaks=fail") }
    if requiresAssertions { options.append("--require-assertions") }
    return options
  }

  /// Whether to tell the tests instead of running them.
  package var isListing = false
  /// How long a worker may take until it is ready, in nanoseconds.
  package var startLimit: UInt64 = 30_000_000_000
  /// How long a worker may take to end when told to, in nanoseconds.
  package var grace: UInt64 = 1_000_000_000

  /// How long a worker with work may be silent, in nanoseconds; 0 means for ever. A worker ends
  /// itself earlier, unless nothing in it runs any more.
  var silenceLimit: UInt64 { silenceLimit(forTimeout: timeoutNanoseconds) }

  func silenceLimit(forTimeout timeout: UInt64) -> UInt64 {
    timeout == 0 ? 0 : RealTimeLimit.silenceFactor * timeout + 2 * grace
  }

  package init(worker: WorkerCommandLine) {
    self.worker = worker
  }
}
