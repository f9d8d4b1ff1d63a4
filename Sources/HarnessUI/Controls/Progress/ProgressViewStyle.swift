/// Draws progress views.
///
/// Source: SwiftUI's documentation of `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that draws a progress view.
  associatedtype Body: View

  /// Draws a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows of a progress view.
///
/// Source: SwiftUI's documentation of `ProgressViewStyleConfiguration`.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The label of the value.
  nonisolated public struct CurrentValueLabel: View {
    let view: any View
  }
  /// How much is done, from 0 to 1; nil: nobody knows.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension View {
  /// Draws the progress views inside with a style.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(FamilyStyleModifier(ProgressFamily.self, style, of: S.self))
  }
}
