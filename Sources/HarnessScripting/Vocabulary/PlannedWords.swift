import HarnessLua

extension Vocabulary {
  /// Words of the plan that are not there yet: they say so instead of being unknown.
  static func addPlannedWords(to library: LuaLibrary) {
    for name in plannedFunctions {
      library.function(name, plain(name) { _, _ in throw notYet(name) })
    }
  }

  static func notYet(_ word: String) -> Problem { .usage("\(word): not in this version yet") }

  static let plannedFunctions = [
    "screenshot", "attach",
  ]
}
