/// One of the views that a container was given.
///
/// Source: SwiftUI's documentation of `Subview`.
nonisolated public struct Subview: View, Identifiable {
  /// Identifies a subview in its container.
  nonisolated public struct ID: Hashable {
    let path: [AnyHashable]
  }

  let view: any View
  /// Tells the view from its neighbours.
  public let id: ID
  /// What the view tells its container.
  public let containerValues: ContainerValues

  init(view: any View, id: [AnyHashable], values: ContainerValues) {
    self.view = view
    self.id = ID(path: id)
    containerValues = values
  }
}

extension Subview: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(erased: view.view, at: 0)
  }
}

/// The views that a container was given.
///
/// Source: SwiftUI's documentation of `SubviewsCollection`.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let views: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { views.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views at neighbouring positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
  /// A collection of some of the views.
  public typealias SubSequence = SubviewsCollectionSlice
}

extension SubviewsCollection: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    for subview in view.views { node.child(subview, id: AnyHashable(subview.id)) }
  }
}

/// Some of the views that a container was given.
///
/// Source: SwiftUI's documentation of `SubviewsCollectionSlice`.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let views: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views at neighbouring positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
  /// A collection of some of the views.
  public typealias SubSequence = SubviewsCollectionSlice
}

extension SubviewsCollectionSlice: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    for subview in view.views { node.child(subview, id: AnyHashable(subview.id)) }
  }
}

/// One of the sections that a container was given.
///
/// Source: SwiftUI's documentation of `SectionConfiguration`.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Identifies a section in its container.
  nonisolated public struct ID: Hashable {
    let position: Int
  }

  /// Tells the section from its neighbours.
  public let id: ID
  /// What the section tells its container.
  public let containerValues = ContainerValues()
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  init(id: Int, header: [Subview], content: [Subview], footer: [Subview]) {
    self.id = ID(position: id)
    self.header = SubviewsCollection(views: header)
    self.content = SubviewsCollection(views: content)
    self.footer = SubviewsCollection(views: footer)
  }
}

/// The sections that a container was given.
///
/// Source: SwiftUI's documentation of `SectionCollection`.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
