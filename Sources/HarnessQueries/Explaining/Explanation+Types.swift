import HarnessGraph

extension Explanation {
  /// The matches that there are where an index asks for another one.
  func countedMatches(of query: ElementQuery, below bases: [UIElement]) -> [String]? {
    guard let index = query.index else { return nil }
    var all = query
    all.index = nil
    let found = ElementSearch.find(all, below: bases)
    if found.isEmpty { return nil }
    let things = found.count == 1 ? "1 element matches" : "\(found.count) elements match"
    let shown = found.prefix(Candidates.most).map { ($0.summary, locator(of: $0)) }
    return ["\(things) without index = \(index):"] + table(shown).map { "  \($0)" }
  }

  /// That no view has the type that is sought, and which come near; nil where some have it.
  func missingType(of query: ElementQuery, below bases: [UIElement]) -> String? {
    guard let type = query.type, views(of: type, below: bases).isEmpty else { return nil }
    let names = ViewSearch.namesOfTypes(in: graph)
    if names.contains(type) { return "no view here has the type \(type.quoted)" }
    let hint =
      nearestName(to: type, in: names).map { "did you mean \($0.quoted)?" }
      ?? "there are \(names.joined(separator: ", "))"
    return "no view has the type \(type.quoted); \(hint)"
  }

  /// The views of the type that is sought, of which something else does not hold.
  func viewsOfType(in query: ElementQuery, below bases: [UIElement]) -> [String] {
    guard let type = query.type else { return [] }
    let views = views(of: type, below: bases)
    let shown = views.prefix(Candidates.most).map { ($0.summary, locator(of: $0)) }
    let things = views.count == 1 ? "1 view has" : "\(views.count) views have"
    return ["\(things) the type \(type.quoted):"] + table(shown).map { "  \($0)" }
  }

  private func views(of type: String, below bases: [UIElement]) -> [UIElement] {
    ViewSearch.find(type, below: bases, includingHidden: true)
  }
}
