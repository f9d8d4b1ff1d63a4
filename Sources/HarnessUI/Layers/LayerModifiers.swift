/// A view behind or before another one.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
  let layer: Layer
  var alignment = Alignment.center
  var isBehind = false

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.layout = LayerRule(alignment: modifier.alignment, isBehind: modifier.isBehind)
    node.child(content, at: 0)
    node.decoration(modifier.layer, at: 1)
  }
}

/// A style in a shape, behind or before the view.
nonisolated struct ShapeLayerModifier<Style: ShapeStyle, S: Shape>: ViewModifier,
  PrimitiveModifier
{
  /// `background` or `overlay`.
  let name: String
  let style: Style
  let shape: S

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let environment = node.environment
    let style = modifier.style.styleName(in: environment)
    node.annotate(.attribute(modifier.name, .string(style)))
    let shape = modifier.shape.shapeName(in: environment)
    node.annotate(.attribute("\(modifier.name)_shape", .string(shape)))
  }
}

extension View {
  // MARK: Behind

  /// Shows a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Shows views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true)) }

  /// Paints the background's style behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Paints a style behind the view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(StyleAttributeModifier(name: "background", style: style)) }

  /// Paints a shape in the background's style behind the view.
  @_disfavoredOverload
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Paints a shape behind the view.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(ShapeLayerModifier(name: "background", style: style, shape: shape)) }

  /// Paints a shape in the background's style behind the view.
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Paints a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(ShapeLayerModifier(name: "background", style: style, shape: shape)) }

  // MARK: Before

  /// Shows a view before this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(LayerModifier(layer: overlay, alignment: alignment)) }

  /// Shows views before this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(LayerModifier(layer: content(), alignment: alignment)) }

  /// Paints a style before the view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(StyleAttributeModifier(name: "overlay", style: style)) }

  /// Paints a shape before the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { modifier(ShapeLayerModifier(name: "overlay", style: style, shape: shape)) }
}
