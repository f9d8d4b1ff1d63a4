import HarnessGraph
import HarnessUI

/// One walk over the tree for one query.
struct ElementSearch {
  private let query: ElementQuery
  private let includesHidden: Bool
  private var kind = TextKind.placeholder
  private var found: [UIElement] = []

  /// What a query finds below some elements, in document order, each once.
  static func find(_ query: ElementQuery, below bases: [UIElement]) -> [UIElement] {
    var found = everything(query, below: bases)
    if let index = query.index { found = found.one(at: index) }
    return found
  }

  private static func everything(_ query: ElementQuery, below bases: [UIElement]) -> [UIElement] {
    if let type = query.type {
      var search = ElementSearch(query, includesHidden: true)
      let views = ViewSearch.find(type, below: bases, includingHidden: query.includesHidden)
      for view in views { search.test(view) }
      return query.countsInnermostOnly ? search.found.innermostViews() : search.found
    }
    if bases.count == 1, let found = ElementIndex.find(query, below: bases[0]) { return found }
    var search = ElementSearch(query, includesHidden: query.includesHidden)
    for base in bases {
      base.noteWalk()
      search.look(below: base)
    }
    return bases.count > 1 ? search.result().inDocumentOrder() : search.result()
  }

  /// Those of some elements that a query holds for.
  static func filter(_ elements: [UIElement], by query: ElementQuery) -> [UIElement] {
    // Whether to look at hidden or merged elements was the finder's business.
    var search = ElementSearch(query, includesHidden: true)
    let views = query.type.map { ViewSearch.identities(of: $0, around: elements) }
    for element in elements where views?.contains(element.identity) ?? true { search.test(element) }
    return query.index.map(search.found.one(at:)) ?? search.found
  }

  private init(_ query: ElementQuery, includesHidden: Bool) {
    self.query = query
    self.includesHidden = includesHidden
    query.predicate?.beginSearch()
  }

  private mutating func look(below base: UIElement) {
    // Whoever names a control may look into it, and whoever names a hidden element below it.
    let hidden = includesHidden || base.isHidden
    if let only = base.standing?.only { return visit(only, hidden: hidden, unmerged: true) }
    for part in base.parts { visit(part, hidden: hidden, unmerged: true) }
    for child in base.children { visit(child, hidden: hidden, unmerged: query.isUnmerged) }
  }

  private mutating func visit(_ element: UIElement, hidden: Bool, unmerged: Bool) {
    // What is inside a hidden element is hidden too.
    if element.isHidden, !hidden { return }
    test(element)
    if unmerged {
      for part in element.parts { visit(part, hidden: hidden, unmerged: true) }
    }
    for child in element.children { visit(child, hidden: hidden, unmerged: unmerged) }
  }

  private mutating func test(_ element: UIElement) {
    guard let any = query.any else {
      if query.holdsBesidesAny(for: element) { found.append(element) }
      return
    }
    guard let match = any.firstKind(of: element, limit: kind, in: query.locale) else { return }
    guard query.holdsBesidesAny(for: element) else { return }
    if match.rawValue < kind.rawValue {
      kind = match
      found.removeAll(keepingCapacity: true)
    }
    found.append(element)
  }

  private func result() -> [UIElement] {
    guard query.countsInnermostOnly, found.count > 1 else { return found }
    return found.innermost()
  }
}

extension Array where Element == UIElement {
  /// One of them, counted from 1, or from the end with negative numbers; none where there is none.
  func one(at index: Int) -> [UIElement] {
    let position = index > 0 ? index - 1 : count + index
    return index != 0 && indices.contains(position) ? [self[position]] : []
  }

  /// Those that no other of them stands inside.
  func innermost() -> [UIElement] {
    var outer: Set<ObjectIdentifier> = []
    for element in self {
      var ancestor = element.parent
      while let current = ancestor, outer.insert(ObjectIdentifier(current)).inserted {
        ancestor = current.parent
      }
    }
    return filter { !outer.contains(ObjectIdentifier($0)) }
  }
}
