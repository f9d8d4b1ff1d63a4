package import HarnessUI

/// One element of the tree that tests see: shaped as accessibility sees the interface.
///
/// A button with an image and a text is one element; image and text are its `parts`.
package final class UIElement {
  package let node: Node
  /// Usually one. A control that a style draws with another control answers to both roles.
  package internal(set) var roles: [Role]
  package internal(set) var label: String
  package internal(set) var value: ElementValue?
  package internal(set) var placeholder: String?
  package internal(set) var hint: String?
  /// The outermost identifier.
  package internal(set) var identifier: String?
  /// All identifiers, inner ones first.
  package internal(set) var identifiers: [String] = []
  /// Values given to `id(_:)`.
  package internal(set) var explicitIDs: [AnyHashable] = []
  /// Values given to `tag(_:)`.
  package internal(set) var tags: [AnyHashable] = []
  package internal(set) var attributes: [String: ElementValue] = [:]

  package internal(set) weak var parent: UIElement?
  package internal(set) var children: [UIElement] = []
  /// What is merged into this element, such as the text of a button.
  package internal(set) var parts: [UIElement] = []

  /// The farthest view in an unbroken line of ancestors that disables this element.
  package internal(set) var disabledBy: Node?
  /// The farthest view in an unbroken line of ancestors that hides this element.
  package internal(set) var hiddenBy: Node?

  package internal(set) var activate: (@MainActor () -> Void)?
  package internal(set) var editing: TextEditing?

  /// On the root: what a search keeps about this tree; it goes with the tree.
  package var searchIndex: AnyObject?

  init(_ roles: [Role], label: String, node: Node) {
    self.roles = roles
    self.label = label
    self.node = node
  }

  package var role: Role { roles[0] }
  package var isEnabled: Bool { disabledBy == nil }
  package var isHidden: Bool { hiddenBy != nil }
  /// False once the view has left the interface.
  package var isAlive: Bool { node.isAlive }

  /// The text a user reads: a text's own, a field's content, a control's label, or the texts inside.
  package var text: String {
    switch role {
    case .textField, .secureField, .textEditor, .searchField:
      if case .string(let text)? = value { return text }
      return ""
    case .image: return ""
    default:
      if !label.isEmpty { return label }
      return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Calls `visit` for this element and everything below it in document order, without parts.
  package func forEach(_ visit: (UIElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// Calls `visit` for this element and everything below it in document order, parts included.
  package func forEachUnmerged(_ visit: (UIElement) -> Void) {
    visit(self)
    for part in parts { part.forEachUnmerged(visit) }
    for child in children { child.forEachUnmerged(visit) }
  }
}

extension Graph {
  /// The root of the element tree: a group that stands for the mounted view.
  ///
  /// - Complexity: O(nodes) after a change, O(1) otherwise.
  package var elements: UIElement {
    if let cached = elementCache, cached.generation == generation { return cached.root }
    let root = ElementBuilder.tree(of: self)
    elementCache = (generation, root)
    return root
  }
}
