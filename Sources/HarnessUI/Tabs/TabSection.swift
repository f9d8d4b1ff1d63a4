/// Tabs that belong together under a header.
///
/// Source: SwiftUI's documentation of `TabSection`.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
> {
  private let header: Header
  private let title: String?
  private let content: Content

  init(header: Header, title: String?, content: Content) {
    self.header = header
    self.title = title
    self.content = content
  }
}

extension TabSection: TabContent, PrimitiveTabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = SelectionValue
  /// Pages of its own.
  public typealias Body = Never

  nonisolated var pages: [TabPage] {
    HarnessUI.pages(of: content).map { page in
      var page = page
      if let title { page.attributes.append(("tab_section", .string(title))) }
      return page
    }
  }
}

extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a header made of views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), title: (header() as? Text)?.string, content: content())
  }
}

extension TabSection
where Header == EmptyView, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), title: nil, content: content())
  }
}

extension TabSection
where Header == Text, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a localised title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), title: Text(titleKey).string, content: content())
  }

  /// Tabs under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), title: String(title), content: content())
  }
}
