/// A navigation whose links push their own destinations.
///
/// Source: SwiftUI's documentation of `NavigationView`.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A navigation with a first page; several views are its columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The page on top.
  @MainActor @preconcurrency public var body: some View {
    NavigationPages(path: nil, root: content)
  }
}

/// How a navigation view shows its pages.
///
/// Source: SwiftUI's documentation of `NavigationViewStyle`.
nonisolated public protocol NavigationViewStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultNavigationViewStyle`.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One page at a time.
///
/// Source: SwiftUI's documentation of `StackNavigationViewStyle`.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages side by side.
///
/// Source: SwiftUI's documentation of `ColumnNavigationViewStyle`.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two pages side by side.
///
/// Source: SwiftUI's documentation of `DoubleColumnNavigationViewStyle`.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that fits the place.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views inside show their pages.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    keeping("navigation_view_style", .string(styleName(style)))
  }
}

/// What `attr(…)` reads of a style: the name by which people write it.
nonisolated func styleName<S>(_ style: S) -> String {
  let name = "\(S.self)".prefix { $0 != "<" }
  let ends = [
    "NavigationViewStyle", "NavigationSplitViewStyle", "TabViewStyle", "WindowStyle",
    "WindowToolbarStyle", "MenuBarExtraStyle",
  ]
  let stem = ends.first { name.hasSuffix($0) }.map { name.dropLast($0.count) } ?? name
  switch stem {
  case "Default": return "automatic"
  case "Column": return "columns"
  case "PullDown": return "menu"
  default: return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
