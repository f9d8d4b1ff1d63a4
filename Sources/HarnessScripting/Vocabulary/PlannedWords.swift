import HarnessLua

extension Vocabulary {
  /// Words of the plan that are not there yet: they say so instead of being unknown.
  static func addPlannedWords(to library: LuaLibrary) {
    for name in plannedFunctions {
      library.function(name, plain(name) { _, _ in throw notYet(name) })
    }
    for name in plannedModules {
      library.module(name) { module in
        module.call(plain(name) { _, _ in throw notYet(name) })
        module.index { call in
          let context = TestContext.of(call)
          throw context.raise(notYet(name), in: call)
        }
      }
    }
  }

  static func notYet(_ word: String) -> Problem { .usage("\(word): not in this version yet") }

  static let plannedFunctions = [
    "preview", "screenshot", "hide_keyboard", "matrix", "stub", "bind", "sleep", "approx", "any",
    "match", "attach",
  ]
  static let plannedModules = ["system", "keyboard", "network", "P", "ids", "env"]
}
