/// A gradient around a centre.
///
/// Source: SwiftUI's documentation of `AngularGradient`.
nonisolated public struct AngularGradient: ShapeStyle, NamedShapeStyle, View, Sendable {
  package let styleName: String

  private init(_ colors: String, _ places: String) {
    styleName = "angularGradient(\(colors); \(places))"
  }

  /// A gradient, around a centre between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero) {
    self.init(
      gradient.colorNames,
      "\(center.name), \(startAngle.degrees.plain) to \(endAngle.degrees.plain)")
  }

  /// Colours at equal distances, around a centre between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero) {
    self.init(
      Gradient(colors: colors).colorNames,
      "\(center.name), \(startAngle.degrees.plain) to \(endAngle.degrees.plain)")
  }

  /// Colours with their places, around a centre between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero)
  {
    self.init(
      Gradient(stops: stops).colorNames,
      "\(center.name), \(startAngle.degrees.plain) to \(endAngle.degrees.plain)")
  }

  /// A gradient, all around a centre.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient.colorNames, "\(center.name), \(angle.degrees.plain)")
  }

  /// Colours at equal distances, all around a centre.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(Gradient(colors: colors).colorNames, "\(center.name), \(angle.degrees.plain)")
  }

  /// Colours with their places, all around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(Gradient(stops: stops).colorNames, "\(center.name), \(angle.degrees.plain)")
  }

  /// A gradient of any kind, around a centre between two angles.
  public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero)
  {
    self.init(
      gradient.colorNames,
      "\(center.name), \(startAngle.degrees.plain) to \(endAngle.degrees.plain)")
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient, around a centre between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of any kind, around a centre between two angles.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at equal distances, around a centre between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours with their places, around a centre between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient, all around a centre.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours at equal distances, all around a centre.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours with their places, all around a centre.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
