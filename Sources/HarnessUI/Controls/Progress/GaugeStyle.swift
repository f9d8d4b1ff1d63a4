/// Draws gauges.
///
/// Source: SwiftUI's documentation of `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that draws a gauge.
  associatedtype Body: View

  /// Draws a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style knows of a gauge.
///
/// Source: SwiftUI's documentation of `GaugeStyleConfiguration`.
nonisolated public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The label of the value.
  nonisolated public struct CurrentValueLabel: View {
    let view: any View
  }
  /// The label of the lower end.
  nonisolated public struct MinimumValueLabel: View {
    let view: any View
  }
  /// The label of the upper end.
  nonisolated public struct MaximumValueLabel: View {
    let view: any View
  }
  /// The labels of marks.
  nonisolated public struct MarkedValueLabel: View {
    let view: any View
  }
  /// Where the value lies, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
  let markedValueLabels: MarkedValueLabel?
}

extension GaugeStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension GaugeStyleConfiguration.CurrentValueLabel: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension GaugeStyleConfiguration.MinimumValueLabel: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension GaugeStyleConfiguration.MaximumValueLabel: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension GaugeStyleConfiguration.MarkedValueLabel: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension View {
  /// Draws the gauges inside with a style.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(FamilyStyleModifier(GaugeFamily.self, style, of: S.self))
  }
}
