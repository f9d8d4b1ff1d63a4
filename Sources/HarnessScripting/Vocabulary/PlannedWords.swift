import HarnessLua

extension Vocabulary {
  /// Words of the plan that are not there yet: they say so instead of being unknown.
  static func addPlannedWords(to library: LuaLibrary) {
    addPlannedValues(to: library)
    for name in plannedModules {
      library.module(name) { module in
        module.call(plain(name) { throw notYet(name, in: $1.host.version) })
        module.index { call in
          let context = TestContext.of(call)
          throw context.raise(notYet(name, in: context.host.version), in: call)
        }
      }
    }
  }

  /// Values have no call that could say so: reading one does.
  private static func addPlannedValues(to library: LuaLibrary) {
    for name in plannedValues {
      library.property(name) { call in
        let context = TestContext.of(call)
        throw context.raise(notYet(name, in: context.host.version), in: call)
      }
    }
  }

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
    "state": "judge what the view shows, or what its callbacks get",
    "test.only": "run one test with -g",
    "it.only": "run one test with -g",
    "describe.only": "run some tests with -g",
    "context.only": "run some tests with -g",
    "null": "leave an argument out for nil",
    "option 'only'": "run one test with -g",
    "option 'timeout'": "--timeout holds for all tests",
    "key 'type'": "find by id, label or role",
    "key 'index'": "write :nth(n) behind the query",
  ]

  static let plannedModules = [
    "env", "Session",
  ]
  static let plannedValues = ["null"]
}
