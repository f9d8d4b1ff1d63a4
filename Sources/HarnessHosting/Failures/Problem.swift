import HarnessInput
import HarnessQueries

/// What is wrong, before its word and its place in the code are known.
struct Problem: Error {
  let sentence: String
  var details: [(name: String, text: String)] = []

  init(_ sentence: String, _ details: [(name: String, text: String)] = []) {
    self.sentence = sentence
    self.details = details
  }

  init(_ failure: MatchFailure) {
    self.init(failure.message, Self.details(of: failure))
  }

  init(_ refusal: Refusal) { self.init(refusal.message) }

  /// The matches, or what is near and why it does not match.
  static func details(of failure: MatchFailure) -> [(name: String, text: String)] {
    if failure.lines.isEmpty { return [] }
    let name = failure.kind == .ambiguous ? "matches" : "why not"
    return [(name, failure.lines.joined(separator: "\n"))]
  }
}
