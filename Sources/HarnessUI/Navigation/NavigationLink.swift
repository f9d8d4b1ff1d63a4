/// A control that pushes a page, or selects what another column shows.
///
/// Source: SwiftUI's documentation of `NavigationLink`.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let target: LinkTarget<Destination>

  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination())
  }

  /// A link to a view, under its older name.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }

  /// A link to a view that is there while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination(), isActive)
  }

  /// A link to a view that is there while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination, isActive)
  }

  /// A link to a view that is there while a binding has the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination(), selection.selects(tag))
  }

  /// A link to a view that is there while a binding has the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .bound(destination, selection.selects(tag))
  }

  /// The link.
  @MainActor @preconcurrency public var body: some View { LinkBody(label: label, target: target) }

  /// Whether a link counts as a detail's, which decides nothing here.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    keeping("is_detail_link", .bool(isDetailLink))
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { NavigationValue($0) })
  }

  /// A link that pushes a value that can be written down; nil disables it.
  public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { NavigationValue(codable: $0) })
  }
}

/// Where a link leads.
nonisolated enum LinkTarget<Destination: View> {
  case view(Destination)
  case bound(Destination, Binding<Bool>)
  case value(NavigationValue?)
}

extension Binding {
  /// A binding to whether the value is a tag; false writes nil, if it was the tag.
  func selects<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let selection = self
    return Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

/// The element of a link, and what it pushed.
private nonisolated struct LinkBody<Label: View, Destination: View>: InnerView {
  let label: Label
  let target: LinkTarget<Destination>
  @Environment(\.navigation) private var navigation
  @State private var pushed: PushedView?

  @MainActor var body: some View {
    switch target {
    case .view(let destination): viewLink(destination)
    case .bound(let destination, let isActive):
      LinkElement(label: label, isEnabled: navigation != nil) { isActive.wrappedValue = true }
        .modifier(BoundPage(isPresented: isActive, content: { destination }))
    case .value(let value):
      LinkElement(label: label, value: value, isEnabled: navigation != nil && value != nil) {
        if let value { navigation?.push(value) }
      }
    }
  }

  /// The page follows what the link says, as long as the link is there.
  @MainActor private func viewLink(_ destination: Destination) -> some View {
    pushed?.show { destination }
    return LinkElement(label: label, isEnabled: navigation != nil) {
      let view = PushedView { destination }
      view.onPop = { pushed = nil }
      pushed = view
      navigation?.push(view)
    }
  }
}

/// The button of a link. Where no navigation is around, a link is disabled, as in SwiftUI.
private nonisolated struct LinkElement<Label: View>: InnerView, PrimitiveView {
  let label: Label
  var value: NavigationValue?
  let isEnabled: Bool
  let action: @MainActor () -> Void

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.button)
    element.attributes.append(("navigation_link", .bool(true)))
    element.activate = view.action
    element.mergesContent = true
    node.element = element
    if !view.isEnabled { node.annotate(.disabled) }
    if let value = view.value { node.annotate(.tag(value.value)) }
    node.content(view.label)
  }
}
