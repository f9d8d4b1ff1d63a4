package import HarnessGraph

extension Locator {
  /// The elements that the locator stands for at this moment, in document order, each once.
  package func resolve(in graph: Graph) -> [UIElement] { resolve(from: graph.elements) }

  /// The same with `scope` in place of the app.
  func resolve(from scope: UIElement) -> [UIElement] {
    var elements = [scope]
    for step in steps { elements = step.apply(to: elements, scope: scope) }
    return elements
  }
}

extension Locator.Step {
  fileprivate func apply(to elements: [UIElement], scope: UIElement) -> [UIElement] {
    switch self {
    case .find(let query): return ElementSearch.find(query, below: elements)
    case .below(let locator): return below(locator, elements)
    case .filter(let query): return ElementSearch.filter(elements, by: query)
    case .children: return elements.flatMap(\.shownChildren).inDocumentOrder()
    case .nth(let index): return nth(index, of: elements)
    case .first: return Array(elements.prefix(1))
    case .last: return Array(elements.suffix(1))
    case .parent: return elements.compactMap { $0.parent ?? $0 }.inDocumentOrder()
    case .within(let locator):
      let outer = Set(locator.resolve(from: scope).map(ObjectIdentifier.init))
      return elements.filter { $0.hasAncestor(in: outer) }
    case .or(let locator): return (elements + locator.resolve(from: scope)).inDocumentOrder()
    case .and(let locator):
      let others = Set(locator.resolve(from: scope).map(ObjectIdentifier.init))
      return elements.filter { others.contains(ObjectIdentifier($0)) }
    case .pinned(let pins):
      var found: [UIElement] = []
      scope.forEachUnmerged { element in
        let isBelow = element !== scope || scope.parent == nil
        if isBelow, pins.isPinned(element) { found.append(element) }
      }
      return found
    }
  }

  private func below(_ locator: Locator, _ elements: [UIElement]) -> [UIElement] {
    if elements.count == 1 { return locator.resolve(from: elements[0]) }
    return elements.flatMap { locator.resolve(from: $0) }.inDocumentOrder()
  }

  private func nth(_ index: Int, of elements: [UIElement]) -> [UIElement] {
    let position = index > 0 ? index - 1 : elements.count + index
    return index != 0 && elements.indices.contains(position) ? [elements[position]] : []
  }
}

extension UIElement {
  /// The topmost element of its tree.
  var root: UIElement {
    var element = self
    while let parent = element.parent { element = parent }
    return element
  }

  /// The children that a search comes to: of a hidden element all, else those that are not hidden.
  fileprivate var shownChildren: [UIElement] {
    isHidden ? children : children.filter { !$0.isHidden }
  }

  func hasAncestor(in set: Set<ObjectIdentifier>) -> Bool {
    var element = parent
    while let current = element {
      if set.contains(ObjectIdentifier(current)) { return true }
      element = current.parent
    }
    return false
  }
}

extension Array where Element == UIElement {
  /// The same elements, each once, as they stand in their tree.
  func inDocumentOrder() -> [UIElement] {
    guard count > 1 else { return self }
    let wanted = Set(map(ObjectIdentifier.init))
    var ordered: [UIElement] = []
    self[0].root.forEachUnmerged { element in
      if wanted.contains(ObjectIdentifier(element)) { ordered.append(element) }
    }
    return ordered
  }
}
