/// What is said of a word that is not there: its spelling, or where it belongs.
enum WordHint {
  /// What to add to the sentence that a word is unknown; empty where nothing is near.
  ///
  /// - Parameter owner: What was asked for the word, as messages name it; empty for a global.
  static func text(
    for word: String, besides owner: String, known: some Sequence<String>
  ) -> String {
    // The same word in another spelling goes before one that stands elsewhere.
    let isSpelling = known.contains(luaName(of: word))
    if !isSpelling, let place = place(of: word, besides: owner) { return "; \(place)" }
    return nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func place(of word: String, besides owner: String) -> String? {
    let name = luaName(of: word)
    let matcher = name.hasPrefix("not_") ? String(name.dropFirst("not_".count)) : name
    if owner != "an expectation", Vocabulary.matcherNames.contains(matcher) {
      let subject = owner == "a locator" ? "find(…)" : "…"
      return "\(name) is a matcher: write expect(\(subject)):\(name)(…)"
    }
    if owner != "a locator", owner != "app", Vocabulary.locatorWords.contains(name) {
      return "\(name) is a word of a locator: write find(…):\(name)(…)"
    }
    return nil
  }
}
