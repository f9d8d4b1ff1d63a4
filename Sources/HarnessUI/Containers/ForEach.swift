/// A view for each element of a collection. State follows the element's identity.
///
/// Source: SwiftUI's documentation of `ForEach`.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(
    elements: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    data = elements
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  /// Drawn by the engine.
  public typealias Body = Never

  /// A view for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each identifiable element. A binding has elements too: its own initialiser goes
  /// first.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each identifiable element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(elementsOf: data, id: { $0.id }, content: content)
  }

  /// A view for a binding to each element, identified by a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(elementsOf: data, id: { $0[keyPath: id] }, content: content)
  }

  /// The bindings know their elements by their ids, so none writes into the neighbour that takes the
  /// place of a removed one.
  private init<C: MutableCollection & RandomAccessCollection>(
    elementsOf data: Binding<C>, id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    let isSame = { (left: C.Element, right: C.Element) in id(left) == id(right) }
    self.data = elements.indices.lazy.map { ($0, id(elements[$0])) }
    self.content = { content(data.element(at: $0.0, isSame: isSame)) }
    self.id = { $0.1 }
  }
}

extension ForEach: PrimitiveView where Content: View {
  package static var runsUserCode: Bool { true }
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let actions = node.environment[RowActionsKey.self].allowed(in: node.environment)
    if !actions.isEmpty { return describe(view, with: actions, to: node) }
    for element in view.data {
      node.child(view.content(element), id: AnyHashable(view.id(element)))
    }
  }

  @MainActor private static func describe(
    _ view: Self, with actions: RowActions, to node: some NodeBuilder
  ) {
    for (offset, element) in view.data.enumerated() {
      let content = view.content(element)
      let row = EditableRow<Content>(
        offset: offset, actions: actions.allowed(by: content))
      node.child(content.modifier(row), id: AnyHashable(view.id(element)))
    }
  }
}
