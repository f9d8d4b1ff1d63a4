/// A control that is on or off.
///
/// Source: SwiftUI's documentation of `Toggle`.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localised title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(title) })
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, to be drawn by another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

extension Toggle: PrimitiveView {
  /// The value is read here, so a change of the binding describes the toggle again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let isOn = view.isOn
    let element = ElementDescription(.toggle, value: .bool(isOn.wrappedValue))
    element.activate = { isOn.wrappedValue.toggle() }
    element.mergesContent = true
    if let style = node.environment.toggleStyle {
      element.isDrawnByStyle = true
      node.element = element
      draw(view, with: style, to: node)
    } else {
      node.element = element
      node.content(view.label)
    }
  }

  @MainActor private static func draw(
    _ view: Self, with style: some ToggleStyle, to node: some NodeBuilder
  ) {
    node.styled(by: style, otherwise: view.label) { style, node in
      let configuration = ToggleStyleConfiguration(label: .init(view: view.label), isOn: view.isOn)
      node.content(style.makeBody(configuration: configuration))
    }
  }
}
