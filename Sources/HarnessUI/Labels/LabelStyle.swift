public import Foundation

/// Draws labels.
///
/// Source: SwiftUI's documentation of `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that draws a label.
  associatedtype Body: View

  /// Draws a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style knows of a label.
///
/// Source: SwiftUI's documentation of `LabelStyleConfiguration`.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title.
  nonisolated public struct Title: View {
    let view: any View
  }
  /// The label's icon.
  nonisolated public struct Icon: View {
    let view: any View
  }
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the labels inside with a style.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabelStyleKey>(value: style))
  }

  /// Sets the distance from icon to title of the labels inside, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    keeping("label_icon_to_title_spacing", .number(Double(value)))
  }

  /// Sets the width that is kept for the icons of the labels inside, in points.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    keeping("label_reserved_icon_width", .number(Double(value)))
  }
}
