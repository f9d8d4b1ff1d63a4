package import Foundation

/// What the user may do with a row of a `ForEach`, and where the row is.
///
/// Source: SwiftUI's documentation of `onDelete(perform:)` and `onMove(perform:)`.
package struct RowEdits {
  /// The position of the element in the collection, from 0.
  package let offset: Int
  /// Deletes elements by their positions; nil: the user must not.
  package let delete: ((IndexSet) -> Void)?
  /// Moves elements in front of another one: their positions and its, as they are before the move;
  /// nil: the user must not.
  package let move: ((IndexSet, Int) -> Void)?
}

/// Takes a row out of what the user may delete or move.
nonisolated struct RowRestriction: ViewModifier, PrimitiveModifier {
  let name: String
  let isDisabled: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.rowAttribute(modifier.name, .bool(modifier.isDisabled)))
    guard modifier.isDisabled else { return }
    node.transformEnvironment { $0[RowRestrictionsKey.self].insert(modifier.name) }
  }
}

/// What modifiers around a `ForEach` forbid for all of its rows.
struct RowRestrictionsKey: EnvironmentKey {
  static var defaultValue: Set<String> { [] }
}

extension RowActions {
  /// What is left where modifiers around the `ForEach` forbid some of it.
  func allowed(in environment: EnvironmentValues) -> RowActions {
    let restrictions = environment[RowRestrictionsKey.self]
    var actions = self
    if restrictions.contains("delete_disabled") { actions.delete = nil }
    if restrictions.contains("move_disabled") { actions.move = nil }
    return actions
  }

  /// What is left for a row whose own modifiers forbid some of it.
  @MainActor func allowed(by row: some View) -> RowActions {
    var actions = self
    var inner: any View = row
    while let parts = inner as? any ModifiedParts {
      if let restriction = parts.anyModifier as? RowRestriction, restriction.isDisabled {
        if restriction.name == "delete_disabled" { actions.delete = nil }
        if restriction.name == "move_disabled" { actions.move = nil }
      }
      inner = parts.innerView
    }
    return actions
  }
}

extension View {
  /// Keeps the user from moving the row, or not.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRestriction(name: "move_disabled", isDisabled: isDisabled))
  }

  /// Keeps the user from deleting the row, or not.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowRestriction(name: "delete_disabled", isDisabled: isDisabled))
  }

  /// Keeps the user from selecting the row, or not.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    keepingInRow("selection_disabled", .bool(isDisabled))
  }
}

/// What the user may do with the elements of a collection.
///
/// Source: SwiftUI's documentation of `EditActions`.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Move them.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Delete them.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Both.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}
