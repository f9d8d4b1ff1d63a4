import HarnessGraph

/// Finds the elements that stand for views of a type.
enum ViewSearch {
  /// The elements of the views that a script means, below some elements, in document order, each once.
  static func find(
    _ type: String, below bases: [UIElement], includingHidden: Bool
  ) -> [UIElement] {
    let type = WantedType(type)
    func search(_ base: UIElement) -> [UIElement] {
      base.elements(ofViews: type.isType(of:)).filter {
        includingHidden || base.isHidden || !$0.isHidden
      }
    }
    if bases.count == 1 { return search(bases[0]) }
    return bases.flatMap(search).inDocumentOrder()
  }

  /// What the elements are that stand for views of a type, in the tree that some elements are of.
  static func identities(of type: String, around elements: [UIElement]) -> Set<ObjectIdentifier> {
    guard let root = elements.first?.root else { return [] }
    return Set(find(type, below: [root], includingHidden: true).map(\.identity))
  }

  /// The views of the types that a script could mean, by their names: components, and built-in views
  /// that a component's author knows.
  static func namesOfTypes(in graph: Graph) -> [String] {
    Set(graph.views.filter(\.isKnownToAuthors).map(\.typeName)).sorted()
  }
}

/// A type's name as a script writes it. Whether a view has it is found out once for each type.
private final class WantedType {
  private let name: String
  private var answers: [ObjectIdentifier: Bool] = [:]

  init(_ name: String) { self.name = name }

  func isType(of node: Node) -> Bool {
    if let answer = answers[node.typeIdentity] { return answer }
    let answer = node.viewName.isMeant(by: name)
    answers[node.typeIdentity] = answer
    return answer
  }
}

extension Array where Element == UIElement {
  /// Those whose views have no other of them inside.
  func innermostViews() -> [UIElement] {
    var outer: Set<ObjectIdentifier> = []
    for element in self {
      var around = (element.standing?.view ?? element.node).parent
      while let node = around, outer.insert(ObjectIdentifier(node)).inserted {
        around = node.parent
      }
    }
    return filter { !outer.contains(ObjectIdentifier($0.standing?.view ?? $0.node)) }
  }
}
