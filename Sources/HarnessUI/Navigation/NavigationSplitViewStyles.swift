public import Foundation

/// How the columns of a split view share the room.
///
/// Source: SwiftUI's documentation of `NavigationSplitViewStyle`.
nonisolated public protocol NavigationSplitViewStyle {}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `AutomaticNavigationSplitViewStyle`.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The detail shrinks to make room for the other columns.
///
/// Source: SwiftUI's documentation of `BalancedNavigationSplitViewStyle`.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The detail keeps its size.
///
/// Source: SwiftUI's documentation of `ProminentDetailNavigationSplitViewStyle`.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that fits the place.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail shrinks to make room for the other columns.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how the columns of split views inside share the room.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    keeping("navigation_split_view_style", .string(styleName(style)))
  }

  /// Gives the column of the view a width, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    screenAttribute("navigation_split_view_column_width", .number(Double(width)))
  }

  /// Gives the column of the view a width within bounds, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    screenAttribute("navigation_split_view_column_width", .number(Double(ideal)))
  }
}
