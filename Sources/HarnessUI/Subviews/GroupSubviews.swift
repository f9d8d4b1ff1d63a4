/// What a container makes of the views that it was given.
///
/// Source: SwiftUI's documentation of `GroupElementsOfContent`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let subviews = SubviewCollector.subviews(of: view.subviews)
    node.content(view.content(SubviewsCollection(views: subviews)))
  }
}

/// What a container makes of the sections that it was given.
///
/// Source: SwiftUI's documentation of `GroupSectionsOfContent`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
  package static var isFlattened: Bool { true }
  package static var runsUserCode: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let sections = SubviewCollector.sections(of: view.sections)
    node.content(view.content(SectionCollection(sections: sections)))
  }
}

extension Group where Content: View {
  /// Makes a view of the views that another one stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }

  /// Makes a view of the sections that another one stands for.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

/// The views that a `ForEach` goes over.
///
/// Source: SwiftUI's documentation of `ForEachSubviewCollection`.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  fileprivate let views: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { views.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
}

/// The sections that a `ForEach` goes over.
///
/// Source: SwiftUI's documentation of `ForEachSectionCollection`.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  fileprivate let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// A view for each view that another one stands for.
  @MainActor @preconcurrency
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      elements: ForEachSubviewCollection(views: SubviewCollector.subviews(of: view)),
      id: { $0.id }, content: content)
  }

  /// A view for each section that another one stands for.
  @MainActor @preconcurrency
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      elements: ForEachSectionCollection(sections: SubviewCollector.sections(of: view)),
      id: { $0.id }, content: content)
  }
}
