/// A control that is on or off.
///
/// Source: SwiftUI's documentation of `Toggle`.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  /// Whether the values that the toggle stands for differ; nil: it stands for one.
  private let mixed: (() -> Bool)?
  private let label: Label

  /// A toggle with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    mixed = nil
    self.label = label()
  }

  /// A toggle for the values of several sources: on when all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.isOn = Binding(
      get: { !sources.isEmpty && sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    mixed = {
      let values = Set(sources.map { $0[keyPath: isOn].wrappedValue })
      return values.count > 1
    }
    self.label = label()
  }

  fileprivate init(isOn: Binding<Bool>, mixed: @escaping () -> Bool, label: Label) {
    self.isOn = isOn
    self.mixed = mixed
    self.label = label
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

  /// A toggle with a localised title for the values of several sources.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn, label: { Text(titleKey) })
  }

  /// A toggle with a title for the values of several sources.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn, label: { Text(title) })
  }
}

extension Toggle where Label == HarnessUI.Label<Text, Image> {
  /// A toggle with a localised title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { HarnessUI.Label(titleKey, systemImage: systemImage) })
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { HarnessUI.Label(title, systemImage: systemImage) })
  }

  /// A toggle with a localised title and a symbol for the values of several sources.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      sources: sources, isOn: isOn,
      label: { HarnessUI.Label(titleKey, systemImage: systemImage) })
  }

  /// A toggle with a title and a symbol for the values of several sources.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      sources: sources, isOn: isOn, label: { HarnessUI.Label(title, systemImage: systemImage) })
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, to be drawn by another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    let isMixed = configuration.isMixed
    self.init(isOn: configuration.$isOn, mixed: { isMixed }, label: configuration.label)
  }
}

extension Toggle: PrimitiveView {
  /// The value is read here, so a change of the binding describes the toggle again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let isOn = view.isOn
    let mixed = view.mixed?()
    let isMixed = mixed ?? false
    let element = ElementDescription(.toggle, value: .bool(isOn.wrappedValue))
    let toggle: @MainActor () -> Void = { isOn.wrappedValue.toggle() }
    element.activate = node.environment.openMenu?.closing(toggle) ?? toggle
    element.mergesContent = true
    if let mixed { element.attributes.append(("mixed", .bool(mixed))) }
    node.layout = rule(of: node.environment.toggleStyle)
    if let style = node.environment.toggleStyle {
      element.isDrawnByStyle = true
      node.element = element
      draw(view, isMixed: isMixed, with: style, to: node)
    } else {
      node.element = element
      node.content(view.label)
    }
  }

  /// A style of an author's own arranges what it draws, and a button is one itself.
  @MainActor private static func rule(of style: (any ToggleStyle)?) -> (any LayoutRule)? {
    switch style {
    case nil, is DefaultToggleStyle, is SwitchToggleStyle:
      LabeledControlRule(part: ControlMetrics.toggle)
    case is CheckboxToggleStyle:
      LabeledControlRule(part: ControlMetrics.checkbox, fillsWidth: false)
    default: nil
    }
  }

  @MainActor private static func draw<S: ToggleStyle>(
    _ view: Self, isMixed: Bool, with style: S, to node: some NodeBuilder
  ) {
    if let name = platformToggleStyleNames[ObjectIdentifier(S.self)] {
      node.element?.attributes.append(("toggle_style", .string(name)))
    }
    node.styled(by: style, otherwise: view.label) { style, node in
      let configuration = ToggleStyleConfiguration(
        label: .init(view: view.label), isMixed: isMixed, isOn: view.isOn)
      node.content(style.makeBody(configuration: configuration))
    }
  }
}
