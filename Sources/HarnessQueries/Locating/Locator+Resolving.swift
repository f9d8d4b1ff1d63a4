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
    case .nth(let index): return elements.one(at: index)
    case .first: return Array(elements.prefix(1))
    case .last: return Array(elements.suffix(1))
    case .parent: return elements.compactMap { $0.parent ?? $0 }.inDocumentOrder()
    case .within(let locator):
      let outer = Surroundings(locator.resolve(from: scope))
      return elements.filter(outer.contain)
    case .or(let locator): return (elements + locator.resolve(from: scope)).inDocumentOrder()
    case .and(let locator):
      let others = Set(locator.resolve(from: scope).map(\.identity))
      return elements.filter { others.contains($0.identity) }
    case .pinned(let pins): return pins.elements(below: scope)
    }
  }

  private func below(_ locator: Locator, _ elements: [UIElement]) -> [UIElement] {
    if elements.count == 1 { return locator.resolve(from: elements[0]) }
    return elements.flatMap { locator.resolve(from: $0) }.inDocumentOrder()
  }
}

extension UIElement {
  /// The children that a search comes to: of a hidden element all, else those that are not hidden.
  package var shownChildren: [UIElement] {
    isHidden ? children : children.filter { !$0.isHidden }
  }

  /// All that is below and that a search comes to, in document order.
  package func forEachShown(_ body: (UIElement) -> Void) {
    for child in shownChildren {
      body(child)
      child.forEachShown(body)
    }
  }

  /// The topmost element of its tree.
  var root: UIElement {
    var element = self
    while let parent = element.parent { element = parent }
    return element
  }
}

/// What elements of a locator have inside.
struct Surroundings {
  private var outer: Set<ObjectIdentifier> = []
  /// What views have made, which is inside of them itself.
  private var content: Set<ObjectIdentifier> = []

  init(_ elements: [UIElement]) {
    for element in elements {
      if element.standing == nil {
        outer.insert(ObjectIdentifier(element))
      } else {
        content.formUnion(element.partsOfTree.map { ObjectIdentifier($0) })
      }
    }
  }

  func contain(_ element: UIElement) -> Bool {
    if content.contains(element.identity) { return true }
    var next = element.parent
    while let current = next {
      let identity = ObjectIdentifier(current)
      if outer.contains(identity) || content.contains(identity) { return true }
      next = current.parent
    }
    return false
  }
}

extension Array where Element == UIElement {
  /// The same elements, each once, as they stand in their tree.
  func inDocumentOrder() -> [UIElement] {
    guard count > 1 else { return self }
    var wanted: [ObjectIdentifier: [UIElement]] = [:]
    var known: Set<ObjectIdentifier> = []
    for element in self where known.insert(element.identity).inserted {
      wanted[element.anchor, default: []].append(element)
    }
    var ordered: [UIElement] = []
    self[0].root.forEachUnmerged { element in
      guard let found = wanted[ObjectIdentifier(element)] else { return }
      ordered += found.count == 1 ? found : found.sorted { $0.depthOfView < $1.depthOfView }
    }
    return ordered
  }
}

extension UIElement {
  /// The element of the tree at whose place this one stands.
  fileprivate var anchor: ObjectIdentifier {
    if standing == nil { return ObjectIdentifier(self) }
    return ObjectIdentifier(partsOfTree.first ?? parent ?? self)
  }

  fileprivate var depthOfView: Int { (standing?.view ?? node).depth }
}
