/// Draws buttons.
///
/// Source: SwiftUI's documentation of `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that draws a button.
  associatedtype Body: View

  /// Draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of a button.
///
/// Source: SwiftUI's documentation of `ButtonStyleConfiguration`.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// True while the button is held down.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// Who draws the buttons of a part of the interface.
enum ButtonDrawing {
  case platform
  case styled(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

struct ButtonDrawingKey: EnvironmentKey {
  static var defaultValue: ButtonDrawing { .platform }
}

extension EnvironmentValues {
  var buttonDrawing: ButtonDrawing {
    get { self[ButtonDrawingKey.self] }
    set { self[ButtonDrawingKey.self] = newValue }
  }
}

extension View {
  /// Draws the buttons inside with a style.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ButtonDrawingKey>(value: .styled(style)))
  }
}
