/// A view that shows a shape, to which more fills and lines can be added.
///
/// Source: SwiftUI's documentation of `ShapeView`.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// Drawn by the engine.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// Which parts are filled.
  public var fillStyle: FillStyle

  /// Fills a shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

/// A shape that is filled once more.
///
/// Source: SwiftUI's documentation of `FillShapeView`.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// Drawn by the engine.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// Which parts are filled.
  public var fillStyle: FillStyle
  /// What is below.
  public var background: Background

  /// Fills a shape above another view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// A line along a shape's outline.
///
/// Source: SwiftUI's documentation of `StrokeShapeView`.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// Drawn by the engine.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether its edge is smoothed.
  public var isAntialiased: Bool
  /// What is below.
  public var background: Background

  /// Draws a line above another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

/// A line within a shape's outline.
///
/// Source: SwiftUI's documentation of `StrokeBorderShapeView`.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// Drawn by the engine.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether its edge is smoothed.
  public var isAntialiased: Bool
  /// What is below.
  public var background: Background

  /// Draws a line above another view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}
