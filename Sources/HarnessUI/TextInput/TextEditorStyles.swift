// They differ in paint only; the editor draws itself.

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticTextEditorStyle`.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Shows nothing besides the editor.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// No border.
///
/// Source: SwiftUI's documentation of `PlainTextEditorStyle`.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Shows nothing besides the editor.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A border with round corners.
///
/// Source: SwiftUI's documentation of `RoundedBorderTextEditorStyle`.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Shows nothing besides the editor.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No border.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
