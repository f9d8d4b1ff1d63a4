import HarnessUI

/// Brings an element tree up to date after a change of few views, at the cost of what changed.
///
/// Each component and each view with an id remembers what it contributed. After a change the nearest
/// of them is asked again, and its new elements take the place of the old ones. Where the elements
/// around depend on those inside (a control's label, a group made for a name, the rows of a list),
/// the next one further out is asked; if none can be, the whole tree has to be made.
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
private struct ElementPlace {
  let root: UIElement
  let node: Node
  let old: Contribution
  let container: UIElement
  /// The nodes between the two, inner first, whose modifiers apply to the elements.
  let around: [Node]

  /// Nil when the node has no place of its own, such as inside a control, which is one element.
  init?(of node: Node, in root: UIElement) {
    guard let old = node.contribution, let container = old.first.parent,
      old.first.isInPlace, container.isAttached(to: root),
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
      if ObjectIdentifier(outer) == container.source, !container.isModifiedBySource { break }
      // A control drawn with another one is one element with it.
      if outer.element != nil { return nil }
      nodes.append(outer)
      inner = outer
    }
    return nodes
  }

  /// Whether the list still sees one row here.
  fileprivate static func isOneRow(_ node: Node, in row: UIElement) -> Bool {
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
    let new = ElementBuilder(around: node).elements(of: node)
    guard let first = new.first, fits(new) else { return false }
    for outer in around {
      for annotation in outer.annotations { new.forEach { $0.apply(annotation) } }
    }
    replace(with: new)
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

  private func replace(with new: [UIElement]) {
    let start = old.first.position
    let places = start..<(start + old.count)
    let replaced = Array(container.children[places])
    for element in replaced { element.parent = nil }
    root.follower?.willRemove(replaced)
    container.children.replaceSubrange(places, with: new)
    let moved = new.count == old.count ? start + new.count : container.children.count
    container.adoptChildren(at: start..<moved)
    for element in new { element.adoptAll() }
    root.follower?.didAdd(new)
  }
}

/// A row of a list that has the name and the children of the group that a node contributed.
private struct NamedRow {
  let root: UIElement
  let node: Node
  let row: UIElement
  let around: [Node]

  init?(of node: Node, in root: UIElement) {
    guard let old = node.contribution, old.count == 1, let row = old.first.heir,
      row.isAttached(to: root), ElementPlace.isOneRow(node, in: row),
      let around = Self.nodes(around: node, in: row)
    else { return nil }
    self.root = root
    self.node = node
    self.row = row
    self.around = around
  }

  private static func nodes(around node: Node, in row: UIElement) -> [Node]? {
    var nodes: [Node] = []
    var inner = node
    while inner !== row.node {
      guard let outer = inner.parent, outer.element == nil else { return nil }
      nodes.append(outer)
      inner = outer
    }
    return nodes
  }

  /// Asks the node again; false when it is no group any more.
  func renew() -> Bool {
    let new = ElementBuilder(around: node).elements(of: node)
    guard new.count == 1, new[0].isGroupForName, new[0].roles == [.group] else { return false }
    for outer in around {
      for annotation in outer.annotations { new[0].apply(annotation) }
    }
    for outer in around { outer.contribution?.first = new[0] }
    root.follower?.willRemove([row])
    for child in row.children { child.parent = nil }
    row.takeNames(of: new[0])
    row.adoptAll()
    root.follower?.didAdd([row])
    return true
  }
}

extension Contribution {
  /// A part of it was replaced.
  fileprivate mutating func replace(_ part: Contribution, with first: UIElement, count: Int) {
    if self.first === part.first { self.first = first }
    self.count += count - part.count
  }
}

// MARK: Parents

extension UIElement {
  /// Makes this element the parent of everything directly and indirectly inside.
  func adoptAll() {
    adoptChildren(at: children.indices)
    for child in children { child.adoptAll() }
    for part in parts {
      part.parent = self
      part.adoptAll()
    }
  }

  fileprivate func adoptChildren(at places: Range<Int>) {
    for position in places {
      children[position].parent = self
      children[position].position = position
    }
  }

  /// Whether the parent has this element where it should be; a part has no place.
  fileprivate var isInPlace: Bool {
    guard let parent, position < parent.children.count else { return false }
    return parent.children[position] === self
  }

  fileprivate func isAttached(to root: UIElement) -> Bool {
    var element = self
    while element !== root {
      guard element.isInPlace, let parent = element.parent else { return false }
      element = parent
    }
    return true
  }
}

// MARK: The tree of a graph

/// Keeps something about a tree and is told what changes in it.
package protocol ElementTreeFollower: AnyObject {
  /// Elements are about to leave the tree, or to change.
  func willRemove(_ elements: [UIElement])
  /// Elements came into the tree, or have changed.
  func didAdd(_ elements: [UIElement])
}

/// The element tree as it was made last, and what changed since.
struct ElementCache {
  let root: UIElement
  private var generation: Int
  private var changed: [Node] = []

  /// More changes than this, and the whole tree is made anew.
  private static let most = 32

  init(_ root: UIElement, generation: Int) {
    self.root = root
    self.generation = generation
  }

  /// A node was brought up to date, which took so many evaluations.
  mutating func note(_ node: Node, evaluations: Int) {
    generation &+= evaluations
    if changed.count > Self.most || changed.contains(where: { $0 === node }) { return }
    changed.append(node)
  }

  /// Whether the tree shows the graph of a generation, perhaps after an update.
  mutating func update(to generation: Int) -> Bool {
    // Whoever evaluates nodes without saying which gets a new tree.
    guard generation == self.generation else { return false }
    if changed.isEmpty { return true }
    guard changed.count <= Self.most, ElementUpdate(root: root).renew(changed) else { return false }
    changed = []
    return true
  }
}

extension Graph {
  /// The root of the element tree: a group that stands for the mounted view.
  ///
  /// - Complexity: O(nodes around what changed), at worst O(nodes); O(1) without a change.
  package var elements: UIElement {
    // At an instant views may be on their way out, where nobody evaluates them.
    if !showsInstants, elementCache?.update(to: generation) == true, let elementCache {
      return elementCache.root
    }
    return makeElements()
  }

  /// Makes the element tree from the nodes as a whole, and keeps it.
  package func makeElements() -> UIElement {
    elementBuilds += 1
    let root = ElementBuilder.tree(of: self)
    elementCache = ElementCache(root, generation: generation)
    return root
  }
}
