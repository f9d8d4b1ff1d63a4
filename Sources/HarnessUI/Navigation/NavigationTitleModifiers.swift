public import Foundation

extension View {
  /// Gives the page a title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    screenAttribute("navigation_title", .string(title.string))
  }

  /// Gives the page a localised title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the page a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the page a title that the user may change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(
      BoundScreenAttribute(name: "navigation_title", value: { .string(title.wrappedValue) }))
  }

  /// Shows a view as the title of the page.
  nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    toolbar(items: ToolbarItem(placement: .principal, content: title))
  }

  /// Gives the page a second title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    screenAttribute("navigation_subtitle", .string(subtitle.string))
  }

  /// Gives the page a localised second title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Gives the page a second title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Says which file the page shows.
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    screenAttribute("navigation_document", .string(url.absoluteString))
  }
}

// MARK: The older names

/// What a page says about its bar.
///
/// Source: SwiftUI's documentation of `NavigationBarItem`.
nonisolated public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}

extension View {
  /// Gives the page a title.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the page a localised title.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the page a title.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Gives the page a title and says how large it is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the page a localised title and says how large it is.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the page a title and says how large it is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
