/// The menu that a view stands in, as the items in it know it.
@MainActor
final class OpenMenu {
  private let close: () -> Void
  private let staysOpen: Bool

  /// - Parameter outer: the menu that this one stands in, which closes with it.
  init(staysOpen: Bool, in outer: OpenMenu?, close: @escaping () -> Void) {
    self.staysOpen = staysOpen
    self.close = {
      close()
      outer?.close()
    }
  }

  /// The same menu for items that say themselves whether it closes.
  func staying(_ stays: Bool) -> OpenMenu { OpenMenu(staysOpen: stays, in: nil, close: close) }

  /// An item's action: it runs, then the menu closes.
  func closing(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    if staysOpen { return action }
    return {
      action()
      self.close()
    }
  }
}

private struct OpenMenuKey: EnvironmentKey {
  static var defaultValue: OpenMenu? { nil }
}

extension EnvironmentValues {
  /// The menu around; nil outside of menus.
  var openMenu: OpenMenu? {
    get { self[OpenMenuKey.self] }
    set { self[OpenMenuKey.self] = newValue }
  }
}

/// Hands the open menu to its items.
nonisolated struct OpenMenuModifier: ViewModifier, PrimitiveModifier {
  let menu: OpenMenu?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.setEnvironment(EnvironmentEntry.make(modifier.menu, for: OpenMenuKey.self))
  }
}

/// A menu: its label, and while it is open its items.
nonisolated struct MenuElement<Label: View, Content: View>: InnerView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  let isOpen: Binding<Bool>
}

extension MenuElement: PrimitiveView {
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let environment = node.environment
    if let style = environment.customStyle(MenuFamily.self), draw(view, by: style, to: node) {
      return
    }
    let isOpen = view.isOpen
    let element = ElementDescription(.menu)
    element.activate = {
      if let action = view.primaryAction { action() } else { isOpen.wrappedValue.toggle() }
    }
    if !isOpen.wrappedValue { element.unfold = { isOpen.wrappedValue = true } }
    element.separatesLabel = true
    element.attributes.append(("expanded", .bool(isOpen.wrappedValue)))
    element.note("menu_style", MenuFamily.self, in: environment)
    node.element = element
    node.child(view.label, at: 0)
    if isOpen.wrappedValue {
      let menu = OpenMenu(staysOpen: environment.menuItemsStay, in: environment.openMenu) {
        isOpen.wrappedValue = false
      }
      let items = view.content.modifier(OpenMenuModifier(menu: menu))
      node.child(
        ArrangedViews(by: MenuRule { isOpen.wrappedValue = false }) {
          items.environment(\.controlsFillRows, true)
        },
        at: 1)
    }
  }

  /// Draws the menu with a style that somebody wrote; false where the style draws what it was given.
  @MainActor private static func draw<S: MenuStyle>(
    _ view: Self, by style: S, to node: some NodeBuilder
  ) -> Bool {
    if node.isDrawn(by: S.self) { return false }
    node.styled(by: style) { style, node in
      let configuration = MenuStyleConfiguration(
        label: .init(view: view.label), content: .init(view: view.content),
        primaryAction: view.primaryAction)
      node.content(style.makeBody(configuration: configuration))
    }
    return true
  }
}
