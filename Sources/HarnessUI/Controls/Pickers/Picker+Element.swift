extension Picker: PrimitiveView {
  /// The value is read here, so a change of the binding describes the picker again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let selection = view.selection
    let current = selection.wrappedValue
    let mixed = view.mixed?()
    let isMixed = mixed ?? false
    let menu = node.environment.openMenu
    let element = ElementDescription(.picker)
    element.choosing = Choosing(of: "\(SelectionValue.self)") { tags in
      guard let (tag, value) = Self.value(of: tags) else { return nil }
      let select: @MainActor () -> Void = { selection.wrappedValue = value }
      return ChosenOption(
        tag: tag, isSelected: !isMixed && value == current, select: menu?.closing(select) ?? select)
    }
    if let mixed { element.attributes.append(("mixed", .bool(mixed))) }
    element.note("picker_style", PickerFamily.self, in: node.environment)
    node.element = element
    let style = node.environment[StyleNameKey<PickerFamily>.self]
    node.layout = menu == nil ? rule(of: style) : rule(of: "inline")
    node.child(view.label, at: PickerSlot.label)
    node.child(view.content.modifier(OpenMenuModifier(menu: nil)), at: PickerSlot.options)
    if let label = view.currentValueLabel {
      node.child(erased: label, at: PickerSlot.currentValue)
    }
  }

  private static func rule(of style: String?) -> any LayoutRule {
    switch style {
    case "segmented", "palette":
      OptionsRule(axis: .horizontal, height: ControlMetrics.segmentHeight)
    case "wheel":
      OptionsRule(
        axis: .vertical, height: ControlMetrics.wheelRowHeight,
        wholeHeight: ControlMetrics.wheelHeight)
    case "inline", "radio_group":
      OptionsRule(axis: .vertical, height: ControlMetrics.optionHeight, showsLabel: true)
    default: MenuPickerRule()
    }
  }

  /// The first tag that is a value of this picker, or for an optional value what it may hold.
  private static func value(of tags: [AnyHashable]) -> (AnyHashable, SelectionValue)? {
    for tag in tags {
      let type = type(of: tag.base)
      let fits = type == SelectionValue.self || type == wrappedType
      if fits || SelectionValue.self == AnyHashable.self, let value = tag as? SelectionValue {
        return (tag, value)
      }
    }
    return nil
  }

  private static var wrappedType: (any Any.Type)? {
    (SelectionValue.self as? any OptionalType.Type)?.wrapped
  }
}

private protocol OptionalType {
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }
}

/// The styles of pickers.
enum PickerFamily {}
