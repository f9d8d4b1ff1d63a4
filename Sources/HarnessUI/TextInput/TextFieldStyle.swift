/// Draws text fields.
///
/// Source: SwiftUI's documentation of `TextFieldStyle`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that draws a field.
  associatedtype _Body: View

  /// Draws a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body

  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field that a style draws.
nonisolated public struct _TextFieldStyleLabel: View {
  let view: any View
}

extension _TextFieldStyleLabel: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

enum TextFieldFamily: StyleFamily {
  typealias Style = any TextFieldStyle
  nonisolated static let suffix = "TextFieldStyle"
  static let platform: [any Any.Type] = [
    DefaultTextFieldStyle.self, PlainTextFieldStyle.self, RoundedBorderTextFieldStyle.self,
    SquareBorderTextFieldStyle.self,
  ]
}

extension View {
  /// Sets how the text fields inside look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(FamilyStyleModifier(TextFieldFamily.self, style, of: S.self))
  }
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultTextFieldStyle`.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Shows the field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// No border.
///
/// Source: SwiftUI's documentation of `PlainTextFieldStyle`.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Shows the field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A border with round corners.
///
/// Source: SwiftUI's documentation of `RoundedBorderTextFieldStyle`.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Shows the field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A border with corners.
///
/// Source: SwiftUI's documentation of `SquareBorderTextFieldStyle`.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Shows the field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
