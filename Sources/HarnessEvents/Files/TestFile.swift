/// A file that a test has left in its folder.
package struct TestFile: Equatable, Sendable {
  /// Without a folder; unique in the test's folder.
  package var name: String
  /// Its media type, such as `text/plain`.
  package var mime: String
  /// Its length, in bytes.
  package var size: Int

  package init(name: String, mime: String, size: Int) {
    self.name = name
    self.mime = mime
    self.size = size
  }
}

/// The files that Harness itself makes of a failed test, in the order in which they are told.
package enum EvidenceFile: String, CaseIterable, Sendable {
  /// The elements before the last action.
  case treeBefore = "tree-before.txt"
  /// The elements when the test failed.
  case treeAfter = "tree-after.txt"
  /// The steps of the test, see `Trace`.
  case trace = "trace.jsonl"
  /// What was on the screen when the test failed.
  case screen = "screen.svg"
  /// What the test wrote to standard output and standard error.
  case output = "output.txt"

  package var name: String { rawValue }

  package var mime: String {
    switch self {
    case .treeBefore, .treeAfter, .output: "text/plain"
    case .trace: "application/jsonl"
    case .screen: "image/svg+xml"
    }
  }
}
