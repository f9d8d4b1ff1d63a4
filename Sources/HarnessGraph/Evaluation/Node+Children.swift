package import HarnessUI

/// Which child of the last evaluation a view value belongs to.
///
/// The usual case is the same children in the same order: then each is found at once and the list
/// of children does not change. At the first one that differs, the rest of the list becomes
/// `Former`, where identities are looked up, and the list grows anew.
extension Node {
  /// The children of the last evaluation from the first one on that was not given in its place.
  struct Former {
    let nodes: [Node]
    /// Where the first of them stood.
    let start: Int
    var next = 0
    var byID: [AnyHashable: Node]?
  }

  package func content<V: View>(_ view: V) {
    if let inPlace = viewType.inPlace(V.self) {
      inPlace.describe(view, self)
    } else {
      child(view, at: 0)
    }
  }

  package func child<V: View>(_ view: V, at slot: Int) {
    if let node = childInPlace(of: V.self), case .slot(slot) = node.key {
      keep(node, view)
    } else {
      place(view, key: .slot(slot), formerly: formerChild(at: slot))
    }
  }

  package func child<V: View>(_ view: V, id: AnyHashable) {
    if let node = childInPlace(of: V.self), case .id(id) = node.key {
      keep(node, view)
    } else {
      hasNewIDs = true
      place(view, key: .id(id), formerly: formerChild(id: id))
    }
  }

  package func companion<V: View>(_ view: V, _ kind: Companion, at slot: Int) {
    companions = kind
    child(view, at: slot)
  }

  private func childInPlace(of type: any Any.Type) -> Node? {
    guard given < children.count else { return nil }
    let node = children[given]
    return node.viewType.type == type ? node : nil
  }

  private func keep<V: View>(_ node: Node, _ view: V) {
    node.replace(view)
    given += 1
  }

  private func place<V: View>(_ view: V, key: Key, formerly: @autoclosure () -> Node?) {
    if given < children.count { leaveTheOrder() }
    given += 1
    if former != nil, let node = formerly(), node.viewType.type == V.self, !node.isGivenAgain {
      node.isGivenAgain = true
      node.replace(view)
      children.append(node)
    } else {
      if children.isEmpty { children.reserveCapacity(viewType.expectedChildren) }
      let type = viewType.ofChild(V.self, at: given - 1)
      if motion != nil, let node = comeBack(type, key) {
        node.replace(view)
        return children.append(node)
      }
      let node = Node(view, type, key: key, parent: self, graph: graph)
      node.isEntering = evaluations > 1 || (isEntering && isFlattened && element == nil)
      children.append(node)
    }
  }

  private func leaveTheOrder() {
    let rest = Array(children[given...])
    children.removeSubrange(given...)
    for node in rest { node.isGivenAgain = false }
    former = Former(nodes: rest, start: given)
  }

  /// Slots are given in ascending order, so the search goes on where it ended.
  private func formerChild(at slot: Int) -> Node? {
    guard let nodes = former?.nodes, let first = former?.next else { return nil }
    for index in first..<nodes.count {
      guard case .slot(slot) = nodes[index].key else { continue }
      former?.next = index + 1
      return nodes[index]
    }
    return nil
  }

  private func formerChild(id: AnyHashable) -> Node? {
    if former?.byID == nil { former?.byID = tableOfFormer() }
    return former?.byID?[id]
  }

  private func tableOfFormer() -> [AnyHashable: Node] {
    var table: [AnyHashable: Node] = [:]
    for node in former?.nodes ?? [] {
      if case .id(let id) = node.key, table[id] == nil { table[id] = node }
    }
    return table
  }

  /// Ends the children that were not given again, in document order.
  func endChildren() {
    if hasNewIDs { warnOfRepeatedIDs() }
    if let former {
      self.former = nil
      if preferences != nil { preferencesChanged() }
      for (index, node) in former.nodes.enumerated() where !node.isGivenAgain {
        end(node, at: former.start + index)
      }
    } else if given < children.count {
      let rest = children[given...]
      children.removeSubrange(given...)
      for (index, node) in rest.enumerated() { end(node, at: given + index) }
    }
  }

  /// Ends a child, at once or when its transition has ended.
  private func end(_ child: Node, at index: Int) {
    if leave(child, at: index) { return }
    if child.preferences != nil { preferencesChanged() }
    child.tearDown()
  }

  /// All children, also while the node is evaluated and those on their way out.
  var currentAndFormerChildren: [Node] {
    children + (former?.nodes ?? []) + (motion?.leaving.map(\.child) ?? [])
  }

  private func warnOfRepeatedIDs() {
    hasNewIDs = false
    guard children.count > 1, let id = children.count > 8 ? repeatedID() : repeatedIDOfFew() else {
      return
    }
    graph.warn(
      """
      the \(typeName) in \(nearestComponentName) has the id \(text(of: id)) more than once: only \
      the first of these rows keeps its state when rows move; give each element an id of its own
      """)
  }

  private func repeatedID() -> AnyHashable? {
    var ids = Set<AnyHashable>(minimumCapacity: children.count)
    for child in children {
      if case .id(let id) = child.key, !ids.insert(id).inserted { return id }
    }
    return nil
  }

  /// To compare a few is quicker than to fill a set.
  private func repeatedIDOfFew() -> AnyHashable? {
    for (index, child) in children.enumerated().dropFirst() {
      if case .id(let id) = child.key, children[..<index].contains(where: { $0.key == child.key }) {
        return id
      }
    }
    return nil
  }
}

private func text(of id: AnyHashable) -> String { (id.base as? String)?.quoted ?? "\(id.base)" }
