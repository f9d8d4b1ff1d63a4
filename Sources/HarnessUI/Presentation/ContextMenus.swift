/// A menu of actions for one view, which stands in the element that it belongs to.
private nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier,
  PrimitiveModifier
{
  let items: Items
  let preview: Preview?

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.child(content, at: 0)
    node.companion(
      AttachedMenu(items: modifier.items, preview: modifier.preview), .attached, at: 1)
  }
}

private nonisolated struct AttachedMenu<Items: View, Preview: View>: InnerView, PrimitiveView {
  let items: Items
  let preview: Preview?

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.menu)
    element.placement = .attached
    element.attributes.append(("context_menu", .bool(true)))
    node.element = element
    node.layout = MenuRule()
    node.child(view.items.environment(\.controlsFillRows, true), at: 0)
    if let preview = view.preview { node.child(MenuPreview(content: preview), at: 1) }
  }
}

/// What is shown beside an open menu.
private nonisolated struct MenuPreview<Content: View>: InnerView, PrimitiveView {
  let content: Content

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.group)
    element.attributes.append(("preview", .bool(true)))
    node.element = element
    node.child(view.content, at: 0)
  }
}

/// A menu as a value.
///
/// Source: SwiftUI's documentation of `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Gives the view a menu of actions; an empty one is no menu.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Gives the view a menu of actions, beside which another view is shown.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Gives the view a menu of actions; nil is no menu.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView?.none))
  }

  /// Gives the list a menu for the rows that it is opened on, which are none here.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      ContextMenuModifier(
        items: PageContent(page: { menu([]) }), preview: EmptyView?.none))
  }
}
