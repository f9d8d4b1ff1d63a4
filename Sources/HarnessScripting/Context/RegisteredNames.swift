/// The names under which a harness has registered something for scripts.
nonisolated package struct RegisteredNames {
  private let kinds: [(what: String, names: [String])]

  package init(
    components: [Component], environmentKeys: [EnvironmentKeyBinding], functions: [String],
    matchers: [Matcher] = [], identifiers: [IdentifierList] = []
  ) {
    kinds = [
      ("component", components.map(\.name)),
      ("EnvironmentKeyBinding", environmentKeys.map(\.name)),
      ("function", functions.map { luaName(of: $0) }),
      ("enum of identifiers", identifiers.map { $0.path.joined(separator: ".") }),
      ("Matcher", matchers.map(\.name)),
    ]
  }

  /// What to tell whoever wrote the harness; nil when each name stands for one thing.
  package var problem: String? {
    for (what, names) in kinds {
      var known: Set<String> = []
      if let name = names.first(where: { !known.insert($0).inserted }) {
        return "this harness registers the \(what) \"\(name)\" twice, and scripts could reach only "
          + "one of both: give one another name in main.swift"
      }
    }
    for name in matcherNames {
      if let problem = CustomMatchers.problem(of: name, besides: Vocabulary.matcherNames) {
        return "this harness registers the Matcher \"\(name)\": \(problem)"
      }
    }
    return nil
  }

  private var matcherNames: [String] { kinds.last?.names ?? [] }
}
