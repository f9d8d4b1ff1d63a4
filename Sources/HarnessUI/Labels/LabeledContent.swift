public import Foundation

/// A value, a text or a control with a label.
///
/// Source: SwiftUI's documentation of `LabeledContent`.
nonisolated public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Drawn by the engine.
  public typealias Body = Never

  /// A view with a label made of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a localised title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// A text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A formatted value with a localised title.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// A formatted value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The view that a style draws, to be drawn by another style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let style = node.environment[LabeledContentStyleKey.self] {
      draw(view, with: style, to: node)
    } else {
      node.layout = LabelAndValueRule()
      node.content(TupleView((view.label, view.content)))
    }
  }

  @MainActor private static func draw(
    _ view: Self, with style: some LabeledContentStyle, to node: some NodeBuilder
  ) {
    let plain = TupleView((view.label, view.content))
    node.styled(by: style, otherwise: plain) { style, node in
      let configuration = LabeledContentStyleConfiguration(
        label: .init(view: view.label), content: .init(view: view.content))
      node.content(style.makeBody(configuration: configuration))
    }
  }
}

/// Draws views with a label.
///
/// Source: SwiftUI's documentation of `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that draws a view with its label.
  associatedtype Body: View

  /// Draws a view with its label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the view and its label.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style knows of a view and its label.
///
/// Source: SwiftUI's documentation of `LabeledContentStyleConfiguration`.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The view.
  nonisolated public struct Content: View {
    let view: any View
  }
  /// The label.
  public let label: Label
  /// The view.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension LabeledContentStyleConfiguration.Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// The platform's own arrangement.
///
/// Source: SwiftUI's documentation of `AutomaticLabeledContentStyle`.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Shows the label before the content.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: (any LabeledContentStyle)? { nil }
}

extension View {
  /// Draws the views with labels inside with a style.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyleKey>(value: style))
  }
}
