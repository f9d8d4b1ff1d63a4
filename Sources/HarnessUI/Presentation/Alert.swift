/// An alert as a value.
///
/// Source: SwiftUI's documentation of `Alert`.
nonisolated public struct Alert {
  let title: String
  let message: String?
  let buttons: [Button]

  /// An alert with one button; without one it is "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title.string
    self.message = message?.string
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title.string
    self.message = message?.string
    buttons = [primaryButton, secondaryButton]
  }

  /// An alert with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }

  /// A button of an alert.
  ///
  /// Source: SwiftUI's documentation of `Alert.Button`.
  nonisolated public struct Button {
    let label: String
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button that does what the user most likely wants.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label.string, role: nil, action: action)
    }

    /// A button that leaves without a change.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label.string, role: .cancel, action: action)
    }

    /// A button that leaves without a change, with the platform's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: "Cancel", role: .cancel, action: action)
    }

    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label.string, role: .destructive, action: action)
    }
  }
}

/// A choice between actions as a value.
///
/// Source: SwiftUI's documentation of `ActionSheet`.
nonisolated public struct ActionSheet {
  let title: String
  let message: String?
  let buttons: [Alert.Button]

  /// A choice between buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title.string
    self.message = message?.string
    self.buttons = buttons
  }

  /// A button of an action sheet.
  public typealias Button = Alert.Button
}

/// The buttons of an alert that is a value.
nonisolated struct AlertButtons: InnerView {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }, label: { Text(button.label) })
    }
  }
}
