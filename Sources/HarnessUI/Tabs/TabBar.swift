/// A page with its place.
struct TabPageItem: Identifiable {
  let index: Int
  let page: TabPage
  let isSelected: Bool
  var id: AnyHashable { page.id }
}

/// What views say about the item of the tab that they are in.
nonisolated struct TabItemValue {
  var label: any View
  var attributes: [(name: String, value: ElementValue)] = []
}

private struct TabItemKey: PreferenceKey {
  static var defaultValue: [AnyHashable: TabItemValue] { [:] }
  static func reduce(
    value: inout [AnyHashable: TabItemValue], nextValue: () -> [AnyHashable: TabItemValue]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// The key of a view's own item, until the tab view gives it the identity of the page.
private nonisolated var ownItem: AnyHashable { AnyHashable("item") }

/// All pages, of which one is on the screen, and the bar with their items.
nonisolated struct TabPagesView: InnerView {
  let items: [TabPageItem]
  let select: @MainActor (TabPageItem) -> Void
  @Environment(\.tabViewStyle) private var style

  @MainActor var body: some View {
    ForEach(items) { item in
      AnyView(hiding: item.page.view)
        .environment(\.isSearching, false)
        .transformPreference(TabItemKey.self) { values in
          // What a tab view inside says is its own.
          values = values[ownItem].map { [item.id: $0] } ?? [:]
        }
        .modifier(CoverModifier(isCovered: !item.isSelected))
    }
    .modifier(TabBarModifier(items: items, style: style, select: select))
  }
}

/// The bar comes after the page; it ends what pages say about their items.
private nonisolated struct TabBarModifier: ViewModifier, PrimitiveModifier {
  let items: [TabPageItem]
  let style: String
  let select: @MainActor (TabPageItem) -> Void

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.child(content, at: 0)
    let values = node.firstChildsPreference(TabItemKey.self)
    node.transformPreference(TabItemKey.self) { $0 = [:] }
    node.layout = TabsRule(style: modifier.style)
    let turning = node.recordingReads {
      PageTurning(style: modifier.style, in: node.environment)
    }
    if let turning { node.annotate(.gesture(turning.gesture { modifier.turn(by: $0) })) }
    node.companion(
      TabBar(
        items: modifier.items, values: values, style: modifier.style, select: modifier.select),
      .layer,
      at: 1)
  }

  /// Selects a page beside the selected one; at the ends there is none.
  @MainActor private func turn(by step: Int) {
    guard let selected = items.firstIndex(where: \.isSelected),
      items.indices.contains(selected + step)
    else { return }
    select(items[selected + step])
  }
}

private nonisolated struct TabBar: InnerView, PrimitiveView {
  let items: [TabPageItem]
  let values: [AnyHashable: TabItemValue]
  let style: String
  let select: @MainActor (TabPageItem) -> Void

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.tabBar)
    element.attributes.append(("tab_view_style", .string(view.style)))
    node.element = element
    node.layout = TabBarRule(style: view.style)
    let select = view.select
    for item in view.items {
      node.child(
        TabElement(item: item, value: view.values[item.id], select: { select(item) }),
        id: item.id)
    }
  }
}

/// One item of the bar. Without a label it is called by its number, as a page's dot is.
private nonisolated struct TabElement: InnerView, PrimitiveView {
  let item: TabPageItem
  let value: TabItemValue?
  let select: @MainActor () -> Void

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let page = view.item.page
    let label = page.label ?? view.value?.label
    let name = page.accessibilityLabel ?? (label == nil ? "Page \(view.item.index + 1)" : nil)
    let element = ElementDescription(.tab, label: name)
    element.mergesContent = true
    element.activate = view.select
    element.attributes = [("selected", .bool(view.item.isSelected))]
    element.attributes += page.attributes + (view.value?.attributes ?? [])
    node.element = element
    node.layout = SegmentRule()
    if let identifier = page.identifier { node.annotate(.identifier(identifier)) }
    if page.isDisabled { node.annotate(.disabled) }
    if let tag = page.value { node.annotate(.tag(tag)) }
    if let label { node.child(erased: label, at: 0) }
  }
}

private nonisolated struct TabItemModifier<Label: View>: ViewModifier, PrimitiveModifier {
  let label: Label

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let label = modifier.label
    node.transformPreference(TabItemKey.self) { values in
      // A badge inside is kept; what tabs of other tab views say ends there.
      let attributes = values[ownItem]?.attributes ?? []
      values[ownItem] = TabItemValue(label: label, attributes: attributes)
    }
  }
}

/// A small mark: an attribute of the view, and of the tab if it is one's page.
nonisolated struct BadgeModifier: ViewModifier, PrimitiveModifier {
  let badge: String?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    guard let badge = modifier.badge else { return }
    node.annotate(.rowAttribute("badge", .string(badge)))
    node.transformPreference(TabItemKey.self) { values in
      values[ownItem]?.attributes.append(("badge", .string(badge)))
    }
  }
}

extension View {
  /// Says how the tab of the view is called in a tab view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Marks the view with a number; zero is no mark.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : "\(count)"))
  }

  /// Marks the view with a text; nil is no mark.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label?.string))
  }

  /// Marks the view with a localised text; nil is no mark.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Marks the view with a text; nil is no mark.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
