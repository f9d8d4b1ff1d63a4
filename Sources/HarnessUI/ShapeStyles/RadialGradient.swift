public import Foundation

/// A gradient from a centre outwards.
///
/// Source: SwiftUI's documentation of `RadialGradient`.
nonisolated public struct RadialGradient: ShapeStyle, NamedShapeStyle, View, Sendable {
  package let styleName: String

  private init(_ colors: String, _ places: String) {
    styleName = "radialGradient(\(colors); \(places))"
  }

  /// A gradient, from a centre outwards.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient.colorNames, "\(center.name), \(startRadius.plain) to \(endRadius.plain)")
  }

  /// Colours at equal distances, from a centre outwards.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      Gradient(colors: colors).colorNames,
      "\(center.name), \(startRadius.plain) to \(endRadius.plain)")
  }

  /// Colours with their places, from a centre outwards.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      Gradient(stops: stops).colorNames,
      "\(center.name), \(startRadius.plain) to \(endRadius.plain)")
  }

  /// A gradient of any kind, from a centre outwards.
  public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient.colorNames, "\(center.name), \(startRadius.plain) to \(endRadius.plain)")
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient, from a centre outwards.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of any kind, from a centre outwards.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at equal distances, from a centre outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours with their places, from a centre outwards.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
