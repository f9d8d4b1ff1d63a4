/// Declares the view for values of a type in the navigation around.
private nonisolated struct DestinationModifier<D: Hashable, Content: View>: ViewModifier,
  PrimitiveModifier
{
  let destination: (D) -> Content

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let destination = modifier.destination
    node.environment.navigation?.destinations.declare(D.self) { value in
      (value.base as? D).map { destination($0) }
    }
  }
}

/// Pushes a page while a binding is true.
nonisolated struct BoundPage<Page: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let content: () -> Page
  @Environment(\.navigation) private var navigation
  @State private var pushed: PushedView?

  @MainActor func body(content: Content) -> some View {
    let isWanted = isPresented.wrappedValue
    let page = self.content
    pushed?.show { page() }
    return content.onChange(of: isWanted && navigation != nil, initial: true) { _, isWanted in
      if isWanted { push(page) } else { remove() }
    }
  }

  private func push(_ page: @escaping () -> Page) {
    guard pushed == nil else { return }
    let view = PushedView { page() }
    view.onPop = {
      pushed = nil
      if isPresented.wrappedValue { isPresented.wrappedValue = false }
    }
    pushed = view
    navigation?.push(view)
  }

  private func remove() {
    guard let view = pushed else { return }
    pushed = nil
    navigation?.remove(view)
  }
}

extension Binding {
  /// A binding to whether there is a value; false writes nil.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let item = self
    return Binding<Bool>(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } })
  }
}

/// A page for the value of a binding.
private nonisolated struct ItemPage<Item, Content: View>: InnerView {
  let item: Binding<Item?>
  let content: (Item) -> Content

  @MainActor var body: some View {
    if let item = item.wrappedValue { content(item) }
  }
}

extension View {
  /// Shows a view for each value of a type on the navigation's path.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(BoundPage(isPresented: isPresented, content: { view }))
  }

  /// Pushes a view while a binding has a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundPage(
        isPresented: item.isThere(), content: { ItemPage(item: item, content: destination) }))
  }
}
