/// A test as its file registers it: what is known before it runs.
package struct TestInfo: Equatable, Sendable {
  /// The names of the enclosing `describe`s, outermost first, then the test's own name. Empty for
  /// a file that is one test.
  package var names: [String]
  /// The line that registers the test; 1 for a file that is one test.
  package var line: Int
  package var tags: [String]
  /// Why the test is skipped; nil when it runs, "" when no reason was given.
  package var skipReason: String?
  /// How often it may run again after it has failed; nil: as often as the run says.
  package var retries: Int?
  /// Processor time that it may use, in nanoseconds, 0 for any; nil: as much as the run says.
  package var timeoutNanoseconds: UInt64?
  /// Whether it shuts out the file's tests that are not marked so.
  package var isOnly = false
  /// Whether it is known to fail: it runs, and its failure counts as skipped.
  package var isTodo = false

  package init(
    names: [String], line: Int = 1, tags: [String] = [], skipReason: String? = nil
  ) {
    self.names = names
    self.line = line
    self.tags = tags
    self.skipReason = skipReason
  }

  /// The names joined by " › ": unique within a file, "" for a file that is one test.
  package var title: String {
    names.count == 1 ? names[0] : names.joined(separator: TestInfo.separator)
  }

  /// The identity of the test within a run: path › describe › name.
  package func id(inFile path: String) -> String {
    names.isEmpty ? path : path + TestInfo.separator + title
  }

  package static let separator = " › "
}
