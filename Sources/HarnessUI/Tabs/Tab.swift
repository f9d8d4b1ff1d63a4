/// What a tab is for.
///
/// Source: SwiftUI's documentation of `TabRole`.
nonisolated public struct TabRole: Hashable, Sendable {
  let name: String
  /// It searches.
  public static var search: Self { Self(name: "search") }
}

/// One tab of a tab view: an item of the bar, and its page.
///
/// Source: SwiftUI's documentation of `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: any View

  init(value: AnyHashable?, role: TabRole?, content: Content, label: any View) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent, PrimitiveTabContent {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value
  /// A page of its own.
  public typealias Body = Never

  nonisolated var pages: [TabPage] {
    var page = TabPage(id: value ?? AnyHashable(0), value: value, view: content, label: label)
    if let role { page.attributes.append(("tab_role", .string(role.name))) }
    return [page]
  }
}

/// The label of a tab that has a title and a picture, or none.
///
/// Source: SwiftUI's documentation of `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
  let title: String
  var image: Image?

  /// The picture and the title.
  @MainActor @preconcurrency public var body: some View {
    image
    Text(verbatim: title)
  }

  /// The label of the platform's search tab.
  static var search: DefaultTabLabel {
    DefaultTabLabel(title: "Search", image: Image(systemName: "magnifyingglass"))
  }
}

extension Tab {
  /// A tab with a label made of views.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// A tab with a label made of views.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// A tab of a selection that may be nil, with a label made of views.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab that only the user selects, with a label made of views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// A tab without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A tab without a label that only the user selects.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab that has the label of its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel.search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab that has the label of its role and that only the user selects.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel.search)
  }
}
