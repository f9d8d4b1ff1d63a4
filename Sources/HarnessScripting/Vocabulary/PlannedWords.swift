extension Vocabulary {
  /// What a word of the plan says that is not there yet, instead of being unknown.
  static func notYet(_ word: String) -> Problem { .usage("\(word): not in this version yet") }
}
