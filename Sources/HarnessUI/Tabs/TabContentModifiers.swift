/// Tabs whose pages are changed.
private nonisolated struct ChangedTabs<Base: TabContent>: TabContent, PrimitiveTabContent {
  typealias TabValue = Base.TabValue
  typealias Body = Never
  let base: Base
  let change: (inout TabPage) -> Void

  nonisolated var pages: [TabPage] {
    HarnessUI.pages(of: base).map { page in
      var page = page
      change(&page)
      return page
    }
  }
}

/// Where a tab is shown, of those places that have tabs.
///
/// Source: SwiftUI's documentation of `TabPlacement`.
nonisolated public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// As the style decides.
  public static let automatic = Self(name: "automatic")
  /// Always there.
  public static let pinned = Self(name: "pinned")
  /// In the sidebar only.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// A place that has tabs.
///
/// Source: SwiftUI's documentation of `AdaptableTabBarPlacement`.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// As the style decides.
  public static let automatic = Self(name: "automatic")
  /// The bar.
  public static let tabBar = Self(name: "tabBar")
  /// The sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// What the user may do with a tab.
///
/// Source: SwiftUI's documentation of `TabCustomizationBehavior`.
nonisolated public struct TabCustomizationBehavior: Equatable, Sendable {
  let name: String
  /// As the style decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// Move it.
  public static var reorderable: Self { Self(name: "reorderable") }
  /// Nothing.
  public static var disabled: Self { Self(name: "disabled") }
}

extension TabContent {
  nonisolated private func changed(
    _ change: @escaping (inout TabPage) -> Void
  ) -> some TabContent<TabValue> { ChangedTabs(base: self, change: change) }

  nonisolated private func attribute(
    _ name: String, _ value: ElementValue?
  ) -> some TabContent<TabValue> {
    changed { page in
      if let value { page.attributes.append((name, value)) }
    }
  }

  /// Marks the tabs with a number; zero is no mark.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    attribute("badge", count == 0 ? nil : .string("\(count)"))
  }

  /// Marks the tabs with a text; nil is no mark.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    attribute("badge", label.map { .string($0.string) })
  }

  /// Marks the tabs with a localised text; nil is no mark.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Marks the tabs with a text; nil is no mark.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Takes the tabs away.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.isHidden = $0.isHidden || hidden }
  }

  /// Lets the user select the tabs, or not.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Gives the tabs an identity for the user's arrangement.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    attribute("customization_id", .string(id))
  }

  /// Says what the user may do with the tabs.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    attribute("customization_behavior", .string(behavior.name))
  }

  /// Says whether the tabs are shown before the user arranges them.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    attribute("default_visibility", .string("\(visibility)"))
  }

  /// Says where the tabs are shown.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    attribute("tab_placement", .string(placement.name))
  }

  /// Names the tabs for tests.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changed { if isEnabled { $0.identifier = identifier } }
  }

  /// Gives the tabs a label.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    let string = label.string
    return changed { if isEnabled { $0.accessibilityLabel = string } }
  }

  /// Gives the tabs a localised label.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Gives the tabs a label.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Gives a section of tabs actions, which a sidebar shows. There is none here.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { attribute("section_actions", .bool(true)) }
}
