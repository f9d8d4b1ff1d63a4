/// A control that chooses a colour.
///
/// Source: SwiftUI's documentation of `ColorPicker`.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A colour picker with a label made of views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: { Text(titleKey) })
  }

  /// A colour picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: { Text(title) })
  }
}

extension ColorPicker: PrimitiveView {
  /// The value is read here, so a change of the binding describes the picker again.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(
      .colorPicker, value: .string(view.selection.wrappedValue.styleName))
    element.adjusting = ValueEditing(
      set: view.set,
      taken: { value in
        guard case .string(let text) = value else { return nil }
        return ColorText.color(from: text).map { .string($0.styleName) }
      })
    element.mergesContent = true
    element.attributes.append(("supports_opacity", .bool(view.supportsOpacity)))
    node.element = element
    node.layout = LabeledControlRule(part: ControlMetrics.colorWell)
    node.content(view.label)
  }

  private func set(_ value: ElementValue) -> String? {
    guard case .string(let text) = value, let color = ColorText.color(from: text) else {
      return "takes a colour such as \"red\" or \"#ff8800\""
    }
    selection.wrappedValue = color
    return nil
  }
}

/// Colours as scripts write them.
enum ColorText {
  private static let standard: [String: Color] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan,
    "gray": .gray, "green": .green, "indigo": .indigo, "mint": .mint, "orange": .orange,
    "pink": .pink, "primary": .primary, "purple": .purple, "red": .red,
    "secondary": .secondary, "teal": .teal, "white": .white, "yellow": .yellow,
  ]

  /// A standard colour's name, or `#rrggbb` with or without two digits for the opacity.
  static func color(from text: String) -> Color? {
    if let color = standard[text] { return color }
    guard text.hasPrefix("#"), let bits = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xff) / 255 }
    switch text.count {
    case 7: return Color(red: part(16), green: part(8), blue: part(0))
    case 9: return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    default: return nil
    }
  }
}
