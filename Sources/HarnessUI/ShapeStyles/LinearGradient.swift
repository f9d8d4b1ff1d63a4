/// A gradient along a line.
///
/// Source: SwiftUI's documentation of `LinearGradient`.
nonisolated public struct LinearGradient: ShapeStyle, NamedShapeStyle, View, Sendable {
  package let styleName: String

  private init(_ colors: String, _ places: String) {
    styleName = "linearGradient(\(colors); \(places))"
  }

  /// A gradient, along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient.colorNames, "\(startPoint.name) to \(endPoint.name)")
  }

  /// Colours at equal distances, along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(Gradient(colors: colors).colorNames, "\(startPoint.name) to \(endPoint.name)")
  }

  /// Colours with their places, along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(Gradient(stops: stops).colorNames, "\(startPoint.name) to \(endPoint.name)")
  }

  /// A gradient of any kind, along a line.
  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient.colorNames, "\(startPoint.name) to \(endPoint.name)")
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient, along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of any kind, along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances, along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours with their places, along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
