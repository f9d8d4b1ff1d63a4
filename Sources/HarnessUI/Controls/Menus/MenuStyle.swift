/// Draws menus.
///
/// Source: SwiftUI's documentation of `MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that draws a menu.
  associatedtype Body: View

  /// Draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body

  /// What a style knows of the menu.
  typealias Configuration = MenuStyleConfiguration
}

/// What a style knows of a menu.
///
/// Source: SwiftUI's documentation of `MenuStyleConfiguration`.
nonisolated public struct MenuStyleConfiguration {
  /// The menu's label.
  nonisolated public struct Label: View {
    let view: any View
  }
  /// The menu's items.
  nonisolated public struct Content: View {
    let view: any View
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

extension MenuStyleConfiguration.Content: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var standsForContent: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

enum MenuFamily: StyleFamily {
  typealias Style = any MenuStyle
  nonisolated static let suffix = "MenuStyle"
  static let platform: [any Any.Type] = [
    DefaultMenuStyle.self, ButtonMenuStyle.self, BorderlessButtonMenuStyle.self,
    BorderedButtonMenuStyle.self,
  ]
}

/// The style that fits the place.
///
/// Source: SwiftUI's documentation of `DefaultMenuStyle`.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that opens the menu.
///
/// Source: SwiftUI's documentation of `ButtonMenuStyle`.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu.
///
/// Source: SwiftUI's documentation of `BorderlessButtonMenuStyle`.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with or without a sign that it is a menu.
  public init(showsMenuIndicator: Bool) {}
  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button with a border that opens the menu.
///
/// Source: SwiftUI's documentation of `BorderedButtonMenuStyle`.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  /// Shows the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that fits the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border that opens the menu.
  nonisolated public static var borderedButton: BorderedButtonMenuStyle {
    BorderedButtonMenuStyle()
  }
}

extension View {
  /// Draws the menus inside with a style.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(FamilyStyleModifier(MenuFamily.self, style, of: S.self))
  }
}
