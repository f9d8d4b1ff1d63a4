// The styles of groups of controls: all of them show the controls.

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticControlGroupStyle`.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Shows the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// Buttons to go forward and back.
///
/// Source: SwiftUI's documentation of `NavigationControlGroupStyle`.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Shows the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Buttons to go forward and back.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// Symbols to choose from.
///
/// Source: SwiftUI's documentation of `PaletteControlGroupStyle`.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Shows the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Symbols to choose from.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A menu.
///
/// Source: SwiftUI's documentation of `MenuControlGroupStyle`.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Shows the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A small group in a menu.
///
/// Source: SwiftUI's documentation of `CompactMenuControlGroupStyle`.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Shows the controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A small group in a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}
