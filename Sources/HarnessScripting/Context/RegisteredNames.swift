/// The names under which a harness has registered something for scripts.
nonisolated package struct RegisteredNames {
  private let kinds: [(what: String, names: [String])]

  package init(
    components: [Component], environmentKeys: [EnvironmentKeyBinding], functions: [String]
  ) {
    kinds = [
      ("component", components.map(\.name)),
      ("EnvironmentKeyBinding", environmentKeys.map(\.name)),
      ("function", functions.map { luaName(of: $0) }),
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
    return nil
  }
}
