/// How serious a dialog is.
///
/// Source: SwiftUI's documentation of `DialogSeverity`.
nonisolated public struct DialogSeverity: Equatable, Sendable {
  let name: String
  /// As the dialog decides.
  public static let automatic = Self(name: "automatic")
  /// Something may be lost.
  public static let critical = Self(name: "critical")
  /// As serious as others.
  public static let standard = Self(name: "standard")
}

/// A switch in a dialog that keeps it from coming again.
nonisolated struct SuppressionToggle {
  let label: String
  let isOn: Binding<Bool>
}

/// What modifiers say about the dialogs that views inside present.
nonisolated struct DialogOptions {
  var attributes: [(name: String, value: ElementValue)] = []
  var suppression: SuppressionToggle?
}

private struct DialogOptionsKey: EnvironmentKey {
  static var defaultValue: DialogOptions { DialogOptions() }
}

extension EnvironmentValues {
  var dialogOptions: DialogOptions {
    get { self[DialogOptionsKey.self] }
    set { self[DialogOptionsKey.self] = newValue }
  }
}

extension View {
  nonisolated private func dialogOption(_ name: String, _ value: ElementValue) -> some View {
    transformEnvironment(\.dialogOptions) { options in
      options.attributes.removeAll { $0.name == name }
      options.attributes.append((name, value))
    }
  }

  /// Says how serious the dialogs inside are.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    dialogOption("dialog_severity", .string(severity.name))
  }

  /// Gives the dialogs inside an icon.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    dialogOption("dialog_icon", .bool(icon != nil))
  }

  /// Says whether the dialogs inside keep the app from ending.
  nonisolated public func dialogPreventsAppTermination(
    _ preventsAppTermination: Bool?
  ) -> some View {
    dialogOption("dialog_prevents_app_termination", .bool(preventsAppTermination ?? true))
  }

  /// Lets the user keep the dialogs inside from coming again.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    let toggle = SuppressionToggle(label: label.string, isOn: isSuppressed)
    return transformEnvironment(\.dialogOptions) { $0.suppression = toggle }
  }

  /// Lets the user keep the dialogs inside from coming again.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Lets the user keep the dialogs inside from coming again.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Lets the user keep the dialogs inside from coming again, with the platform's label.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(verbatim: "Do not ask again"), isSuppressed: isSuppressed)
  }
}
