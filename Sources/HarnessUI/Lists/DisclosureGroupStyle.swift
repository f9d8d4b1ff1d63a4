/// Draws disclosure groups.
///
/// Source: SwiftUI's documentation of `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that draws a group.
  associatedtype Body: View

  /// Draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style knows of a disclosure group.
///
/// Source: SwiftUI's documentation of `DisclosureGroupStyleConfiguration`.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// What the group shows when it is unfolded.
  nonisolated public struct Content: View {
    let view: (any View)?
  }
  /// The group's label.
  public let label: Label
  /// What the group shows when it is unfolded; empty while it is not.
  public let content: Content
  /// Whether the group is unfolded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension DisclosureGroupStyleConfiguration.Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let view = view.view { node.child(erased: view, at: 0) }
  }
}

/// The label is a button, and the content follows it.
///
/// Source: SwiftUI's documentation of `AutomaticDisclosureGroupStyle`.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label as a button, and the content below it.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    let isOpen = isExpanded.wrappedValue
    Button(
      action: { isExpanded.wrappedValue.toggle() },
      label: { configuration.label.arranged(by: DisclosureLabelRule()) }
    )
    .keeping("expanded", .bool(isOpen))
    if isOpen { configuration.content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension View {
  /// Draws the disclosure groups inside with a style.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DisclosureGroupStyleKey>(value: style))
  }
}
