public import Foundation

/// Views made of the elements of a collection, which the user may delete and move.
///
/// Source: SwiftUI's documentation of `DynamicViewContent`.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of what is modified.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

/// What the user may do with the rows of a `ForEach`.
struct RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: Bool = false

  var isEmpty: Bool { delete == nil && move == nil && !insert }
}

struct RowActionsKey: EnvironmentKey {
  static var defaultValue: RowActions { RowActions() }
}

/// Adds to what the user may do with the rows inside. Inner modifiers win.
nonisolated struct RowActionsModifier: ViewModifier, PrimitiveModifier {
  let change: (inout RowActions) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformEnvironment { values in modifier.change(&values[RowActionsKey.self]) }
  }
}

extension DynamicViewContent {
  /// Lets the user delete elements; nil: not.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowActionsModifier { $0.delete = action })
  }

  /// Lets the user move elements; nil: not.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowActionsModifier { $0.move = action })
  }
}

/// A row of a `ForEach` with what the user may do with it.
struct EditableRow<Content: View>: ViewModifier, PrimitiveModifier {
  let offset: Int
  let actions: RowActions

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    let actions = modifier.actions
    node.annotate(
      .rowEdits(RowEdits(offset: modifier.offset, delete: actions.delete, move: actions.move)))
    var isEditing = false
    // A `ForEach` in the row has rows of its own.
    node.transformEnvironment { values in
      isEditing = values.editMode?.wrappedValue.isEditing == true
      values[RowActionsKey.self] = RowActions()
    }
    if actions.move != nil { node.annotate(.rowAttribute("movable", .bool(true))) }
    if actions.insert { node.annotate(.rowAttribute("accepts_insertion", .bool(true))) }
    node.child(content, at: 0)
    guard let delete = actions.delete else { return }
    node.annotate(.rowAttribute("deletable", .bool(true)))
    let offset = modifier.offset
    let button = Button(
      role: .destructive, action: { delete(IndexSet(integer: offset)) },
      label: { Text(verbatim: "Delete") })
    node.companion(
      button.modifier(SwipedModifier(isHidden: !isEditing, edge: .trailing)), .layer, at: 1)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of another one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let isMoved = { (offset: Int) in source.contains(offset) }
    let before = elements.indices.filter { $0 < destination && !isMoved($0) }
    let after = elements.indices.filter { $0 >= destination && !isMoved($0) }
    let moved = elements.indices.filter(isMoved)
    for (index, offset) in zip(indices, before + moved + after) { self[index] = elements[offset] }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
