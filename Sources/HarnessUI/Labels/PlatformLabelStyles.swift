/// The style that fits the place: title and icon.
///
/// Source: SwiftUI's documentation of `DefaultLabelStyle`.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Shows icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// Title and icon.
///
/// Source: SwiftUI's documentation of `TitleAndIconLabelStyle`.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Shows icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// The title alone.
///
/// Source: SwiftUI's documentation of `TitleOnlyLabelStyle`.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, which the title names.
///
/// Source: SwiftUI's documentation of `IconOnlyLabelStyle`.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Shows the icon, with the title as its label.
  public func makeBody(configuration: Configuration) -> some View {
    TitledIcon(icon: configuration.icon, title: configuration.title)
  }
}

/// An icon that is called what a title says that is not shown.
nonisolated private struct TitledIcon: InnerView, PrimitiveView {
  let icon: LabelStyleConfiguration.Icon
  let title: LabelStyleConfiguration.Title

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.image)
    element.mergesContent = true
    if let image = view.icon.view as? Image {
      element.attributes.append(("name", .string(image.name)))
    }
    node.element = element
    node.layout = IconAndTitleRule(hidesTitle: true)
    node.child(view.icon, at: IconAndTitleRule.icon)
    node.child(view.title, at: IconAndTitleRule.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone, which the title names.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
