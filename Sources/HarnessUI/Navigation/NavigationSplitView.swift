/// Which columns of a split view are shown.
///
/// Source: SwiftUI's documentation of `NavigationSplitViewVisibility`.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  /// Only the detail.
  public static var detailOnly: Self { Self(name: "detailOnly") }
  /// The last two columns.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// All columns.
  public static var all: Self { Self(name: "all") }
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
}

/// A column of a split view.
///
/// Source: SwiftUI's documentation of `NavigationSplitViewColumn`.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The first column.
  public static var sidebar: Self { Self(name: "sidebar") }
  /// The column in the middle.
  public static var content: Self { Self(name: "content") }
  /// The last column.
  public static var detail: Self { Self(name: "detail") }
}

/// Two or three columns, in which a choice decides what the next column shows.
///
/// Source: SwiftUI's documentation of `NavigationSplitView`.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var contentPages = NavigationContext(of: Content.self)
  @State private var detailPages = NavigationContext(of: Detail.self)

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }

  /// Three columns, as far as a binding shows them.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }

  /// Three columns, of which one is on top where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// Three columns, as far as a binding shows them, and the one on top where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }

  /// The columns.
  @MainActor @preconcurrency public var body: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    let hasTwo = Content.self == EmptyView.self
    let hidesSidebar = shown == .detailOnly || (shown == .doubleColumn && !hasTwo)
    ArrangedViews(by: SplitRule(top: topColumn)) {
      SplitColumn(
        name: .sidebar, root: sidebar.environmentValue(ListLookKey.self, .sidebar), pages: nil,
        links: hasTwo ? detailPages : contentPages, isCovered: hidesSidebar)
      if !hasTwo {
        SplitColumn(
          name: .content, root: content, pages: contentPages, links: detailPages,
          isCovered: shown == .detailOnly)
      }
      SplitColumn(
        name: .detail, root: detail, pages: detailPages, links: detailPages, isCovered: false)
    }
    .modifier(
      BoundScreenAttribute(name: "preferred_compact_column") { [compactColumn] in
        compactColumn.map { .string($0.wrappedValue.name) }
      }
    )
    .modifier(
      EndModifier { [contentPages, detailPages] in
        contentPages.end()
        detailPages.end()
      })
  }
}

extension NavigationSplitView {
  /// Which column is on top where there is room for one: the one that is asked for, else the last
  /// one into which a link has led, else the first.
  @MainActor private var topColumn: SplitRule.Column {
    switch compactColumn?.wrappedValue {
    case .sidebar?: return .sidebar
    case .content?: return .content
    case .detail?: return .detail
    default: break
    }
    if !detailPages.pages.isEmpty { return .detail }
    return contentPages.pages.isEmpty ? .sidebar : .content
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail(), nil, nil)
  }

  /// Two columns, as far as a binding shows them.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility, nil)
  }

  /// Two columns, of which one is on top where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), nil, preferredCompactColumn)
  }

  /// Two columns, as far as a binding shows them, and the one on top where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility, preferredCompactColumn)
  }
}

/// A column: a navigation of its own, whose links may lead into the next one.
private nonisolated struct SplitColumn<Root: View>: InnerView {
  let name: NavigationSplitViewColumn
  let root: Root
  /// Nil: nothing is pushed in this column.
  let pages: NavigationContext?
  let links: NavigationContext
  let isCovered: Bool

  @MainActor var body: some View {
    Group {
      if let pages {
        NavigationFrame(
          root: root.screenAttribute("column", .string(name.name)), context: pages, links: links)
      } else {
        ScreenElement(role: .navigation) {
          root.environment(\.navigation, links)
            .screenAttribute("column", .string(name.name))
        }
      }
    }
    .modifier(CoverModifier(isCovered: isCovered))
  }
}

/// An element to which bars and names inside belong.
nonisolated struct ScreenElement<Content: View>: InnerView, PrimitiveView {
  let role: Role
  let content: Content

  init(role: Role, @ViewBuilder content: () -> Content) {
    self.role = role
    self.content = content()
  }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(view.role)
    element.placement = .screen
    node.element = element
    node.layout = NavigationRule(isNavigation: view.role == .navigation)
    node.child(view.content, at: 0)
  }
}
