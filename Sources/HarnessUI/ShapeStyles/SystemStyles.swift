// Styles of the system, each for one purpose. They are kept by name.

/// The style of what is selected.
///
/// Source: SwiftUI's documentation of `SelectionShapeStyle`.
nonisolated public struct SelectionShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "selection" }
  /// The style of what is selected.
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of lines that divide.
///
/// Source: SwiftUI's documentation of `SeparatorShapeStyle`.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "separator" }
  /// The style of lines that divide.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines that divide.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of a text that stands for input.
///
/// Source: SwiftUI's documentation of `PlaceholderTextShapeStyle`.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "placeholder" }
  /// The style of a text that stands for input.
  public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of a text that stands for input.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
///
/// Source: SwiftUI's documentation of `LinkShapeStyle`.
nonisolated public struct LinkShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "link" }
  /// The style of links.
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of small filled shapes.
///
/// Source: SwiftUI's documentation of `FillShapeStyle`.
nonisolated public struct FillShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "fill" }
  /// The style of small filled shapes.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of small filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of the ground of windows.
///
/// Source: SwiftUI's documentation of `WindowBackgroundShapeStyle`.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, NamedShapeStyle {
  package var styleName: String { "windowBackground" }
  /// The style of the ground of windows.
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the ground of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
