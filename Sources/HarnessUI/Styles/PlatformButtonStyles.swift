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

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No decoration while the button is idle.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border that stands out.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
