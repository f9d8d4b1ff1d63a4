/// A title with an icon.
///
/// Source: SwiftUI's documentation of `Label`.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A label made of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  fileprivate init(_ title: Title, _ icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label where Title == Text, Icon == Image {
  /// A localised title with an asset of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// A localised title with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// A title with an asset of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }

  /// A title with a symbol of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws, to be drawn by another style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(configuration.title, configuration.icon)
  }
}

extension Label: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    guard let style = node.environment.labelStyle else {
      node.layout = IconAndTitleRule()
      node.child(view.icon, at: IconAndTitleRule.icon)
      node.child(view.title, at: IconAndTitleRule.title)
      return
    }
    draw(view, with: style, to: node)
  }

  @MainActor private static func draw<S: LabelStyle>(
    _ view: Self, with style: S, to node: some NodeBuilder
  ) {
    if node.isDrawn(by: S.self) {
      node.layout = IconAndTitleRule()
      node.child(view.icon, at: IconAndTitleRule.icon)
      node.child(view.title, at: IconAndTitleRule.title)
      return
    }
    if style is DefaultLabelStyle || style is TitleAndIconLabelStyle {
      node.layout = IconAndTitleRule()
    }
    node.styled(by: style) { style, node in
      let configuration = LabelStyleConfiguration(
        title: .init(view: view.title), icon: .init(view: view.icon))
      node.content(style.makeBody(configuration: configuration))
    }
  }
}
