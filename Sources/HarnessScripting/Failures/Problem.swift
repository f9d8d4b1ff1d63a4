import HarnessEvents
import HarnessGraph
import HarnessQueries

/// What stands in a failure before its place in the script is known.
struct Problem: Error {
  var kind: FailureKind
  var message: String
  var fields: [FailureField] = []
  /// The element that it is about, around which the report shows the tree.
  var element: UIElement?

  init(_ kind: FailureKind, _ message: String, fields: [FailureField] = []) {
    self.kind = kind
    self.message = message
    self.fields = fields
  }

  static func usage(_ message: String) -> Problem { Problem(.usage, message) }
}

extension Problem {
  init(_ failure: MatchFailure) {
    self.init(.expectation, failure.message, fields: failure.fields)
    element = failure.nearest
  }

  /// The same about an element that a locator found: what the locator stands for is told.
  @MainActor func about(_ element: UIElement, foundBy locator: Locator) -> Problem {
    var problem = self
    problem.fields.insert(.locator(locator, element), at: 0)
    problem.element = element
    return problem
  }
}

extension FailureField {
  /// `find("Me")  ->  toggle #remember "Remember me" [disabled]`.
  @MainActor static func locator(_ locator: Locator, _ element: UIElement? = nil) -> FailureField {
    FailureField("locator", element.map { "\(locator)  ->  \($0.summary)" } ?? "\(locator)")
  }
}
