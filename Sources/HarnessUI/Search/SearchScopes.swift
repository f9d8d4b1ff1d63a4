/// Where the field of a search stands.
///
/// Source: SwiftUI's documentation of `SearchFieldPlacement`.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// When a field in the bar of a page is shown.
  ///
  /// Source: SwiftUI's documentation of `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String
    /// As the user scrolls.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
  }

  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// In the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// In the middle of the toolbar.
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the bar of the page.
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")

  /// In the bar of the page, as the user scrolls or always.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { Self(name: "navigationBarDrawer \(displayMode.name)") }
}

/// When the scopes of a search are shown.
///
/// Source: SwiftUI's documentation of `SearchScopeActivation`.
nonisolated public struct SearchScopeActivation: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// Once there is a text.
  public static var onTextEntry: Self { Self(name: "onTextEntry") }
  /// While the user searches.
  public static var onSearchPresentation: Self { Self(name: "onSearchPresentation") }
}

/// What a search does to the toolbar.
///
/// Source: SwiftUI's documentation of `SearchPresentationToolbarBehavior`.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// The toolbar keeps its items.
  public static var avoidHidingContent: Self { Self(name: "avoidHidingContent") }
}

/// How the field of a search fits into the toolbar.
///
/// Source: SwiftUI's documentation of `SearchToolbarBehavior`.
nonisolated public struct SearchToolbarBehavior: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// A button until the user searches.
  public static var minimize: Self { Self(name: "minimize") }
}

/// Whether a field takes what is spoken.
///
/// Source: SwiftUI's documentation of `TextInputDictationBehavior`.
nonisolated public struct TextInputDictationBehavior: Equatable, Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// As a choice of the user, or from the start.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline \(activation.name)")
  }
  /// Not at all.
  public static let preventDictation = Self(name: "preventDictation")
}

/// When a field begins to take what is spoken.
///
/// Source: SwiftUI's documentation of `TextInputDictationActivation`.
nonisolated public struct TextInputDictationActivation: Equatable, Sendable {
  let name: String
  /// When the user looks at it.
  public static let onLook = Self(name: "onLook")
  /// When the user chooses it.
  public static let onSelect = Self(name: "onSelect")
}

/// The scopes of a search: one choice of several, beside the field.
private nonisolated struct SearchScopesModifier<V: Hashable, S: View>: ViewModifier {
  let scope: Binding<V>
  let activation: SearchScopeActivation
  let scopes: S

  @MainActor func body(content: Content) -> some View {
    let scope = scope
    let select: (AnyHashable) -> Void = { tag in
      if let value = tag.base as? V { scope.wrappedValue = value }
    }
    let element = ScopeBar(
      pages: HarnessUI.tabPages(of: scopes), selected: AnyHashable(scope.wrappedValue),
      activation: activation.name, select: select)
    return content.modifier(BesideModifier(beside: element))
  }
}

private nonisolated struct ScopeBar: InnerView, PrimitiveView {
  let pages: [TabPage]
  let selected: AnyHashable
  let activation: String
  let select: (AnyHashable) -> Void

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.tabBar, label: "Scope")
    element.placement = .bar
    element.attributes = [("activation", .string(view.activation))]
    node.element = element
    node.layout = SharedWidthRule(height: ScreenMetrics.scopeBar, slot: .scopes)
    let select = view.select
    for (index, page) in view.pages.enumerated() {
      let tag = page.value ?? AnyHashable(index)
      node.child(
        ScopeElement(page: page, isSelected: tag == view.selected, select: { select(tag) }),
        id: page.id)
    }
  }
}

private nonisolated struct ScopeElement: InnerView, PrimitiveView {
  let page: TabPage
  let isSelected: Bool
  let select: @MainActor () -> Void

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.tab)
    element.mergesContent = true
    element.activate = view.select
    element.attributes = [("selected", .bool(view.isSelected))]
    node.element = element
    node.layout = SegmentRule()
    if let tag = view.page.value { node.annotate(.tag(tag)) }
    node.child(erased: view.page.view, at: 0)
  }
}

extension View {
  /// Lets the user choose where to search, by the tags of views.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  /// Lets the user choose where to search, by the tags of views, from some moment on.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }

  /// Says what a search does to the toolbar.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    screenAttribute("search_presentation_toolbar_behavior", .string(behavior.name))
  }

  /// Says whether the field of a search takes what is spoken.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    screenAttribute("search_dictation_behavior", .string(dictationBehavior.name))
  }

  /// Says how the field of a search fits into the toolbar.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    screenAttribute("search_toolbar_behavior", .string(behavior.name))
  }
}
