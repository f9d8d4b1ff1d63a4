/// What a presentation is in the tree: an element of its own in front of the whole interface.
nonisolated struct PresentedView<Content: View>: InnerView, PrimitiveView {
  let role: Role
  /// Where it is on the screen; nil: as its role has it.
  var kind: PresentationRule.Kind?
  var label: String?
  var attributes: [(name: String, value: ElementValue)] = []
  /// What the user's own way out does; nil where there is none.
  var dismiss: (@MainActor () -> Void)?
  /// Runs after the action of a button inside.
  var afterAction: (@MainActor () -> Void)?
  let context: PresentationContext
  let content: Content

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(view.role, label: view.label)
    element.placement = .presentation
    element.attributes = view.attributes
    element.dismiss = view.dismiss
    element.afterAction = view.afterAction
    node.element = element
    node.layout = view.rule
    let isDialog = view.role == .alert || view.role == .dialog
    node.transformEnvironment { values in
      values.controlsFillRows = isDialog
      // Another navigation, and another search, than those around the presenting view.
      values.navigation = nil
      values.isSearching = false
      values.presentation = view.context
    }
    node.child(view.content, at: 0)
  }

  private var rule: any LayoutRule {
    if let kind { return PresentationRule(kind: kind) }
    switch role {
    case .alert, .dialog:
      let showsTitle =
        role == .alert || attributes.contains { $0 == ("title_visibility", .string("visible")) }
      return DialogRule(title: label ?? "", isChoice: role == .dialog, showsTitle: showsTitle)
    case .sheet: return PresentationRule(kind: .sheet)
    default: return PresentationRule(kind: .cover)
    }
  }
}

/// Ends one presentation; it stays the same while what it does is brought up to date.
final class PresentationHandle {
  private final class End {
    var action: @MainActor () -> Void = {}
  }

  private let end: End
  let context: PresentationContext

  nonisolated init() {
    let end = End()
    self.end = end
    nonisolated(unsafe) let reference = end
    context = PresentationContext(dismiss: { reference.action() })
  }

  func update(_ action: @escaping @MainActor () -> Void) { end.action = action }
}

/// Presents a view while a binding is true.
nonisolated struct PresentationModifier<Page: View>: ViewModifier {
  let role: Role
  var kind: PresentationRule.Kind?
  var attributes: [(name: String, value: ElementValue)] = []
  /// Whether the user can leave without a control of the page.
  var canBeLeft = true
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let page: () -> Page
  @State private var handle = PresentationHandle()

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let isThere = isPresented.wrappedValue
    handle.update { isPresented.wrappedValue = false }
    return content.modifier(
      BesideModifier(beside: isThere ? presented : nil)
    )
    .onChange(of: isThere) { wasThere, _ in if wasThere { onDismiss?() } }
  }

  @MainActor private var presented: PresentedView<PageContent<Page>> {
    let handle = handle
    let leave: @MainActor () -> Void = { handle.context.dismiss() }
    return PresentedView(
      role: role, kind: kind, attributes: attributes, dismiss: canBeLeft ? leave : nil,
      context: handle.context, content: PageContent(page: page))
  }
}

/// Presents a view for the value of a binding. Another identity is another presentation.
nonisolated struct ItemPresentationModifier<Item, ID: Hashable, Page: View>: ViewModifier {
  let role: Role
  var kind: PresentationRule.Kind?
  var attributes: [(name: String, value: ElementValue)] = []
  var canBeLeft = true
  let item: Binding<Item?>
  let id: (Item) -> ID
  let onDismiss: (() -> Void)?
  let page: (Item) -> Page
  @State private var handle = PresentationHandle()

  @MainActor func body(content: Content) -> some View {
    let item = item
    let value = item.wrappedValue
    handle.update { item.wrappedValue = nil }
    let identity = value.map(id)
    let beside = value.map { presented($0).id(id($0)) }
    return content.modifier(BesideModifier(beside: beside))
      .onChange(of: identity) { former, _ in if former != nil { onDismiss?() } }
  }

  @MainActor private func presented(_ value: Item) -> PresentedView<PageContent<Page>> {
    let handle = handle
    let page = page
    let leave: @MainActor () -> Void = { handle.context.dismiss() }
    return PresentedView(
      role: role, kind: kind, attributes: attributes, dismiss: canBeLeft ? leave : nil,
      context: handle.context, content: PageContent(page: { page(value) }))
  }
}

/// What a closure shows: it reads with a node of its own.
nonisolated struct PageContent<Page: View>: InnerView {
  let page: () -> Page

  @MainActor var body: some View { page() }
}
