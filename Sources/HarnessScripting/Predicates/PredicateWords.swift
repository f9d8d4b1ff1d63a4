import HarnessLua
import HarnessQueries

/// `P.label("begins_with", "abc")` and its like.
extension Vocabulary {
  static func addPredicates(to library: LuaLibrary) {
    library.type("Predicate", PredicateObject.self) { type in
      type.string { $0.scriptDescription }
      refuseUnknownMembers(of: type, "a predicate")
    }
    library.module("P") { module in
      addComparisons(to: module)
      addKinds(to: module)
      addCombinations(to: module)
      refuseUnknownMembers(of: module, "P", known: module.names)
    }
  }

  private static func word(
    _ name: String, in module: LuaModule,
    _ make: @escaping (PredicateReader) throws -> ElementPredicate
  ) {
    let word = "P.\(name)"
    module.function(
      name,
      plain(word) { call, context in
        let predicate = try make(PredicateReader(word: word, call: call, context: context))
        if let problem = predicate.problem { throw Problem.usage("\(word): \(problem)") }
        call.push(PredicateObject(predicate))
        return 1
      })
  }

  private static func addComparisons(to module: LuaModule) {
    for key in ElementKey.allCases where key != .title {
      switch key.kind {
      case .truth: word(key.scriptWord, in: module) { try $0.truth(key) }
      case .text, .anything, .number: word(key.scriptWord, in: module) { try $0.comparison(key) }
      case .type, .role: word(key.scriptWord, in: module) { try $0.kind() }
      }
    }
  }

  private static func addKinds(to module: LuaModule) {
    word("has", in: module) { ElementPredicate(.has(try $0.related())) }
    word("within", in: module) { ElementPredicate(.within(try $0.related())) }
    word("format", in: module) { try $0.format() }
  }

  private static func addCombinations(to module: LuaModule) {
    word("all", in: module) { .all(try $0.predicates()) }
    word("any", in: module) { .any(try $0.predicates()) }
    word("none", in: module) { .none(try $0.predicates()) }
  }
}
