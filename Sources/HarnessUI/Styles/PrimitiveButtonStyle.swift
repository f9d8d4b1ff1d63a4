/// Draws buttons and decides when they act.
///
/// Source: SwiftUI's documentation of `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that draws a button.
  associatedtype Body: View

  /// Draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style that decides when a button acts knows of the button.
///
/// Source: SwiftUI's documentation of `PrimitiveButtonStyleConfiguration`.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  public func trigger() { MainActor.assumeIsolated(action) }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style draws, to be drawn by another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Draws the buttons inside with a style that decides when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ButtonDrawingKey>(value: .primitive(style)))
  }
}
