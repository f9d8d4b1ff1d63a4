package import HarnessUI

/// What stands for a row where a list's rows are selected: tags, and the ids of a `ForEach`.
extension Node {
  /// The innermost tag or id of the row around this node that a list takes; nil for none, and where
  /// the row must not be selected.
  package func tag(acceptedBy selection: RowSelection) -> AnyHashable? {
    var found: AnyHashable?
    var node: Node? = soleContent
    while let current = node, current.element?.selection == nil {
      for annotation in current.annotations {
        switch annotation {
        case .tag(let tag) where found == nil && selection.accepts(tag): found = tag
        case .rowAttribute("selection_disabled", .bool(true)): return nil
        default: break
        }
      }
      if found == nil, case .id(let id) = current.key, selection.accepts(id) { found = id }
      node = current.parent
    }
    return found
  }

  /// What a tap in the middle hits: the only thing inside, as far as there is only one.
  package var soleContent: Node {
    var node = self
    while node.element == nil, let only = node.children.first,
      node.children.count == 1 || node.companions != nil
    {
      node = only
    }
    return node
  }
}
