/// A button that begins and ends editing.
///
/// Source: SwiftUI's documentation of `EditButton`.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the mode around.
  public init() {}

  /// A button that says what it will do.
  public var body: some View {
    let mode = editMode
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// Begins to rename what a view shows.
///
/// Source: SwiftUI's documentation of `RenameAction`.
nonisolated public struct RenameAction: @unchecked Sendable {
  let action: () -> Void

  /// Begins to rename.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename what the view shows; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins to rename.
///
/// Source: SwiftUI's documentation of `RenameButton`.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  /// The platform's button.
  public init() where Label == HarnessUI.Label<Text, Image> {
    label = HarnessUI.Label("Rename", systemImage: "pencil")
  }

  /// A button, where something can be renamed.
  public var body: some View {
    let rename = self.rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension View {
  /// Sets what renames in the views inside.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(StyleModifier<RenameKey>(value: RenameAction(action: action)))
  }

  /// Renaming in the views inside moves the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
