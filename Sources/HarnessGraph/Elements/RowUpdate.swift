import HarnessUI

/// A row of a list that has the name and the children of the group that a node contributed.
struct NamedRow {
  let root: UIElement
  let node: Node
  let old: Contribution
  let row: UIElement
  let around: [Node]

  init?(of node: Node, in root: UIElement) {
    guard let old = node.contribution, old.count == 1, let row = old.first.heir,
      row.isAttached(to: root), ElementPlace.isOneRow(node, in: row),
      let around = Self.nodes(around: node, in: row)
    else { return nil }
    self.root = root
    self.node = node
    self.old = old
    self.row = row
    self.around = around
  }

  private static func nodes(around node: Node, in row: UIElement) -> [Node]? {
    var nodes: [Node] = []
    var inner = node
    while inner !== row.node {
      guard let outer = inner.parent, outer.element == nil, outer.companions != .attached,
        !outer.makesOneElement
      else { return nil }
      nodes.append(outer)
      inner = outer
    }
    return nodes
  }

  /// Asks the node again; false when it is no group any more.
  func renew() -> Bool {
    if node.handsUp { return false }
    let builder = ElementBuilder(around: node)
    let new = builder.elements(of: node)
    guard new.count == 1, new[0].isGroupForName, new[0].roles == [.group], builder.frame.isUnused
    else {
      node.contribution = old
      return false
    }
    for outer in around {
      for annotation in outer.annotations where !builder.frame.keeps(annotation) {
        new[0].apply(annotation)
      }
    }
    for outer in around { outer.contribution?.first = new[0] }
    root.follower?.willRemove([row])
    for child in row.children { child.parent = nil }
    row.takeNames(of: new[0])
    row.renewRowPaint()
    row.adoptAll()
    root.follower?.didAdd([row])
    return true
  }
}

/// The rows that a view gives to the list around it: one that groups what the view shows, or one for
/// each of several views in it. The other rows of the list are not concerned.
struct RowsOfView {
  let root: UIElement
  let node: Node
  let old: Contribution
  let list: UIElement
  /// The nodes between the view and the list, inner first.
  let around: [Node]

  init?(of node: Node, in root: UIElement) {
    guard let old = Self.rows(of: node), let list = old.first.parent, old.first.isInPlace,
      list.isAttached(to: root), let around = Self.nodes(around: node, in: list)
    else { return nil }
    self.root = root
    self.node = node
    self.old = old
    self.list = list
    self.around = around
  }

  private static func rows(of node: Node) -> Contribution? {
    guard let own = node.contribution else { return nil }
    if own.first.role == .row || own.first.holdsRows { return own }
    guard let row = own.first.heir ?? own.first.parent, row.role == .row, row.node === node else {
      return nil
    }
    return Contribution(first: row, count: 1)
  }

  private static func nodes(around node: Node, in list: UIElement) -> [Node]? {
    var nodes: [Node] = []
    var inner = node
    while let outer = inner.parent {
      if outer === list.node { return nodes }
      // Whether what comes with a row is one of its own depends on the row.
      if outer.companions == .layer { return nil }
      nodes.append(outer)
      inner = outer
    }
    return nil
  }

  /// Asks the node again; false when a view around it may become one row, or was one.
  func renew() -> Bool {
    guard around.isEmpty || hasNeighbour(in: around[0]), !node.handsUpInside else { return false }
    let content = node.contribution
    let builder = ElementBuilder(around: node)
    let new = builder.rows(from: node)
    guard let first = new.first, builder.frame.isUnused else {
      node.contribution = content
      return false
    }
    list.replaceChildren(from: old.first, count: old.count, with: new, in: root)
    for outer in around { outer.contribution?.replace(old, with: first, count: new.count) }
    return true
  }

  /// Whether a view has another row right before or behind these. Then it has several, whatever
  /// becomes of these, and is no row itself.
  private func hasNeighbour(in view: Node) -> Bool {
    guard let start = old.first.position else { return false }
    return [start - 1, start + old.count].contains { position in
      list.children.indices.contains(position) && list.children[position].node.isInside(view)
    }
  }
}

extension Node {
  fileprivate func isInside(_ view: Node) -> Bool {
    var node = self
    while node.depth > view.depth, let parent = node.parent { node = parent }
    return node === view
  }
}
