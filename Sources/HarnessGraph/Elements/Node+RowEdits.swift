package import HarnessUI

/// A row of a `ForEach` that the user may change.
package struct EditableRow {
  /// What the user may do with it.
  package let edits: RowEdits
  /// The `ForEach`.
  package let collection: Node
}

/// What modifiers around a row and around its `ForEach` let the user do with it.
extension Node {
  /// The row that the view is, or is in; nil where no `ForEach` around lets the user do anything.
  package var editableRow: EditableRow? {
    var node: Node? = soleContent
    while let current = node, !current.holdsRows {
      if let edits = current.ownRowEdits, let collection = current.collection {
        return EditableRow(edits: edits, collection: collection)
      }
      node = current.parent
    }
    return nil
  }

  /// Whether a modifier inside or around the row takes it out (`delete_disabled`, `move_disabled`).
  package func isRowRestricted(_ name: String) -> Bool {
    var node: Node? = soleContent
    while let current = node, current.element?.role != .list {
      for case .rowAttribute(name, .bool(true)) in current.annotations { return true }
      node = current.parent
    }
    return false
  }

  /// The rows that a `ForEach` makes, each with the topmost view that belongs to it alone.
  package var editableRows: [(node: Node, edits: RowEdits)] {
    children.compactMap { child in
      child.soleContent.rowEdits(below: self).map { (child, $0) }
    }
  }

  /// What the user selects in the list around.
  package var selectionAround: RowSelection? {
    var node: Node? = self
    while let current = node {
      if current.element?.role == .list { return current.element?.selection }
      node = current.parent
    }
    return nil
  }

  private func rowEdits(below collection: Node) -> RowEdits? {
    var node: Node? = self
    while let current = node, current !== collection {
      if let edits = current.ownRowEdits { return edits }
      node = current.parent
    }
    return nil
  }

  private var ownRowEdits: RowEdits? {
    for case .rowEdits(let edits) in annotations { return edits }
    return nil
  }

  private var holdsRows: Bool { element?.role == .list || element?.role == .section }

  /// The nearest view around that knows its views by ids.
  private var collection: Node? {
    var node = self
    while case .slot = node.key, let parent = node.parent { node = parent }
    return node.parent
  }
}
