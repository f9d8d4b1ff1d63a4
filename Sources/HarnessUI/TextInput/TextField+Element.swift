extension TextField: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    switch view.source.kind {
    case .formatted(let format):
      node.child(
        FormattedField(label: view.label, prompt: view.prompt, axis: view.axis, format: format),
        at: 0)
    case .text(var editing):
      editing.takesLineBreaks = view.axis == .vertical
      if let style = environment.customStyle(TextFieldFamily.self),
        draw(view, by: style, to: node)
      {
        return
      }
      let element = ElementDescription.text(.textField, editing: editing, prompt: view.prompt)
      if let axis = view.axis { element.attributes.append(("axis", .string("\(axis)"))) }
      element.note("text_field_style", TextFieldFamily.self, in: environment)
      node.element = element
      node.layout = TextFieldRule(
        shows: editing.text.wrappedValue, prompt: view.prompt, in: environment,
        wraps: view.axis == .vertical)
      node.content(view.label)
    }
  }

  /// Draws the field with a style that somebody wrote; false where the style draws what it was
  /// given.
  @MainActor private static func draw<S: TextFieldStyle>(
    _ view: Self, by style: S, to node: some NodeBuilder
  ) -> Bool {
    if node.isDrawn(by: S.self) { return false }
    node.styled(by: style) { style, node in
      let configuration = TextField<_TextFieldStyleLabel>(
        label: .init(view: view.label), prompt: view.prompt, axis: view.axis, source: view.source)
      node.content(style._body(configuration: configuration))
    }
    return true
  }
}

extension SecureField: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription.text(.secureField, editing: view.editing, prompt: view.prompt)
    // What is read of the element is what is seen of it: nobody sees what was typed.
    let shown = view.editing.text.wrappedValue.masked
    element.value = .string(shown)
    element.note("text_field_style", TextFieldFamily.self, in: node.environment)
    node.element = element
    node.layout = TextFieldRule(shows: shown, prompt: view.prompt, in: node.environment)
    node.content(view.label)
  }
}

extension String {
  /// A bullet for each character, as a secure field shows its text.
  ///
  /// Source: what XCUITest reads of a secure text field.
  package nonisolated var masked: String { String(repeating: "•", count: count) }
}

extension TextFieldRule {
  /// What a field shows in an environment.
  @MainActor fileprivate init(
    shows text: String, prompt: String?, in environment: EnvironmentValues, wraps: Bool = false
  ) {
    let style = environment[StyleNameKey<TextFieldFamily>.self]
    self.init(
      text: text.isEmpty ? prompt ?? "" : text,
      isBordered: style == "rounded_border" || style == "square_border", wraps: wraps)
  }
}

extension ElementDescription {
  /// The text is read here, so a change of the binding describes the field again.
  static func text(_ role: Role, editing: TextEditing, prompt: String?) -> ElementDescription {
    let element = ElementDescription(role, value: .string(editing.text.wrappedValue))
    element.editing = editing
    element.placeholder = prompt
    element.mergesContent = true
    return element
  }
}
