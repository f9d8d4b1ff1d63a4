/// One reason why a test failed, with all that a reader needs to understand it.
package struct TestFailure: Equatable, Sendable {
  package var kind: FailureKind
  /// The failing statement's own text, or the first sentence of what happened.
  package var headline: String
  /// What happened, in sentences; may have several lines, may be empty.
  package var message: String
  package var location: SourceLocation?
  /// The source around the location.
  package var codeFrame: [CodeLine]
  /// Aligned facts, such as locator, expected, received, why not.
  package var fields: [FailureField]
  /// The last steps before the failure, oldest first.
  package var lastSteps: [String]
  /// The part of the element tree around the failure, line by line.
  package var treeExcerpt: [String]
  /// The script's own frames, innermost first.
  package var traceback: [String]

  package init(
    kind: FailureKind, headline: String, message: String = "", location: SourceLocation? = nil,
    codeFrame: [CodeLine] = [], fields: [FailureField] = [], lastSteps: [String] = [],
    treeExcerpt: [String] = [], traceback: [String] = []
  ) {
    self.kind = kind
    self.headline = headline
    self.message = message
    self.location = location
    self.codeFrame = codeFrame
    self.fields = fields
    self.lastSteps = lastSteps
    self.treeExcerpt = treeExcerpt
    self.traceback = traceback
  }
}

/// The closed list of reasons to fail.
package enum FailureKind: UInt8, Equatable, Sendable, CaseIterable {
  /// A matcher did not hold.
  case expectation
  /// An action was refused: disabled, hidden, covered, ambiguous or absent.
  case refused
  /// A word of the harness was used wrongly.
  case usage
  /// Too much time passed: processor, wall or virtual.
  case timeout
  /// The script raised an error.
  case error
  /// The script does not parse.
  case syntax
  /// The memory limit was reached.
  case memory
  /// A signal ended the worker.
  case crash
  /// The worker exited in the middle of the test.
  case exit
  /// The test's verdict cannot be known: its file registered different tests, or sent nonsense.
  case lost
  /// The script could not be read.
  case unreadable
  /// Something outlived the test.
  case leak

  /// The name in reports.
  package var name: String {
    switch self {
    case .expectation: "expectation"
    case .refused: "refused"
    case .usage: "usage"
    case .timeout: "timeout"
    case .error: "error"
    case .syntax: "syntax"
    case .memory: "memory"
    case .crash: "crash"
    case .exit: "exit"
    case .lost: "lost"
    case .unreadable: "unreadable"
    case .leak: "leak"
    }
  }
}

/// A line of a script.
package struct SourceLocation: Equatable, Sendable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// One line of a code frame.
package struct CodeLine: Equatable, Sendable {
  package var number: Int
  package var text: String
  /// Whether this is the line in question.
  package var isMarked: Bool

  package init(number: Int, text: String, isMarked: Bool = false) {
    self.number = number
    self.text = text
    self.isMarked = isMarked
  }
}

/// One named fact of a failure; the value may have several lines.
package struct FailureField: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
