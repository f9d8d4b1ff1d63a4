import HarnessUI

/// Brings an element tree up to date after a change of few views, at the cost of what changed.
///
/// Each component and each view with an id remembers what it contributed. After a change the nearest
/// of them is asked again, and its new elements take the place of the old ones. Where the elements
/// around depend on those inside (a control's label, a group made for a name, a row of a list), the
/// next one further out is asked; if none can be, the whole tree has to be made.
struct ElementUpdate {
  let root: UIElement

  /// Whether the tree is up to date now; false when it has to be made as a whole.
  func renew(_ changed: [Node]) -> Bool {
    changed.allSatisfy { !$0.isAlive || renew(around: $0) }
  }

  private func renew(around node: Node) -> Bool {
    var next: Node? = node
    while let current = next {
      if let place = ElementPlace(of: current, in: root), place.renew() { return true }
      if let row = NamedRow(of: current, in: root), row.renew() { return true }
      if let rows = RowsOfView(of: current, in: root), rows.renew() { return true }
      next = current.parent
    }
    return false
  }
}

/// What a node put into the tree: so many elements, one after the other.
struct Contribution {
  var first: UIElement
  var count: Int
}

extension Node {
  /// Whether the node remembers its contribution.
  var remembersElements: Bool {
    if case .id = key { return true }
    return isComponent
  }
}

/// Where the elements of a node stand in a tree.
struct ElementPlace {
  let root: UIElement
  let node: Node
  let old: Contribution
  let container: UIElement
  /// The nodes between the two, inner first, whose modifiers apply to the elements.
  let around: [Node]

  /// Nil when the node has no place of its own, such as inside a control, which is one element.
  init?(of node: Node, in root: UIElement) {
    guard let old = node.contribution, old.first.role != .row, !old.first.holdsRows,
      let container = old.first.parent, old.first.isInPlace, container.isAttached(to: root),
      container.node.element?.isDrawnByStyle != true,
      let around = Self.nodes(around: node, in: container)
    else { return nil }
    if container.role == .row, !Self.isOneRow(node, in: container) { return nil }
    self.root = root
    self.node = node
    self.old = old
    self.container = container
    self.around = around
  }

  private static func nodes(around node: Node, in container: UIElement) -> [Node]? {
    var nodes: [Node] = []
    var inner = node
    while ObjectIdentifier(inner) != container.source {
      guard let outer = inner.parent else { return nil }
      // The label of a section is made of its header.
      if outer.element?.isSection == true, inner.key == .slot(SectionSlot.header) { return nil }
      if ObjectIdentifier(outer) == container.source, !container.isModifiedBySource { break }
      // A control drawn with another one is one element with it.
      if outer.element != nil || outer.companions == .attached || outer.makesOneElement {
        return nil
      }
      nodes.append(outer)
      inner = outer
    }
    return nodes
  }

  /// Whether the list still sees one row here.
  static func isOneRow(_ node: Node, in row: UIElement) -> Bool {
    var inner: Node? = node
    while let current = inner {
      if !current.branchesIntoRows { return true }
      if current === row.node { break }
      inner = current.parent
    }
    return ElementBuilder.rowCount(of: node) == 1
  }

  // MARK: Renewing

  /// Asks the node again; false when its new elements change what is around them.
  func renew() -> Bool {
    if node.handsUp { return false }
    let builder = ElementBuilder(around: node)
    let new = builder.elements(of: node)
    guard let first = new.first, !first.holdsRows, fits(new), builder.frame.isUnused else {
      // Who is asked next wants to know where the elements are that the tree has.
      node.contribution = old
      return false
    }
    for outer in around {
      for annotation in outer.shownAnnotations where !builder.frame.keeps(annotation) {
        new.forEach { $0.apply(annotation) }
      }
    }
    container.replaceChildren(from: old.first, count: old.count, with: new, in: root)
    container.renewRowPaint()
    for outer in around { outer.contribution?.replace(old, with: first, count: new.count) }
    return true
  }

  private func fits(_ new: [UIElement]) -> Bool {
    if new.count != 1 || old.count != 1 {
      let isNamed = around.contains { $0.annotations.contains(where: \.needsOneElement) }
      if isNamed { return false }
    }
    let count = container.children.count - old.count + new.count
    guard count == 1 else { return true }
    // A group for a name has not just one element; a row takes the name of its only group.
    if container.isGroupForName { return false }
    return container.role != .row || new[0].roles != [.group]
  }
}

extension UIElement {
  /// Reads anew what modifiers in a row say about it.
  func renewRowPaint() {
    guard role == .row else { return }
    rowPaint = ElementBuilder.rowPaint(of: node, in: ListContext(around: node))
  }
}

extension Contribution {
  /// A part of it was replaced.
  mutating func replace(_ part: Contribution, with first: UIElement, count: Int) {
    if self.first === part.first { self.first = first }
    self.count += count - part.count
  }
}
