public import Foundation

/// A gradient from a centre outwards that fills its space.
///
/// Source: SwiftUI's documentation of `EllipticalGradient`.
nonisolated public struct EllipticalGradient: ShapeStyle, NamedShapeStyle, View, Sendable {
  package let styleName: String

  private init(_ colors: String, _ places: String) {
    styleName = "ellipticalGradient(\(colors); \(places))"
  }

  /// A gradient, from a centre outwards.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient.colorNames,
      "\(center.name), \(startRadiusFraction.plain) to \(endRadiusFraction.plain)")
  }

  /// Colours at equal distances, from a centre outwards.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      Gradient(colors: colors).colorNames,
      "\(center.name), \(startRadiusFraction.plain) to \(endRadiusFraction.plain)")
  }

  /// Colours with their places, from a centre outwards.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      Gradient(stops: stops).colorNames,
      "\(center.name), \(startRadiusFraction.plain) to \(endRadiusFraction.plain)")
  }

  /// A gradient of any kind, from a centre outwards.
  public init(
    gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient.colorNames,
      "\(center.name), \(startRadiusFraction.plain) to \(endRadiusFraction.plain)")
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient, from a centre outwards.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of any kind, from a centre outwards.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at equal distances, from a centre outwards.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours with their places, from a centre outwards.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
