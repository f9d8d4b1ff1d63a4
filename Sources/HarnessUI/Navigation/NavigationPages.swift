/// The pages of a navigation, of which the last one is on the screen. Covered ones keep their state.
nonisolated struct NavigationPages<Root: View>: InnerView {
  let path: PathStorage?
  let root: Root
  @State private var context = NavigationContext(of: Root.self)

  @MainActor var body: some View {
    context.path = path
    return NavigationFrame(root: root, context: context)
      .modifier(EndModifier(action: { [context] in context.end() }))
  }
}

/// The same for a navigation that somebody else keeps.
nonisolated struct NavigationFrame<Root: View>: InnerView {
  let root: Root
  let context: NavigationContext
  /// Where links of the first page lead; nil: into this navigation.
  var links: NavigationContext?

  @MainActor var body: some View {
    let context = context
    let pages = context.pages
    let last = pages.count - 1
    let back: @MainActor () -> Void = { context.pop(to: last) }
    let items = pages.enumerated().map { PageItem(id: $0.offset, page: $0.element) }
    return NavigationElement(back: last < 0 ? nil : back) {
      root.environment(\.navigation, links ?? context)
        .modifier(CoverModifier(isCovered: last >= 0))
      ForEach(items) { item in
        NavigationPage(page: item.page, context: context)
          .modifier(PageIdentity(page: item.page))
          .environment(\.navigation, links ?? context)
          .environment(\.presentation, context.presentation(at: item.id))
          .modifier(CoverModifier(isCovered: item.id < last))
      }
    }
  }
}

/// A page and how many are below it.
private nonisolated struct PageItem: Identifiable {
  let id: Int
  let page: NavigationContext.Page
}

/// Another value or view at the same place is another page, with state of its own.
private nonisolated struct PageIdentity: ViewModifier, PrimitiveModifier {
  let page: NavigationContext.Page

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    switch modifier.page {
    case .value(let value): node.child(content, id: value.value)
    case .view(let view): node.child(content, id: AnyHashable(ObjectIdentifier(view)))
    }
  }
}

/// The element of a navigation, with its back button.
private nonisolated struct NavigationElement<Content: View>: InnerView, PrimitiveView {
  let back: (@MainActor () -> Void)?
  let content: Content

  init(back: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content) {
    self.back = back
    self.content = content()
  }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.navigation)
    element.placement = .screen
    node.element = element
    node.layout = NavigationRule()
    if let back = view.back { node.child(BackButton(action: back), at: 0) }
    node.child(view.content, at: 1)
  }
}

/// The way back; its label is the same on every page.
private nonisolated struct BackButton: InnerView, PrimitiveView {
  let action: @MainActor () -> Void

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.button, label: "Back")
    element.placement = .backButton
    element.activate = view.action
    node.element = element
    node.layout = BackButtonRule()
  }
}

/// A page: it looks up its destination itself, so that it follows later changes of it.
private nonisolated struct NavigationPage: InnerView {
  let page: NavigationContext.Page
  let context: NavigationContext

  @MainActor var body: some View {
    switch page {
    case .value(let value):
      if let view = context.destinations.view(for: value) {
        AnyView(hiding: view)
      } else {
        // Nobody declared a destination for values of this type.
        Image(systemName: "exclamationmark.triangle.fill")
      }
    case .view(let pushed): AnyView(hiding: pushed.view)
    }
  }
}

extension AnyView {
  /// Hides the type of a view whose type is known at run time only.
  init(hiding view: any View) {
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }
}

/// Takes what is inside off the screen and keeps it alive.
nonisolated struct CoverModifier: ViewModifier, PrimitiveModifier {
  let isCovered: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.cover(modifier.isCovered)
  }
}

/// Runs an action when the view ends, which it does once.
nonisolated struct EndModifier: ViewModifier, PrimitiveModifier {
  let action: () -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onEnd(modifier.action)
  }
}
