/// How the dots of pages look.
///
/// Source: SwiftUI's documentation of `IndexViewStyle`.
nonisolated public protocol IndexViewStyle {}

/// A dot for each page.
///
/// Source: SwiftUI's documentation of `PageIndexViewStyle`.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  ///
  /// Source: SwiftUI's documentation of `PageIndexViewStyle.BackgroundDisplayMode`.
  public struct BackgroundDisplayMode: Sendable {
    let name: String
    /// As the place decides.
    public static let automatic = Self(name: "automatic")
    /// While the user touches them.
    public static let interactive = Self(name: "interactive")
    /// Always.
    public static let always = Self(name: "always")
    /// Never.
    public static let never = Self(name: "never")
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A dot for each page, with a background or not.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// When the bar of tabs makes room.
///
/// Source: SwiftUI's documentation of `TabBarMinimizeBehavior`.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// As the place decides.
  public static let automatic = Self(name: "automatic")
  /// When the user scrolls down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// When the user scrolls up.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never.
  public static let never = Self(name: "never")
}

/// When the tab that searches begins to.
///
/// Source: SwiftUI's documentation of `TabSearchActivation`.
nonisolated public struct TabSearchActivation: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// When it is selected.
  public static var searchTabSelection: Self { Self(name: "searchTabSelection") }
}

/// Where the view beside a bar of tabs stands.
///
/// Source: SwiftUI's documentation of `TabViewBottomAccessoryPlacement`.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above the bar.
  case expanded
}

/// How the user has arranged tabs.
///
/// Source: SwiftUI's documentation of `TabViewCustomization`.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Nothing is arranged.
  public init() {}

  /// Forgets where tabs were moved to.
  public mutating func resetSectionOrder() {}
  /// Forgets which tabs were hidden.
  public mutating func resetVisibility() {}
}

extension View {
  /// Sets how the dots of pages inside look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let details = (style as? PageIndexViewStyle)?.backgroundDisplayMode.name ?? "\(S.self)"
    return keeping("index_view_style", .string(details))
  }

  /// Says when the bar of tabs makes room.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    keeping("tab_bar_minimize_behavior", .string(behavior.name))
  }

  /// Says when the tab that searches begins to.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    keeping("tab_view_search_activation", .string(activation.name))
  }

  /// Says whether tabs are in a bar or in a sidebar at first.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    keeping("default_adaptable_tab_bar_placement", .string(defaultPlacement.name))
  }

  /// Shows a view beside the bar of tabs.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BesideModifier(beside: content()))
  }

  /// Shows a view beside the bar of tabs while it is wanted.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BesideModifier(beside: isEnabled ? content() : nil))
  }

  /// Lets the user arrange the tabs. Nobody does so here.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    keeping("tab_view_customization", .bool(customization != nil))
  }

  /// Shows a view above the tabs of a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BesideModifier(beside: content()))
  }

  /// Shows a view below the tabs of a sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BesideModifier(beside: content()))
  }

  /// Shows a view at the end of a sidebar of tabs.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BesideModifier(beside: content()))
  }
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the view beside the bar of tabs stands; nil where there is none.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}
