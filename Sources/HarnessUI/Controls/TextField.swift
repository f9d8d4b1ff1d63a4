/// A control for a line of text.
///
/// Source: SwiftUI's documentation of `TextField`.
nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: String?
  private let editing: TextEditing

  private init(label: Label, prompt: Text?, editing: TextEditing) {
    self.label = label
    self.prompt = prompt?.string
    self.editing = editing
  }

  /// A text field with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, editing: TextEditing(text: text))
  }
}

extension TextField where Label == Text {
  /// A text field with a localised title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: { Text(titleKey) })
  }

  /// A text field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: { Text(title) })
  }

  /// A text field that tells when it gains or loses the focus and when return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil,
      editing: TextEditing(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// A text field that tells when it gains or loses the focus and when return is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil,
      editing: TextEditing(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
}

extension TextField: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.element = textElement(.textField, editing: view.editing, prompt: view.prompt)
    node.content(view.label)
  }
}

/// A text field whose text is not shown.
///
/// Source: SwiftUI's documentation of `SecureField`.
nonisolated public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: String?
  private let editing: TextEditing

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

extension SecureField: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.element = textElement(.secureField, editing: view.editing, prompt: view.prompt)
    node.content(view.label)
  }
}

/// The text is read here, so a change of the binding describes the field again.
private func textElement(
  _ role: Role, editing: TextEditing, prompt: String?
) -> ElementDescription {
  let element = ElementDescription(role, value: .string(editing.text.wrappedValue))
  element.editing = editing
  element.placeholder = prompt
  element.mergesContent = true
  return element
}
