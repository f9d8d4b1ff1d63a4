public import Foundation

/// Keeps a number as an attribute, on its way when it is animated.
nonisolated struct NumberEffectModifier: ViewModifier, PrimitiveModifier, Animatable {
  let name: String
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.attribute(modifier.name, .number((modifier.number * 1e9).rounded() / 1e9)))
  }
}

extension View {
  nonisolated private func painted(_ name: String, number: Double) -> some View {
    modifier(NumberEffectModifier(name: name, number: number))
  }

  /// Makes the view soft.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    painted("blur", number: Double(radius))
  }

  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View {
    painted("brightness", number: amount)
  }

  /// Changes how far light and dark are apart.
  nonisolated public func contrast(_ amount: Double) -> some View {
    painted("contrast", number: amount)
  }

  /// Changes how strong the colours are.
  nonisolated public func saturation(_ amount: Double) -> some View {
    painted("saturation", number: amount)
  }

  /// Takes colours away: 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    painted("grayscale", number: amount)
  }

  /// Turns the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    painted("hue_rotation", number: angle.degrees)
  }

  /// Inverts the colours.
  nonisolated public func colorInvert() -> some View { keeping("color_invert", .bool(true)) }

  /// Multiplies the colours of the view.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    keeping("color_multiply", .string(color.name))
  }

  /// Makes what is dark transparent.
  nonisolated public func luminanceToAlpha() -> some View {
    keeping("luminance_to_alpha", .bool(true))
  }

  /// Says how the view is laid over what is below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    keeping("blend_mode", .string("\(blendMode)"))
  }

  /// Applies effects to the view as a whole.
  nonisolated public func compositingGroup() -> some View {
    keeping("compositing_group", .bool(true))
  }

  /// Lets positions and sizes of the view change as a whole.
  nonisolated public func geometryGroup() -> some View { keeping("geometry_group", .bool(true)) }

  /// Paints the view into a picture first.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { keeping("drawing_group", .bool(true)) }

  /// Draws a line around the view's frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(StyleAttributeModifier(name: "border", style: content))
      .keeping("border_width", .number(Double(width)))
  }

  /// Mirrors the view where lines run from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    keeping("flips_for_right_to_left_layout_direction", .bool(enabled))
  }

  /// Continues the view beyond its edges, mirrored and soft.
  nonisolated public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues the view beyond its edges, or not.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    keeping("background_extension_effect", .bool(isEnabled))
  }
}

/// How colours are mixed while a view is painted.
///
/// Source: SwiftUI's documentation of `ColorRenderingMode`.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  /// With gamma curve.
  case nonLinear
  /// Without it.
  case linear
  /// Without it, and with components beyond 0 to 1.
  case extendedLinear
}
