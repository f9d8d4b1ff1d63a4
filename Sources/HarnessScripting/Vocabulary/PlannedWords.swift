import HarnessLua

extension Vocabulary {
  /// Words of the plan that are not there yet: they say so instead of being unknown.
  static func addPlannedWords(to library: LuaLibrary) {
    addPlannedValues(to: library)
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

  /// Values have no call that could say so: reading one does.
  private static func addPlannedValues(to library: LuaLibrary) {
    for name in plannedValues {
      library.property(name) { call in
        throw TestContext.of(call).raise(notYet(name), in: call)
      }
    }
  }

  static func notYet(_ word: String) -> Problem { .usage("\(word): not in this version yet") }

  static let plannedModules = [
    "env", "Session",
  ]
  static let plannedValues = ["null"]
}
