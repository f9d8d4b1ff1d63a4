/// Says something about the screen that the view stands in: a page, a sheet. Where there is none, it
/// is said about the elements inside.
nonisolated struct ScreenAttributeModifier: ViewModifier, PrimitiveModifier {
  let name: String
  let value: ElementValue?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let value = modifier.value { node.annotate(.screen(modifier.name, value)) }
  }
}

/// The same, with a value that is read from a binding.
nonisolated struct BoundScreenAttribute: ViewModifier {
  let name: String
  let value: () -> ElementValue?

  @MainActor func body(content: Content) -> some View {
    content.modifier(ScreenAttributeModifier(name: name, value: value()))
  }
}

extension View {
  nonisolated func screenAttribute(_ name: String, _ value: ElementValue?) -> some View {
    modifier(ScreenAttributeModifier(name: name, value: value))
  }
}

/// Shows a style's part of a screen: its name is looked up where it is used.
nonisolated struct ScreenStyleModifier<S: ShapeStyle>: ViewModifier, PrimitiveModifier {
  let name: String
  let style: S

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let style = modifier.style.styleName(in: node.environment)
    node.annotate(.screen(modifier.name, .string(style)))
  }
}
