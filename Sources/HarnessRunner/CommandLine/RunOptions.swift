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

  /// Files, directories and globs, as written.
  package var paths: [String] = []
  package var workers = WorkerCount.auto
  package var grep: String?
  package var isListing = false
  /// Tell the previews of the program, and run nothing.
  package var isListingPreviews = false
  package var timeoutNanoseconds: UInt64 = 30_000_000_000
  package var leaks = LeakPolicy.warn
  package var seed = Seed.fixed(0)
  package var isReproducible = false
  package var reporters: [ReporterRequest] = []
  package var color = ColorChoice.auto
  package var passWithNoTests = false
  /// Whether a test that asserted nothing fails.
  package var requiresAssertions = false
  package var wantsHelp = false
  package var wantsVersion = false

  package init() {}
}

/// Why a command line cannot be followed.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong and what to do, as a sentence.
  package var sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
