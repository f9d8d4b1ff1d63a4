/// Colours at the points of a net, which go over into each other.
///
/// Source: SwiftUI's documentation of `MeshGradient`.
nonisolated public struct MeshGradient: ShapeStyle, NamedShapeStyle, View, Equatable, Sendable {
  /// A point with the directions of the curves through it.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// Towards the leading neighbour.
    public var leadingControlPoint: SIMD2<Float>
    /// Towards the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// Towards the trailing neighbour.
    public var trailingControlPoint: SIMD2<Float>
    /// Towards the neighbour below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its directions.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of the points.
  public enum Locations: Equatable, Sendable {
    /// Points alone.
    case points([SIMD2<Float>])
    /// Points with directions.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// By name.
    case colors([Color])
    /// By components.
    case resolvedColors([Color.Resolved])
  }

  /// How many points there are from side to side.
  public var width: Int
  /// How many points there are from top to bottom.
  public var height: Int
  /// The places of the points, row by row, in shares of the size.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// What is beside the net.
  public var background: Color
  /// Whether colours go over gently.
  public var smoothsColors: Bool
  /// How colours between two others are found.
  public var colorSpace: Gradient.ColorSpace

  /// A net of places and colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A net of points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net of points and components of colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net of points with directions, and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  package var styleName: String {
    let names =
      switch colors {
      case .colors(let colors): colors.map(\.name)
      case .resolvedColors(let colors): colors.map(\.description)
      }
    return "meshGradient(\(names.joined(separator: ", ")); \(width) by \(height))"
  }
}
