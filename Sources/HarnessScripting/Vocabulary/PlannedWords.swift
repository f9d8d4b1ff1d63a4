extension Vocabulary {
  /// A word that is planned: which version this is, and what can be done without it.
  static func notYet(_ word: String, in version: String) -> Problem {
    let instead = insteadOf[word].map { "; \($0)" } ?? ""
    let number = version.isEmpty ? "" : " (\(version))"
    return .usage("\(word): not in this version yet\(number)\(instead)")
  }

  /// What does the same, or nearly, today.
  private static let insteadOf = [
    "to_match_image": "judge what an element has with to_have_attr",
    "to_match_tree": "compare tree(find(…)) with to_equal",
    "to_match_snapshot": "compare tree(find(…)) with to_equal",
    "to_be_accessible": "judge find(…):accessibility_audit()",
  ]
}
