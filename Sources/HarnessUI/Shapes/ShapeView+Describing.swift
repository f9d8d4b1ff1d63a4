// A shape is no element: what is painted goes, as attributes, to the group that a name makes of it.

extension NodeBuilder {
  /// Keeps the shape's name, its numbers, and what it is painted with.
  fileprivate func annotate(
    shape: some Shape, _ kind: String, _ style: some ShapeStyle, _ stroke: StrokeStyle? = nil
  ) {
    let environment = environment
    annotate(.attribute("shape", .string(shape.shapeName(in: environment))))
    annotate(.attribute(kind, .string(style.styleName(in: environment))))
    if let stroke { annotate(.attribute("line_width", .number(Double(stroke.lineWidth)))) }
    if let dash = stroke?.dash, !dash.isEmpty {
      annotate(.attribute("dash", .string(dash.map(\.plain).joined(separator: ", "))))
    }
    for (name, number) in shape.shapeNumbers {
      annotate(.attribute(name, .number((Double(number) * 1e9).rounded() / 1e9)))
    }
  }
}

extension _ShapeView: PrimitiveView {
  package static var isFlattened: Bool { true }
  /// The style is looked up in the environment.
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.annotate(shape: view.shape, "fill", view.style)
    node.layout = ShapeRule(shape: view.shape, fillStyle: view.fillStyle)
    if view.fillStyle.isEOFilled { node.annotate(.attribute("even_odd", .bool(true))) }
  }
}

extension FillShapeView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.annotate(shape: view.shape, "fill", view.style)
    node.layout = ShapeRule(shape: view.shape, fillStyle: view.fillStyle)
    if view.fillStyle.isEOFilled { node.annotate(.attribute("even_odd", .bool(true))) }
    node.child(view.background, at: 0)
  }
}

extension StrokeShapeView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.annotate(shape: view.shape, "stroke", view.style, view.strokeStyle)
    node.layout = ShapeRule(shape: view.shape, strokeStyle: view.strokeStyle)
    node.child(view.background, at: 0)
  }
}

extension StrokeBorderShapeView: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.annotate(shape: view.shape, "stroke_border", view.style, view.strokeStyle)
    node.layout = ShapeRule(shape: view.shape, strokeStyle: view.strokeStyle)
    node.child(view.background, at: 0)
  }
}

// MARK: Animation

extension _ShapeView: Animatable {
  /// What of the shape is animated.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension FillShapeView: Animatable {
  /// What of the shape is animated.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension StrokeShapeView: Animatable {
  /// What of the shape and its line is animated.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }
}

extension StrokeBorderShapeView: Animatable {
  /// What of the shape and its line is animated.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }
}
