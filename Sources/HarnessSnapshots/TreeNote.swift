package import HarnessGraph

/// A note of all elements at a moment, from which their text can be made later.
///
/// A test takes one before each action and nearly never reads it, so it keeps what the text is made
/// of and makes no text; its memory is used again.
package struct TreeNote {
  private var lines: [(depth: Int, hasContent: Bool, facts: ElementFacts)] = []

  package init() {}

  /// Whether nothing was noted.
  package var isEmpty: Bool { lines.isEmpty }

  package mutating func forget() { lines.removeAll(keepingCapacity: true) }

  /// Notes the tree with the root `root`, in place of what was noted before.
  ///
  /// - Complexity: O(elements).
  package mutating func take(_ root: UIElement) {
    forget()
    for child in root.children { add(child, depth: 0) }
  }

  private mutating func add(_ element: UIElement, depth: Int) {
    lines.append((depth, !element.children.isEmpty, ElementFacts(element)))
    for child in element.children { add(child, depth: depth + 1) }
  }

  /// The elements as `TreeText` writes them, hidden ones included.
  package var text: String {
    lines.map { line in
      String(repeating: "  ", count: line.depth) + "- " + line.facts.line()
        + (line.hasContent ? ":" : "")
    }.joined(separator: "\n")
  }
}
