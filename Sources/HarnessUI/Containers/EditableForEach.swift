import Foundation

/// Elements of a collection with their positions and ids.
///
/// Source: SwiftUI's documentation of `IndexedIdentifierCollection`.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// A position and the id of the element there.
  nonisolated public struct Element {
    let index: Base.Index
    let id: ID
  }

  let elements: [Element]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { elements.count }
  /// The position after another.
  public func index(after i: Int) -> Int { i + 1 }
  /// The element at a position.
  public subscript(position: Int) -> Element { elements[position] }
}

extension IndexedIdentifierCollection: BidirectionalCollection, RandomAccessCollection {
  /// The position before another.
  public func index(before i: Int) -> Int { i - 1 }
}

/// The view of an element that the user may delete and move.
///
/// Source: SwiftUI's documentation of `EditableCollectionContent`.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let actions: RowActions
  let offset: Int
}

extension EditableCollectionContent: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let actions = node.recordingReads { view.actions.allowed(in: node.environment) }
    let row = EditableRow<Content>(
      offset: view.offset, actions: actions.allowed(by: view.content))
    node.child(view.content.modifier(row), at: 0)
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each identifiable element, which the user may delete and move.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(editing: data, id: { $0.id }, actions: editActions, content: content)
  }

  /// A view for a binding to each element, which the user may delete and move.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Index: Hashable
  {
    self.init(editing: data, id: { $0[keyPath: id] }, actions: editActions, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection, R: View>(
    editing data: Binding<C>, id: @escaping (C.Element) -> ID, actions: EditActions<C>,
    content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let isSame = { (left: C.Element, right: C.Element) in id(left) == id(right) }
    let rowActions = RowActions(actions, on: data)
    self.init(
      elements: Data(
        elements: elements.indices.map { Data.Element(index: $0, id: id(elements[$0])) }),
      id: { $0.id },
      content: { element in
        EditableCollectionContent(
          content: content(data.element(at: element.index, isSame: isSame)), actions: rowActions,
          offset: elements.distance(from: elements.startIndex, to: element.index))
      })
  }
}

extension RowActions {
  /// The actions that change the collection itself.
  fileprivate init<C: MutableCollection & RandomAccessCollection>(
    _ actions: EditActions<C>, on data: Binding<C>
  ) {
    if actions.rawValue & 1 != 0 {
      move = { source, destination in
        data.wrappedValue.move(fromOffsets: source, toOffset: destination)
      }
    }
    if actions.rawValue & 2 != 0, let type = C.self as? any RangeReplaceableCollection.Type {
      delete = { offsets in
        func remove<R: RangeReplaceableCollection>(_: R.Type) {
          guard var elements = data.wrappedValue as? R else { return }
          elements.remove(atOffsets: offsets)
          if let elements = elements as? C { data.wrappedValue = elements }
        }
        remove(type)
      }
    }
  }
}
