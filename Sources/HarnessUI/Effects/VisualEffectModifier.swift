/// Changes how a view looks by what a proxy knows of its place.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier, PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let proxy = node.geometry() else { return }
    for (name, value) in modifier.effect(EmptyVisualEffect(), proxy).attributes {
      node.annotate(.attribute(name, value))
    }
  }
}

extension View {
  /// Changes how the view looks, as its size and place have it.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}
