/// Pages of which the user chooses one in a bar.
///
/// Source: SwiftUI's documentation of `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// What is selected where nobody else says so.
  @State private var ownSelection: AnyHashable?

  /// Pages, of which a binding selects one by its tag.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The page that is selected, and the bar.
  @MainActor @preconcurrency public var body: some View {
    let pages = HarnessUI.tabPages(of: content).filter { !$0.isHidden }
    let selected = selectedIndex(in: pages)
    TabPagesView(
      items: pages.enumerated().map { index, page in
        TabPageItem(index: index, page: page, isSelected: index == selected)
      },
      select: { item in select(item) })
  }

  private func selectedIndex(in pages: [TabPage]) -> Int {
    if let selection {
      let value = selection.wrappedValue
      let wanted = unwrapped(AnyHashable(value))
      let index = pages.indices.first { index in
        let tag = pages[index].value ?? AnyHashable(index)
        return tag == AnyHashable(value) || tag == wanted
      }
      return index ?? 0
    }
    return pages.firstIndex { $0.id == ownSelection } ?? 0
  }

  private func select(_ item: TabPageItem) {
    guard let selection else {
      ownSelection = item.page.id
      return
    }
    let tag = item.page.value ?? AnyHashable(item.index)
    if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
  }
}

/// The value in an optional: a page's tag is the value itself.
private nonisolated func unwrapped(_ value: AnyHashable) -> AnyHashable? {
  guard let optional = value.base as? any AnyOptional else { return value }
  return optional.hashableValue
}

private protocol AnyOptional {
  nonisolated var hashableValue: AnyHashable? { get }
}

extension Optional: AnyOptional {
  nonisolated fileprivate var hashableValue: AnyHashable? {
    flatMap { ($0 as? any Hashable).map { AnyHashable($0) } }
  }
}

extension TabView where SelectionValue == Int {
  /// Pages, of which the user selects one.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Tabs, of which a binding selects one by its value.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs, of which the user selects one.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }
}
