/// How a tab view shows its pages.
///
/// Source: SwiftUI's documentation of `TabViewStyle`.
nonisolated public protocol TabViewStyle {}

/// A style whose parts are said in its attribute.
private protocol DescribedTabViewStyle: TabViewStyle {
  nonisolated var details: String { get }
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultTabViewStyle`.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that fits the place.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar, or a sidebar where there is room.
///
/// Source: SwiftUI's documentation of `SidebarAdaptableTabViewStyle`.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A bar, wherever it is.
///
/// Source: SwiftUI's documentation of `TabBarOnlyTabViewStyle`.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, wherever it is.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages with a frame around them.
///
/// Source: SwiftUI's documentation of `GroupedTabViewStyle`.
nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Pages with a frame around them.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Pages one below the other, as on a watch.
///
/// Source: SwiftUI's documentation of `CarouselTabViewStyle`.
nonisolated public struct CarouselTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages one below the other, as on a watch.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// Pages that the user swipes through, with dots.
///
/// Source: SwiftUI's documentation of `PageTabViewStyle`.
nonisolated public struct PageTabViewStyle: DescribedTabViewStyle {
  /// Whether the dots are shown.
  ///
  /// Source: SwiftUI's documentation of `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Sendable {
    let name: String
    /// Where there are several pages.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
    /// Never.
    public static let never = Self(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  nonisolated fileprivate var details: String { "page \(indexDisplayMode.name)" }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user swipes through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that the user swipes through, with dots or not.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// Pages that the user swipes through from top to bottom.
///
/// Source: SwiftUI's documentation of `VerticalPageTabViewStyle`.
nonisolated public struct VerticalPageTabViewStyle: DescribedTabViewStyle {
  /// How a page changes into the next.
  ///
  /// Source: SwiftUI's documentation of `VerticalPageTabViewStyle.TransitionStyle`.
  public struct TransitionStyle: Equatable, Sendable {
    let name: String
    /// As the place decides.
    public static let automatic = Self(name: "automatic")
    /// One covers the other.
    public static let blur = Self(name: "blur")
    /// Nothing is shown of it.
    public static let identity = Self(name: "identity")
  }

  private let transitionStyle: TransitionStyle

  /// Creates the style.
  public init(transitionStyle: TransitionStyle = .automatic) {
    self.transitionStyle = transitionStyle
  }

  nonisolated fileprivate var details: String { "verticalPage \(transitionStyle.name)" }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages that the user swipes through from top to bottom.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Pages that the user swipes through from top to bottom, changing in a way.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  /// The name of the style of tab views.
  var tabViewStyle: String {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how tab views inside show their pages.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let name = (style as? any DescribedTabViewStyle)?.details ?? styleName(style)
    return environment(\.tabViewStyle, name)
  }
}
