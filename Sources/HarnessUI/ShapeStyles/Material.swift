/// A translucent ground.
///
/// Source: SwiftUI's documentation of `Material`.
nonisolated public struct Material: ShapeStyle, NamedShapeStyle, Equatable {
  package let styleName: String

  /// Rather translucent.
  public static let regular = Material(styleName: "regularMaterial")
  /// Rather opaque.
  public static let thick = Material(styleName: "thickMaterial")
  /// More translucent.
  public static let thin = Material(styleName: "thinMaterial")
  /// Mostly translucent.
  public static let ultraThin = Material(styleName: "ultraThinMaterial")
  /// Mostly opaque.
  public static let ultraThick = Material(styleName: "ultraThickMaterial")
  /// As bars of the system are.
  public static let bar = Material(styleName: "bar")

  /// The same material, active or not as told.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> Material { self }
}

extension ShapeStyle where Self == Material {
  /// Rather translucent.
  public static var regularMaterial: Material { .regular }
  /// Rather opaque.
  public static var thickMaterial: Material { .thick }
  /// More translucent.
  public static var thinMaterial: Material { .thin }
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars of the system are.
  public static var bar: Material { .bar }
}

/// When a material looks active.
///
/// Source: SwiftUI's documentation of `MaterialActiveAppearance`.
nonisolated public struct MaterialActiveAppearance: Equatable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
