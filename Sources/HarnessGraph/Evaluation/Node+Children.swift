package import HarnessUI

/// Which child of the last evaluation a view value belongs to.
extension Node {
  func beginChildren() {
    former = children
    formerIndex = 0
    formerByID = nil
    children.removeAll(keepingCapacity: true)
  }

  /// Ends the children that were not given again.
  func endChildren() {
    if former.isEmpty { return }
    let kept = Set(children.map(ObjectIdentifier.init))
    for child in former where !kept.contains(ObjectIdentifier(child)) { child.tearDown() }
    former = []
    formerByID = nil
  }

  package func child<V: View>(_ view: V, at slot: Int) {
    place(view, key: .slot(slot), existing: formerChild(at: slot, of: V.self))
  }

  package func child<V: View>(_ view: V, id: AnyHashable) {
    place(view, key: .id(id), existing: formerChild(id: id, of: V.self))
  }

  private func place<V: View>(_ view: V, key: Key, existing: Node?) {
    if let existing {
      existing.replace(view)
      children.append(existing)
    } else {
      children.append(Node(view, key: key, parent: self, graph: graph))
    }
  }

  private func formerChild<V: View>(at slot: Int, of _: V.Type) -> Node? {
    for index in formerIndex..<max(formerIndex, former.count) {
      let node = former[index]
      guard case .slot(slot) = node.key else { continue }
      formerIndex = index + 1
      return node.viewType.type == V.self ? node : nil
    }
    return nil
  }

  /// The usual case is the same order as last time; a move needs the table, once a round.
  private func formerChild<V: View>(id: AnyHashable, of _: V.Type) -> Node? {
    if formerByID == nil, formerIndex < former.count {
      let node = former[formerIndex]
      if case .id(id) = node.key, node.viewType.type == V.self {
        formerIndex += 1
        return node
      }
    }
    guard formerIndex < former.count else { return nil }
    if formerByID == nil { formerByID = remainingByID() }
    guard let node = formerByID?.removeValue(forKey: id), node.viewType.type == V.self
    else { return nil }
    return node
  }

  private func remainingByID() -> [AnyHashable: Node] {
    var nodes: [AnyHashable: Node] = [:]
    for node in former[formerIndex...] {
      if case .id(let id) = node.key, nodes[id] == nil { nodes[id] = node }
    }
    return nodes
  }
}

// MARK: Modifiers

/// How one `ModifiedContent` type is described: found once, kept by its view type.
private final class Modification<Content: View, Modifier: ViewModifier> {
  let apply: (Modifier, Content, Node) -> Void
  init(apply: @escaping (Modifier, Content, Node) -> Void) { self.apply = apply }
}

extension Node {
  package func modified<C: View, M: ViewModifier>(_ content: C, by modifier: M) {
    let modification: Modification<C, M>
    if let known = viewType.modification {
      modification = unsafeDowncast(known, to: Modification<C, M>.self)
    } else {
      modification = makeModification(C.self, M.self)
      viewType.modification = modification
    }
    modification.apply(modifier, content, self)
  }
}

private func makeModification<C: View, M: ViewModifier>(
  _: C.Type, _: M.Type
) -> Modification<C, M> {
  func primitive<P: PrimitiveModifier>(_: P.Type) -> Modification<C, M> {
    Modification { modifier, content, node in
      P.describe(unsafeBitCast(modifier, to: P.self), of: content, to: node)
    }
  }
  if M.Body.self == Never.self, let type = M.self as? any PrimitiveModifier.Type {
    return primitive(type)
  }
  return Modification { modifier, content, node in
    node.styled(by: modifier) { modifier, node in
      node.child(modifier.body(content: _ViewModifier_Content(view: content)), at: 0)
    }
  }
}
