import HarnessGraph
import HarnessUI

/// Finds the shortest locator that stands for one given element.
struct UniqueLocator {
  private let root: UIElement

  init(_ graph: Graph) { root = graph.elements }

  func locator(of element: UIElement) -> Locator {
    if let view = element.standing?.view { return locator(of: element, standingFor: view) }
    // At an instant each look makes a tree anew.
    let element = element.same(below: root) ?? element
    if element === root { return .root }
    for query in queries(for: element) {
      let locator = Locator(query)
      if isUnique(locator, for: element) { return locator }
    }
    return inside(element) ?? counted(element)
  }

  /// A view goes by its type; one of several is counted.
  private func locator(of element: UIElement, standingFor view: Node) -> Locator {
    var query = ElementQuery()
    query.type = view.typeName
    query.includesHidden = element.isHidden
    let found = Locator(query).resolve(from: root)
    guard found.count > 1, let position = found.firstIndex(where: { $0.standing?.view === view })
    else { return Locator(query) }
    query.index = position + 1
    return Locator(query)
  }

  private func isUnique(_ locator: Locator, for element: UIElement) -> Bool {
    let found = locator.resolve(from: root)
    return found.count == 1 && found[0] === element
  }

  /// What a script could ask for, the shortest first.
  private func queries(for element: UIElement) -> [ElementQuery] {
    var queries = element.namesForQueries.map { ElementQuery($0) }
    for text in element.namesForQueries {
      var query = ElementQuery(text)
      query.role = element.role
      queries.append(query)
    }
    queries.append(contentsOf: containerQueries(for: element))
    if element.isHidden { for index in queries.indices { queries[index].includesHidden = true } }
    return queries
  }

  private func containerQueries(for element: UIElement) -> [ElementQuery] {
    var query = ElementQuery()
    query.role = element.role
    var queries = [query]
    if let text = element.firstTextInside {
      query.hasText = .part(text)
      queries.append(query)
      query.hasText = TextMatch(text)
      queries.append(query)
    }
    return queries
  }

  /// Seen from the nearest element around that can be found itself.
  private func inside(_ element: UIElement) -> Locator? {
    var ancestor = element.parent
    while let outer = ancestor, outer !== root {
      for query in queries(for: outer) where isUnique(Locator(query), for: outer) {
        let way = Locator(query)
        for inner in queries(for: element) where isUnique(way.find(inner), for: element) {
          return way.find(inner)
        }
        if outer === element.parent { return counted(element, from: way) }
      }
      ancestor = outer.parent
    }
    return nil
  }

  /// The n-th of those that look the same.
  private func counted(_ element: UIElement, from way: Locator = .root) -> Locator {
    for query in countedQueries(for: element) {
      let locator = way.find(query)
      if let position = position(of: element, in: locator) { return locator.nth(position + 1) }
    }
    return way
  }

  /// By name, then by role, which every element has; then the same among the parts of controls.
  private func countedQueries(for element: UIElement) -> [ElementQuery] {
    var byRole = ElementQuery()
    byRole.role = element.role
    var queries = element.namesForQueries.map { ElementQuery($0) } + [byRole]
    for index in queries.indices { queries[index].includesHidden = element.isHidden }
    return queries
      + queries.map { query in
        var query = query
        query.isUnmerged = true
        return query
      }
  }

  private func position(of element: UIElement, in locator: Locator) -> Int? {
    locator.resolve(from: root).firstIndex { $0 === element }
  }
}

extension UIElement {
  /// The texts a script could find the element by.
  var namesForQueries: [String] {
    var names: [String] = []
    for name in [identifier, label, editing == nil ? nil : placeholder] {
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The first text inside a container that has no name of its own.
  fileprivate var firstTextInside: String? {
    guard label.isEmpty else { return nil }
    for child in children where !child.isHidden {
      if !child.label.isEmpty { return child.label }
      if let text = child.firstTextInside { return text }
    }
    return nil
  }
}
