/// In which order a menu shows its items.
///
/// Source: SwiftUI's documentation of `MenuOrder`.
nonisolated public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The order that fits the place.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first ones nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item was tapped.
///
/// Source: SwiftUI's documentation of `MenuActionDismissBehavior`.
nonisolated public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// It closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

private struct MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private struct MenuItemsStayKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// In which order menus show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// Whether menus stay open when an item was tapped.
  var menuItemsStay: Bool {
    get { self[MenuItemsStayKey.self] }
    set { self[MenuItemsStayKey.self] = newValue }
  }
}

extension View {
  /// Sets in which order the menus inside show their items; the tree keeps the order of the code.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    keeping("menu_order", .string(order.name))
      .environment(\.menuOrder, order)
  }

  /// Sets whether the menus inside show that they are menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    keeping("menu_indicator", .string("\(visibility)"))
      .environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether the menus around the items inside close when an item was tapped.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    keeping("menu_action_dismiss_behavior", .string(behavior.name))
      .modifier(StayingItemsModifier(stays: behavior == .disabled))
  }
}

/// Holds for menus inside, and for items of the menu around.
nonisolated struct StayingItemsModifier: ViewModifier, PrimitiveModifier {
  let stays: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformEnvironment { values in
      values.menuItemsStay = modifier.stays
      if let menu = values.openMenu { values.openMenu = menu.staying(modifier.stays) }
    }
  }
}
