/// A text field whose text is not shown.
///
/// Source: SwiftUI's documentation of `SecureField`.
nonisolated public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: String?
  let editing: TextEditing

  private init(label: Label, prompt: Text?, editing: TextEditing) {
    self.label = label
    self.prompt = prompt?.string
    self.editing = editing
  }

  /// A secure field with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, editing: TextEditing(text: text))
  }
}

extension SecureField where Label == Text {
  /// A secure field with a localised title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: { Text(titleKey) })
  }

  /// A secure field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: { Text(title) })
  }

  /// A secure field that tells when return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, editing: TextEditing(text: text, onCommit: onCommit))
  }

  /// A secure field that tells when return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, editing: TextEditing(text: text, onCommit: onCommit))
  }
}
