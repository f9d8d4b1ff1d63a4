import Foundation
package import HarnessGraph
import HarnessUI

/// Rows of lists that the user deletes and moves.
extension InputDevice {
  /// On which side of a row another one is dropped.
  package enum DropSide: String, CaseIterable { case before, after }

  /// Deletes the row around an element, as a user does who swipes it: the action of `onDelete` runs.
  ///
  /// - Throws: when the element is in no row, or the row must not be deleted.
  package func deleteRow(_ element: UIElement) throws(Refusal) {
    let row = try row(around: element)
    try begin(row)
    let editable = try row.editable(for: .deletion)
    perform("the deletion of", row) { run { editable.edits.delete?(editable.offsets) } }
  }

  /// Drags the row around an element until it stands at a position of its `ForEach`: the action of
  /// `onMove` runs.
  ///
  /// - Parameter position: from 1.
  /// - Throws: when the element is in no row, the row must not be moved, or there is no such position.
  package func moveRow(_ element: UIElement, to position: Int) throws(Refusal) {
    let row = try row(around: element)
    try begin(row)
    let editable = try row.editable(for: .move)
    let count = editable.collection.editableRows.count
    guard (1...max(1, count)).contains(position) else {
      throw Refusal(
        kind: .outOfRange,
        message: "\(position) is no position for \(row.rowName): its ForEach has \(count) "
          + (count == 1 ? "row" : "rows") + ", and 1 is the first")
    }
    let staying = (0..<count).filter { !editable.offsets.contains($0) }
    move(row, editable, inFrontOf: position <= staying.count ? staying[position - 1] : count)
  }

  /// Drops the row around an element beside another row of the same `ForEach`.
  ///
  /// - Parameter side: nil: at the other row's place, which makes room.
  /// - Throws: when one of them is in no row, or the row must not be moved there.
  package func moveRow(
    _ element: UIElement, beside other: UIElement, _ side: DropSide?
  ) throws(Refusal) {
    let (row, target) = (try row(around: element), try row(around: other))
    try begin(row)
    let editable = try row.editable(for: .move)
    guard let place = target.node.editableRow, place.collection === editable.collection else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(row.rowName) can't be moved to \(target.rowName): they are not of the same "
          + "ForEach")
    }
    let offset = place.edits.offset
    let isBehind = side.map { $0 == .after } ?? (offset > editable.edits.offset)
    move(row, editable, inFrontOf: isBehind ? offset + 1 : offset)
  }

  /// Whether an element is in a row that can be moved to that of another one.
  package func isMovable(_ element: UIElement, to other: UIElement) -> Bool {
    guard let row = element.rowAround?.node.editableRow, row.edits.move != nil else { return false }
    return other.rowAround?.node.editableRow?.collection === row.collection
  }

  /// SwiftUI names the place before the move: who moves down is put in front of what it has passed.
  private func move(_ row: UIElement, _ editable: EditableRows, inFrontOf destination: Int) {
    perform("the move of", row) { run { editable.edits.move?(editable.offsets, destination) } }
  }

  private func row(around element: UIElement) throws(Refusal) -> UIElement {
    try beginWithoutElement()
    guard let row = element.rowAround else {
      throw Refusal(
        kind: .nothingHandled, message: "\(element.name) is not in a row of a list")
    }
    return row
  }
}

/// A row and those that go with it.
private struct EditableRows {
  let edits: RowEdits
  let collection: Node
  let offsets: IndexSet
}

/// What a user does with a row.
private enum RowEdit {
  case deletion, move

  var participle: String { self == .deletion ? "deleted" : "moved" }
  var handler: String { self == .deletion ? "onDelete" : "onMove" }
  var restriction: String { self == .deletion ? "delete_disabled" : "move_disabled" }
  /// As it is written in Swift.
  var restrictionName: String { self == .deletion ? "deleteDisabled" : "moveDisabled" }

  func isAllowed(by edits: RowEdits) -> Bool {
    self == .deletion ? edits.delete != nil : edits.move != nil
  }
}

extension UIElement {
  /// The nearest row around the element, or itself.
  package var rowAround: UIElement? {
    var element: UIElement? = self
    while let current = element, current.role != .row { element = current.parent }
    return element
  }

  /// As sentences name it: a row has no label of its own.
  fileprivate var rowName: String {
    label.isEmpty && !text.isEmpty ? "\(name) \(text.quoted)" : name
  }

  /// What a user can do with the row, and with which others at once: on a Mac a selected row takes
  /// the others that are selected with it.
  fileprivate func editable(for edit: RowEdit) throws(Refusal) -> EditableRows {
    if node.isRowRestricted(edit.restriction) {
      throw Refusal(
        kind: .disabled,
        message: "\(rowName) can't be \(edit.participle): \(edit.restrictionName)")
    }
    guard let row = node.editableRow, edit.isAllowed(by: row.edits) else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(rowName) can't be \(edit.participle): it is not in a ForEach with "
          + edit.handler)
    }
    var offsets = IndexSet(integer: row.edits.offset)
    if node.environment.isDesktop, let selection = row.collection.selectionAround {
      let selected = row.collection.editableRows.filter { other in
        edit.isAllowed(by: other.edits) && !other.node.isRowRestricted(edit.restriction)
          && other.node.tag(acceptedBy: selection).map(selection.contains) == true
      }
      let together = IndexSet(selected.map(\.edits.offset))
      if together.contains(row.edits.offset) { offsets = together }
    }
    return EditableRows(edits: row.edits, collection: row.collection, offsets: offsets)
  }
}
