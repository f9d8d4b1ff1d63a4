public import Foundation

/// A style whose type is hidden.
///
/// Source: SwiftUI's documentation of `AnyShapeStyle`.
nonisolated public struct AnyShapeStyle: ShapeStyle, NamedShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

  package var styleName: String { base.styleName(in: EnvironmentValues()) }
  package func resolvedName(in environment: EnvironmentValues) -> String {
    base.styleName(in: environment)
  }
}

/// A style with a change: what `attr(…)` reads is `red.opacity(0.5)`.
nonisolated struct ChangedStyle<Base: ShapeStyle>: ShapeStyle, NamedShapeStyle {
  let base: Base
  let change: String

  var styleName: String { resolvedName(in: EnvironmentValues()) }
  func resolvedName(in environment: EnvironmentValues) -> String {
    "\(base.styleName(in: environment)).\(change)"
  }
}

extension ShapeStyle {
  /// The style, more transparent.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, change: "opacity(\(opacity))")
  }

  /// The style, laid over what is below in a way of its own.
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, change: "blendMode(\(mode))")
  }

  /// The style with a shadow.
  nonisolated public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self, change: "shadow(\(style.name))")
  }

  /// The style as it looks in a rectangle.
  nonisolated public func `in`(_ rect: CGRect) -> some ShapeStyle { ChangedPlace(base: self) }

  /// The second level of the style.
  nonisolated public var secondary: some ShapeStyle {
    ChangedStyle(base: self, change: "secondary")
  }
  /// The third level of the style.
  nonisolated public var tertiary: some ShapeStyle { ChangedStyle(base: self, change: "tertiary") }
  /// The fourth level of the style.
  nonisolated public var quaternary: some ShapeStyle {
    ChangedStyle(base: self, change: "quaternary")
  }
  /// The fifth level of the style.
  nonisolated public var quinary: some ShapeStyle { ChangedStyle(base: self, change: "quinary") }
}

/// A style in a rectangle of its own, which changes nothing of its name.
nonisolated private struct ChangedPlace<Base: ShapeStyle>: ShapeStyle, NamedShapeStyle {
  let base: Base
  var styleName: String { base.styleName(in: EnvironmentValues()) }
  func resolvedName(in environment: EnvironmentValues) -> String {
    base.styleName(in: environment)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, more transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style, laid over what is below in a way of its own.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

/// A shadow of a style.
///
/// Source: SwiftUI's documentation of `ShadowStyle`.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let name: String

  /// Behind what is painted.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "drop \(radius.plain)") }

  /// Within what is painted.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(name: "inner \(radius.plain)") }
}

/// How colours are laid over others.
///
/// Source: SwiftUI's documentation of `BlendMode`.
nonisolated public enum BlendMode: Hashable, Sendable {
  /// The new colour covers the old one.
  case normal
  /// The product of both.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// Multiply or screen, as the ground is dark or light.
  case overlay
  /// The darker.
  case darken
  /// The lighter.
  case lighten
  /// The ground becomes lighter.
  case colorDodge
  /// The ground becomes darker.
  case colorBurn
  /// A soft spotlight.
  case softLight
  /// A hard spotlight.
  case hardLight
  /// How far both are apart.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of the new colour.
  case hue
  /// Its saturation.
  case saturation
  /// Its hue and saturation.
  case color
  /// Its luminosity.
  case luminosity
  /// The new colour over the old one, where there was one.
  case sourceAtop
  /// The old colour over the new one.
  case destinationOver
  /// The old colour where there is no new one.
  case destinationOut
  /// The darker sum.
  case plusDarker
  /// The lighter sum.
  case plusLighter
}
