public import Foundation

/// A shadow, kept as numbers and a colour.
nonisolated struct ShadowModifier: ViewModifier, PrimitiveModifier, Animatable {
  let color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.attribute("shadow", .number((Double(modifier.radius) * 1e9).rounded() / 1e9)))
    node.annotate(.attribute("shadow_color", .string(modifier.color.name)))
    let (x, y) = (modifier.offset.width.plain, modifier.offset.height.plain)
    node.annotate(.attribute("shadow_offset", .string("\(x), \(y)")))
  }
}

extension View {
  /// Adds a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
