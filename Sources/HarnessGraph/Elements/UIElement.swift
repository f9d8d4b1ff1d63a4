package import HarnessUI

/// One element of the tree that tests see: shaped as accessibility sees the interface.
///
/// A button with an image and a text is one element; image and text are its `parts`.
package final class UIElement {
  package let node: Node
  /// Usually one. A control that a style draws with another control answers to both roles.
  @exclusivity(unchecked) package internal(set) var roles: [Role]
  @exclusivity(unchecked) package internal(set) var label: String
  @exclusivity(unchecked) package internal(set) var value: ElementValue?
  @exclusivity(unchecked) package internal(set) var placeholder: String?
  @exclusivity(unchecked) package internal(set) var hint: String?
  /// The outermost identifier.
  @exclusivity(unchecked) package internal(set) var identifier: String?
  /// All identifiers, inner ones first.
  @exclusivity(unchecked) package internal(set) var identifiers: [String] = []
  /// Values given to `id(_:)`.
  @exclusivity(unchecked) package internal(set) var explicitIDs: [AnyHashable] = []
  /// Values given to `tag(_:)`.
  @exclusivity(unchecked) package internal(set) var tags: [AnyHashable] = []
  /// What is painted and placed, in the order in which it was found.
  @exclusivity(unchecked) var paint: [(name: String, value: ElementValue)] = []

  /// Of a row: what modifiers of its content say about rows, and whether it is selected.
  @exclusivity(unchecked) var rowPaint: [(name: String, value: ElementValue)] = []

  // Not weak, which would make every release of an element slow: a parent that goes says so.
  @exclusivity(unchecked)
  package internal(set) nonisolated(unsafe) unowned(unsafe) var parent: UIElement?
  @exclusivity(unchecked)
  package internal(set) nonisolated(unsafe) var children: [UIElement] = []
  /// What is merged into this element, such as the text of a button.
  @exclusivity(unchecked)
  package internal(set) nonisolated(unsafe) var parts: [UIElement] = []

  /// Where it was among the parent's children when somebody asked last; of no meaning for a part.
  @exclusivity(unchecked) var latestPosition = 0
  /// The view whose content the children are; its own modifiers apply to them, or not.
  @exclusivity(unchecked) var source: ObjectIdentifier
  @exclusivity(unchecked) var isModifiedBySource = false
  /// A name was given to these children, which are not exactly one element.
  @exclusivity(unchecked) var isGroupForName = false
  /// A section of a list, whose content are rows.
  @exclusivity(unchecked) var holdsRows = false
  /// Among the rows of a list, and none of them.
  var isBesideRows: Bool { node.element?.isBesideRows == true }
  /// The row of a list that took the name and the children of this group.
  @exclusivity(unchecked) weak var heir: UIElement?

  /// The farthest view in an unbroken line of ancestors that disables this element.
  @exclusivity(unchecked) package internal(set) var disabledBy: Node?
  /// The farthest view in an unbroken line of ancestors that hides this element.
  @exclusivity(unchecked) package internal(set) var hiddenBy: Node?

  /// The farthest view that hides this element from assistive technologies only.
  @exclusivity(unchecked) package internal(set) var silencedBy: Node?

  @exclusivity(unchecked) package internal(set) var activate: (@MainActor () -> Void)?
  @exclusivity(unchecked) package internal(set) var editing: TextEditing?
  @exclusivity(unchecked) package internal(set) var adjusting: ValueEditing?
  @exclusivity(unchecked) package internal(set) var unfold: (@MainActor () -> Void)?

  /// What assistive technologies can do with it besides.
  @exclusivity(unchecked) package internal(set) var actions: [AccessibilityActionEntry] = []
  /// Changes the value step by step.
  @exclusivity(unchecked)
  package internal(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// Of an element made on demand: the view that it stands for.
  package internal(set) var standing: StandingForView?

  /// On the root: what a search keeps about this tree; it goes with the tree.
  package var follower: (any ElementTreeFollower)?

  init(_ roles: [Role], label: String, node: Node) {
    self.roles = roles
    self.label = label
    self.node = node
    source = ObjectIdentifier(node)
  }

  nonisolated deinit {
    // A row takes over the children of a group; a changed view's elements are replaced.
    for child in children where child.parent === self { child.parent = nil }
    for part in parts where part.parent === self { part.parent = nil }
  }

  package var role: Role { roles[0] }
  package var attributes: [String: ElementValue] {
    Dictionary((paint + rowPaint).map { ($0.name, $0.value) }) { _, last in last }
  }
  package var isEnabled: Bool { disabledBy == nil }
  /// Out of sight, or hidden from assistive technologies.
  package var isHidden: Bool { hiddenBy != nil || silencedBy != nil }
  /// False once the view has left the interface; for who does not look at instants, once it leaves.
  package var isAlive: Bool {
    node.isAlive && (node.graph.showsInstants || !node.isLeaving)
  }

  /// The text a user reads: a text's own, a field's content, a control's label, or the texts inside.
  package var text: String { text(with: \.label) }

  /// The same with other labels in the place of those that the elements have.
  func text(with label: (UIElement) -> String) -> String {
    switch role {
    case .textField, .secureField, .textEditor, .searchField:
      if case .string(let text)? = value { return text }
      return ""
    case .image: return ""
    default:
      let own = label(self)
      if !own.isEmpty { return own }
      // What waits behind a row, such as the buttons of a swipe, is not read with it.
      let shown = children.filter { self.isHidden || !$0.isHidden }
      return shown.map { $0.text(with: label) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Whoever looks at all elements below this one says so: it is counted for a whole tree.
  package func noteWalk() {
    if parent == nil { node.graph.elementWalks += 1 }
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
