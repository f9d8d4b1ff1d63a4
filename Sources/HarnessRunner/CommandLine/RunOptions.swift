package import HarnessEvents

/// What the command line asks for.
package struct RunOptions: Equatable, Sendable {
  package enum WorkerCount: Equatable, Sendable {
    /// As many as there are processors to use.
    case auto
    case exactly(Int)
  }

  package enum Seed: Equatable, Sendable {
    case fixed(UInt64)
    case random
  }

  package var command = Command.run
  /// What is no option, as written: files, directories and globs; the name of a component.
  package var paths: [String] = []
  package var workers = WorkerCount.auto
  package var selection = TestSelection()
  /// A file that names the tests, in place of paths.
  package var testList: String?
  /// Run only what failed when it ran last.
  package var lastFailed = false
  /// Begin with the scripts in which something failed.
  package var failedFirst = false
  package var shard: ShardChoice.Request?
  package var shardMode = Partition.Mode.weighted
  /// Where the times of scripts are kept.
  package var durationsFile: String?
  package var maxFailures: Int?
  package var retries = 0
  package var retryMode = RetryMode.immediate
  package var failsOnFlaky = false
  package var globalTimeoutNanoseconds: UInt64 = 0
  package var isListing = false
  package var timeoutNanoseconds: UInt64 = 30_000_000_000
  package var leaks = LeakPolicy.warn
  /// What scripts read as `env.NAME`.
  package var variables: [String: String] = [:]
  /// Nil unless it was given; it is 0 then.
  package var seed: Seed?
  package var isReproducible = false
  package var reporters: [ReporterRequest] = []
  /// Where the files of tests go.
  package var output = "harness-results"
  package var color = ColorChoice.auto
  package var passWithNoTests = false
  /// Whether a test that asserted nothing fails.
  package var requiresAssertions = false
  package var forbidsOnly = false
  /// The Lua table of a component's arguments; empty for none.
  package var arguments = ""
  /// The Lua table of what holds for the app.
  package var appOptions = ""
  package var includesHidden = false
  package var isUnmerged = false
  package var wantsHelp = false
  package var wantsVersion = false

  package init() {}

  /// The options that select tests by their names and tags, as written; nil for none.
  var selectionText: String? {
    let lists = [
      ("--grep", selection.patterns), ("--grep-invert", selection.excludedPatterns),
      ("--name", selection.names), ("--tags", selection.tags),
      ("--exclude-tags", selection.excludedTags),
    ]
    let parts = lists.flatMap { option, values in values.map { "\(option) '\($0)'" } }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

/// What may stand first on the command line.
package enum Command: String, Equatable, Sendable, CaseIterable {
  case run, list, previews, components, tree, record, `init`
  case mergeReports = "merge-reports"

  static let names = allCases.map(\.rawValue)
}

/// Why a command line cannot be followed.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong and what to do, as a sentence.
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
