/// Paints with a style: kept under a name, which the views around may decide.
nonisolated struct StyleAttributeModifier<Style: ShapeStyle>: ViewModifier, PrimitiveModifier {
  let name: String
  let style: Style?

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let style = modifier.style else { return }
    node.annotate(.attribute(modifier.name, .string(style.styleName(in: node.environment))))
  }
}

/// Sets what `.foreground` and its levels stand for inside.
nonisolated struct ForegroundStyleModifier: ViewModifier, PrimitiveModifier {
  /// The first level, the second and so on.
  let styles: [AnyShapeStyle]

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let names = ["foreground_style", "foreground_style_secondary", "foreground_style_tertiary"]
    // A level, such as `.secondary`, is one of the styles around.
    let environment = node.environment
    let resolved = modifier.styles.map { $0.resolvedName(in: environment) }
    for (name, style) in zip(names, resolved) { node.annotate(.attribute(name, .string(style))) }
    node.transformEnvironment { values in
      values.foregroundStyles = zip(modifier.styles, resolved).map { style, name in
        AnyShapeStyle(FixedStyle(base: style, name: name))
      }
    }
  }
}

/// A style that is known by what it stood for where it was set.
nonisolated private struct FixedStyle: ShapeStyle, NamedShapeStyle {
  let base: AnyShapeStyle
  let name: String
  var styleName: String { name }
}

/// Sets what `.tint` stands for inside.
nonisolated struct TintModifier: ViewModifier, PrimitiveModifier {
  let name: String
  let style: AnyShapeStyle?

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let style = modifier.style {
      let text = style.resolvedName(in: node.environment)
      node.annotate(.attribute(modifier.name, .string(text)))
    }
    node.transformEnvironment { $0.tintStyle = modifier.style }
  }
}

/// Sets what `.background` stands for inside.
nonisolated struct BackgroundStyleModifier: ViewModifier, PrimitiveModifier {
  let style: AnyShapeStyle

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let text = modifier.style.resolvedName(in: node.environment)
    node.annotate(.attribute("background_style", .string(text)))
    node.transformEnvironment { $0.backgroundStyle = modifier.style }
  }
}

/// Sets the colour of the foreground inside; nil takes back what is set around.
nonisolated struct ForegroundColorModifier: ViewModifier, PrimitiveModifier {
  let color: Color?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let color = modifier.color {
      node.annotate(.attribute("foreground_color", .string(color.name)))
    }
    node.transformEnvironment { values in
      values.foregroundStyles = modifier.color.map { [AnyShapeStyle($0)] } ?? []
    }
  }
}

extension View {
  /// Sets the style of the foreground inside.
  @_disfavoredOverload
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the first two levels of the foreground style inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of the foreground style inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    return modifier(ForegroundStyleModifier(styles: styles))
  }

  /// Sets the colour of the content inside.
  @_disfavoredOverload
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundColorModifier(color: color))
  }

  /// Sets the style of the background inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
  }

  /// Sets the tint inside; nil is the platform's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(name: "tint", style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint inside; nil is the platform's.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(name: "tint", style: tint.map { AnyShapeStyle($0) }))
  }

  /// Sets the tint inside, under its older name.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintModifier(name: "accent_color", style: accentColor.map { AnyShapeStyle($0) }))
  }

  /// Says when materials inside look active.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    keeping("material_active_appearance", .string(appearance.name))
  }
}
