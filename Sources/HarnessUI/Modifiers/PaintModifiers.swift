/// A view behind another one.
nonisolated struct BackgroundModifier<Background: View>: ViewModifier, PrimitiveModifier {
  let background: Background

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.child(content, at: 0)
    node.decoration(modifier.background, at: 1)
  }
}

extension View {
  /// Sets the font of the texts inside.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(AttributeModifier(name: "font", value: font.map { .string($0.name) }))
  }

  /// Sets the thickness of the strokes of the texts inside.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(AttributeModifier(name: "font_weight", value: weight.map { .string($0.name) }))
  }

  /// Sets the colour of the content inside.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(AttributeModifier(name: "foreground_color", value: color.map { .string($0.name) }))
  }

  /// Multiplies the colours of the view.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(AttributeModifier(name: "color_multiply", value: .string(color.name)))
  }

  /// Shows a view behind this one.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(background: background))
  }

  /// Shows views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(background: content()))
  }
}
