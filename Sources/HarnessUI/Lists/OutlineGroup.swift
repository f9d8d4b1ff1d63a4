/// The views of a tree's elements, those below another one shown on demand.
///
/// Source: SwiftUI's documentation of `OutlineGroup`.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
  let roots: [OutlineItem]
}

/// An element of a tree with what is below it.
nonisolated struct OutlineItem {
  let id: AnyHashable
  let view: any View
  /// Nil for a leaf. Asked only when it is shown.
  let children: (() -> [OutlineItem])?
}

/// The views below an element of a tree.
///
/// Source: SwiftUI's documentation of `OutlineSubgroupChildren`.
nonisolated public struct OutlineSubgroupChildren: View {
  let items: [OutlineItem]
}

extension OutlineSubgroupChildren: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    for item in view.items { node.child(OutlineRow(item: item), id: item.id) }
  }
}

private nonisolated struct OutlineRow: InnerView {
  let item: OutlineItem
}

extension OutlineRow: PrimitiveView {
  static var isFlattened: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    guard let children = view.item.children else {
      return node.child(erased: view.item.view, at: 0)
    }
    node.child(
      DisclosureGroup {
        OutlineSubgroupChildren(items: children())
      } label: {
        AnyView(view.item.view)
      }, at: 1)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// Drawn by the engine.
  public typealias Body = Never
}

extension OutlineGroup: PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(OutlineSubgroupChildren(items: view.roots), at: 0)
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// The tree below one identifiable element.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    roots = [item(root, id: { AnyHashable($0.id) }, children: children, content)]
  }

  /// The trees below identifiable elements.
  @_disfavoredOverload
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    roots = data.map { root in
      item(root, id: { AnyHashable($0.id) }, children: children, content)
    }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The tree below one element, identified by a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    roots = [
      item(
        root, id: { AnyHashable($0[keyPath: id]) }, children: children, content)
    ]
  }

  /// The trees below elements, identified by a key path.
  @_disfavoredOverload
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    roots = data.map { root in
      item(
        root, id: { AnyHashable($0[keyPath: id]) }, children: children, content)
    }
  }

  /// The tree below a binding to an identifiable element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ root: Binding<C.Element>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == Binding<C> {
    roots = [bound(root, id: { AnyHashable($0.id) }, children, content)]
  }

  /// The trees below bindings to identifiable elements.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == Binding<C> {
    roots = data.map { bound($0, id: { AnyHashable($0.id) }, children, content) }
  }

  /// The trees below bindings to elements, identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    roots = data.map { bound($0, id: { AnyHashable($0[keyPath: id]) }, children, content) }
  }
}

private nonisolated func item<C: RandomAccessCollection, Content: View>(
  _ element: C.Element, id: @escaping (C.Element) -> AnyHashable,
  children: KeyPath<C.Element, C?>, _ content: @escaping (C.Element) -> Content
) -> OutlineItem {
  let below = element[keyPath: children].map { below in
    { below.map { item($0, id: id, children: children, content) } }
  }
  return OutlineItem(id: id(element), view: content(element), children: below)
}

private nonisolated func bound<C: MutableCollection & RandomAccessCollection, Content: View>(
  _ element: Binding<C.Element>, id: @escaping (C.Element) -> AnyHashable,
  _ children: WritableKeyPath<C.Element, C?>,
  _ content: @escaping (Binding<C.Element>) -> Content
) -> OutlineItem {
  let below = Binding<C>(element[dynamicMember: children]).map { below in
    { below.map { bound($0, id: id, children, content) } }
  }
  return OutlineItem(id: id(element.wrappedValue), view: content(element), children: below)
}
