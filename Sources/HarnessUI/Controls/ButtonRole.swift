/// What a button is for.
///
/// Source: SwiftUI's documentation of `ButtonRole`.
nonisolated public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// Deletes or ends something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
  /// Agrees to what is asked.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")

  /// What a button says that has a role and no label.
  var title: String {
    switch name {
    case "destructive": "Delete"
    case "cancel": "Cancel"
    case "close": "Close"
    default: "Done"
    }
  }
}

/// What a button says that has a role and no label.
///
/// Source: SwiftUI's documentation of `DefaultButtonLabel`.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A word for the role.
  public var body: some View { Text(verbatim: role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose label says its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: { DefaultButtonLabel(role: role) })
  }
}
