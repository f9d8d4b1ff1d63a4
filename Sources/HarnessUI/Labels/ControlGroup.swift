/// Controls that belong together.
///
/// Source: SwiftUI's documentation of `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: (any View)?

  private init(content: Content, label: (any View)?) {
    self.content = content
    self.label = label
  }

  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

  /// Controls with a label made of views.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(content: LabeledControlGroupContent(content: content()), label: label())
  }

  /// Controls with a localised title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Controls with a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Controls with a localised title and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Controls with a title and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style draws, to be drawn by another style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label)
  }
}

/// The controls of a group with a label.
///
/// Source: SwiftUI's documentation of `LabeledControlGroupContent`.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
}

extension LabeledControlGroupContent: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(view.content, at: 0)
  }
}

extension ControlGroup: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let style = node.environment[ControlGroupStyleKey.self] {
      draw(view, with: style, to: node)
    } else {
      node.layout = StackRule.row(.center, nil)
      node.content(view.content)
    }
  }

  @MainActor private static func draw(
    _ view: Self, with style: some ControlGroupStyle, to node: some NodeBuilder
  ) {
    node.styled(by: style, otherwise: view.content) { style, node in
      let configuration = ControlGroupStyleConfiguration(
        content: .init(view: view.content), label: .init(view: view.label ?? EmptyView()))
      node.content(style.makeBody(configuration: configuration))
    }
  }
}

/// Draws groups of controls.
///
/// Source: SwiftUI's documentation of `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that draws a group.
  associatedtype Body: View

  /// Draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style knows of a group of controls.
///
/// Source: SwiftUI's documentation of `ControlGroupStyleConfiguration`.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: View {
    let view: any View
  }
  /// The group's label; empty where it has none.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The controls.
  public let content: Content
  /// The group's label.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension ControlGroupStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any ControlGroupStyle)? { nil }
}

extension View {
  /// Draws the groups of controls inside with a style.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyleKey>(value: style))
      .keeping(
        "control_group_style", .string(attributeText(ofStyle: S.self, suffix: "ControlGroupStyle")))
  }
}
