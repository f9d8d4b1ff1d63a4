/// A level of the foreground style: the first, the second and so on.
///
/// Source: SwiftUI's documentation of `HierarchicalShapeStyle`.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, NamedShapeStyle {
  let level: Int
  package var styleName: String {
    ["primary", "secondary", "tertiary", "quaternary", "quinary"][level]
  }

  /// The level that the views around gave a style of their own, if they gave several.
  package func resolvedName(in environment: EnvironmentValues) -> String {
    let styles = environment.foregroundStyles
    guard level > 0, level < styles.count else { return styleName }
    return styles[level].styleName(in: environment)
  }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The style of the foreground, which the views around set.
///
/// Source: SwiftUI's documentation of `ForegroundStyle`.
nonisolated public struct ForegroundStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "foreground" }
  /// The style of the foreground.
  public init() {}

  package func resolvedName(in environment: EnvironmentValues) -> String {
    environment.foregroundStyles.first?.styleName(in: environment) ?? styleName
  }
}

/// The style of the background, which the views around set.
///
/// Source: SwiftUI's documentation of `BackgroundStyle`.
nonisolated public struct BackgroundStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "background" }
  /// The style of the background.
  public init() {}

  package func resolvedName(in environment: EnvironmentValues) -> String {
    environment.backgroundStyle?.styleName(in: environment) ?? styleName
  }
}

/// The tint, which the views around set.
///
/// Source: SwiftUI's documentation of `TintShapeStyle`.
nonisolated public struct TintShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "tint" }
  /// The tint.
  public init() {}

  package func resolvedName(in environment: EnvironmentValues) -> String {
    environment.tintStyle?.styleName(in: environment) ?? styleName
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of the background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
