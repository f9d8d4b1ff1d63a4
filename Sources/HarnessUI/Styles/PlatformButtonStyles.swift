// The platform's button styles. They differ in paint only, which changes no behaviour here.

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultButtonStyle`.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// No decoration while the button is idle.
///
/// Source: SwiftUI's documentation of `PlainButtonStyle`.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A border.
///
/// Source: SwiftUI's documentation of `BorderedButtonStyle`.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A border that stands out.
///
/// Source: SwiftUI's documentation of `BorderedProminentButtonStyle`.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// No border.
///
/// Source: SwiftUI's documentation of `BorderlessButtonStyle`.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The look of a link.
///
/// Source: SwiftUI's documentation of `LinkButtonStyle`.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A card that lifts when it has the focus.
///
/// Source: SwiftUI's documentation of `CardButtonStyle`.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A pane of glass.
///
/// Source: SwiftUI's documentation of `GlassButtonStyle`.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A pane of glass that stands out.
///
/// Source: SwiftUI's documentation of `GlassProminentButtonStyle`.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// For bars that narrow a search.
///
/// Source: SwiftUI's documentation of `AccessoryBarButtonStyle`.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// For actions in such bars.
///
/// Source: SwiftUI's documentation of `AccessoryBarActionButtonStyle`.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle {
  /// Whether the platform draws a border around the label.
  var hasBorder: Bool {
    self is BorderedButtonStyle || self is BorderedProminentButtonStyle
      || self is GlassButtonStyle || self is GlassProminentButtonStyle
  }
}
