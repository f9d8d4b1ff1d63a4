/// How large the title in a toolbar is.
///
/// Source: SwiftUI's documentation of `ToolbarTitleDisplayMode`.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let name: String
  /// As on the page before.
  public static var automatic: Self { Self(name: "automatic") }
  /// Below the bar.
  public static var large: Self { Self(name: "large") }
  /// In the bar.
  public static var inline: Self { Self(name: "inline") }
  /// Large, and in the bar.
  public static var inlineLarge: Self { Self(name: "inlineLarge") }
}

/// What a page is for, which decides how its toolbar is laid out.
///
/// Source: SwiftUI's documentation of `ToolbarRole`.
nonisolated public struct ToolbarRole: Sendable {
  let name: String
  /// As the place decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// Goes from page to page.
  public static var navigationStack: Self { Self(name: "navigationStack") }
  /// Goes back and forth.
  public static var browser: Self { Self(name: "browser") }
  /// Edits a document.
  public static var editor: Self { Self(name: "editor") }
}

extension View {
  /// Says how large the title of the page is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenAttribute("navigation_bar_title_display_mode", .string("\(displayMode)"))
  }

  /// Says how large the title in the toolbar is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenAttribute("toolbar_title_display_mode", .string(mode.name))
  }

  /// Says what the page is for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    screenAttribute("toolbar_role", .string(role.name))
  }

  /// Hides the bar of the page, and the back button with it.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    screenAttribute("navigation_bar_hidden", .bool(hidden))
  }

  /// Hides the back button of the page.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    screenAttribute("navigation_bar_back_button_hidden", .bool(hidesBackButton))
  }

  /// Shows or hides the mark at the end of links in lists.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    keeping("navigation_link_indicator_visibility", .string("\(visibility)"))
  }

  /// Puts views into both ends of the page's bar.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar(items: ToolbarItem(placement: .navigationBarLeading) { leading })
      .toolbar(items: ToolbarItem(placement: .navigationBarTrailing) { trailing })
  }

  /// Puts a view into the beginning of the page's bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar(items: ToolbarItem(placement: .navigationBarLeading) { leading })
  }

  /// Puts a view into the end of the page's bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar(items: ToolbarItem(placement: .navigationBarTrailing) { trailing })
  }
}
