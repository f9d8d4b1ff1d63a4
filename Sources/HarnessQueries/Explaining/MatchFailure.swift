package import HarnessGraph

/// Why a locator does not stand for exactly one element.
package struct MatchFailure: Error {
  package enum Kind: Sendable {
    case missing
    case ambiguous
    /// The element that was found earlier has left the interface.
    case gone
  }

  package let kind: Kind
  /// One sentence: which locator, and what is wrong.
  package let message: String
  /// What helps: the nearest candidates, hidden matches, or the matches themselves.
  package let lines: [String]
  /// Where to look in the tree: a match, a hidden one, or the nearest candidate.
  package let nearest: UIElement?

  /// The sentence and the lines, as a report prints them.
  package var text: String { ([message] + lines.map { "  \($0)" }).joined(separator: "\n") }
}

/// How the reader of a failure writes locators: as a script does, or as Swift code.
package typealias LocatorWriting = (Locator) -> String

/// The one element that a locator stands for.
///
/// - Throws: when there is none, or more than one, with an explanation.
package func one(
  _ locator: Locator, in graph: Graph, write: @escaping LocatorWriting = \.description
) throws(MatchFailure) -> UIElement {
  let elements = locator.resolve(in: graph)
  if elements.count == 1 { return elements[0] }
  if elements.isEmpty { throw explainMissing(locator, in: graph, write: write) }
  throw explainAmbiguous(locator, elements, in: graph, write: write)
}

/// Why a locator finds nothing: the same text that a failed `one` carries.
package func explainMissing(
  _ locator: Locator, in graph: Graph, write: @escaping LocatorWriting = \.description
) -> MatchFailure {
  var explanation = Explanation(graph, write)
  return explanation.missing(locator)
}

/// Which elements a locator finds where one was expected.
package func explainAmbiguous(
  _ locator: Locator, _ elements: [UIElement], in graph: Graph,
  write: @escaping LocatorWriting = \.description
) -> MatchFailure {
  Explanation(graph, write).ambiguous(locator, elements)
}

extension UIElement {
  /// The same element in the tree as it is now: each look may make it anew. Nil if it is gone.
  package func now(in graph: Graph) -> UIElement? { same(below: graph.elements) }

  /// The same element of another tree.
  func same(below root: UIElement) -> UIElement? {
    if self.root === root { return self }
    var same: UIElement?
    root.forEachUnmerged { other in
      if same == nil, other.node === node, other.role == role { same = other }
    }
    return same
  }
}

/// The shortest locator that finds exactly this element.
package func locator(of element: UIElement, in graph: Graph) -> Locator {
  UniqueLocator(graph).locator(of: element)
}

/// What finds each of the elements and nothing else, shortest; nil for one that nothing tells from
/// others. For many elements of one tree, which is gone through once.
package func uniqueLocators(of elements: [UIElement], in graph: Graph) -> [Locator?] {
  let unique = UniqueLocator(graph)
  return elements.map { element in
    let locator = unique.locator(of: element)
    let found = locator.resolve(in: graph)
    return found.count == 1 && found[0].node === element.node ? locator : nil
  }
}

/// The shortest thing a script can write that finds exactly this element.
package func uniqueLocator(of element: UIElement, in graph: Graph) -> String {
  locator(of: element, in: graph).description
}
