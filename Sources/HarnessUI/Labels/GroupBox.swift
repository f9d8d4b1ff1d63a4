/// Views that belong together, in a box with a label.
///
/// Source: SwiftUI's documentation of `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A box with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// A box with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style draws, to be drawn by another style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let style = node.environment[GroupBoxStyleKey.self] {
      draw(view, with: style, to: node)
    } else {
      node.layout = GroupBoxRule()
      node.content(TupleView((view.label, view.content)))
    }
  }

  @MainActor private static func draw(
    _ view: Self, with style: some GroupBoxStyle, to node: some NodeBuilder
  ) {
    let plain = TupleView((view.label, view.content))
    node.styled(by: style, otherwise: plain) { style, node in
      let configuration = GroupBoxStyleConfiguration(
        label: .init(view: view.label), content: .init(view: view.content))
      node.content(style.makeBody(configuration: configuration))
    }
  }
}

/// Draws boxes of views that belong together.
///
/// Source: SwiftUI's documentation of `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that draws a box.
  associatedtype Body: View

  /// Draws a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style knows of a box.
///
/// Source: SwiftUI's documentation of `GroupBoxStyleConfiguration`.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The box's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// What is in the box.
  nonisolated public struct Content: View {
    let view: any View
  }
  /// The box's label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension GroupBoxStyleConfiguration.Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// The platform's own box.
///
/// Source: SwiftUI's documentation of `DefaultGroupBoxStyle`.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension View {
  /// Draws the boxes inside with a style.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyleKey>(value: style))
  }
}
