/// A control that runs an action.
///
/// Source: SwiftUI's documentation of `Button`.
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a label made of views.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and a label made of views.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a localised title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: { Text(titleKey) })
  }

  /// A button with a title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action, label: { Text(title) })
  }

  /// A button with a localised title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Text(titleKey) })
  }

  /// A button with a title and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Text(title) })
  }
}

extension Button: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    let menu = environment.openMenu
    let element = ElementDescription(menu == nil ? .button : .menuItem)
    element.activate = menu.map { $0.closing(view.action) } ?? view.action
    element.mergesContent = true
    if let role = view.role { element.attributes.append(("button_role", .string(role.name))) }
    let drawing = environment.buttonDrawing
    if case .platform = drawing {} else { element.isDrawnByStyle = true }
    node.element = element
    switch drawing {
    case .platform: node.content(view.label)
    case .styled(let style):
      element.showsPress = true
      draw(view, with: style, to: node)
    case .primitive(let style):
      if style.hasBorder { node.layout = BorderedButtonRule() }
      if let name = Self.platformStyleName(of: style) {
        element.attributes.append(("button_style", .string(name)))
      } else if !node.isDrawn(by: type(of: style)) {
        // A style of an author's own decides when the action runs: by a gesture, or another button.
        element.activate = nil
      }
      draw(view, with: style, to: node)
    }
  }

  @MainActor private static func platformStyleName<S: PrimitiveButtonStyle>(of _: S) -> String? {
    platformButtonStyleNames[ObjectIdentifier(S.self)]
  }

  @MainActor private static func draw(
    _ view: Self, with style: some ButtonStyle, to node: some NodeBuilder
  ) {
    node.styled(by: style, otherwise: view.label) { style, node in
      let configuration = ButtonStyleConfiguration(
        role: view.role, label: .init(view: view.label), isPressed: node.isPressed)
      node.content(style.makeBody(configuration: configuration))
    }
  }

  @MainActor private static func draw(
    _ view: Self, with style: some PrimitiveButtonStyle, to node: some NodeBuilder
  ) {
    node.styled(by: style, otherwise: view.label) { style, node in
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role, label: .init(view: view.label), action: view.action)
      node.content(style.makeBody(configuration: configuration))
    }
  }
}

extension NodeBuilder {
  /// Draws a control with its style; with its plain label when the control stands in what the same
  /// style draws, so that a style may draw the control it was given.
  @MainActor
  func styled<S, Label: View>(by style: S, otherwise label: Label, _ body: (S, Self) -> Void) {
    if isDrawn(by: S.self) { content(label) } else { styled(by: style, body) }
  }
}
