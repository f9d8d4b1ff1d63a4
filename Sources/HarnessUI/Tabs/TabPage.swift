/// One page of a tab view, however it was written.
nonisolated struct TabPage {
  var id: AnyHashable
  /// What selects the page: a tab's value or a view's tag; nil: its position.
  var value: AnyHashable?
  let view: any View
  /// Nil where the view says its item itself.
  var label: (any View)?
  var attributes: [(name: String, value: ElementValue)] = []
  var identifier: String?
  var accessibilityLabel: String?
  var isHidden = false
  var isDisabled = false
}

/// Content whose parts are pages of their own: what builders make.
protocol TabPageSource {
  nonisolated var tabPages: [TabPage] { get }
}

/// The pages of a tab view's content; a view that is no group is one page.
nonisolated func tabPages(of view: any View) -> [TabPage] {
  if let source = view as? any TabPageSource { return source.tabPages }
  return [TabPage(id: 0, value: outerTag(of: view), view: view)]
}

/// The tag that a view was given last; what is inside a component is its own affair.
private nonisolated func outerTag(of view: any View) -> AnyHashable? {
  (view as? any TaggedView)?.outerTag
}

/// A view with a modifier, which may be the one that gives a tag.
protocol TaggedView {
  nonisolated var outerTag: AnyHashable? { get }
}

extension ModifiedContent: TaggedView where Content: View, Modifier: ViewModifier {
  nonisolated var outerTag: AnyHashable? {
    if case .tag(let tag)? = (modifier as? AnnotationModifier)?.annotation { return tag }
    return (content as? any TaggedView)?.outerTag
  }
}

nonisolated private func numbered(_ groups: [[TabPage]]) -> [TabPage] {
  groups.enumerated().flatMap { position, pages in
    pages.map { page in
      var page = page
      page.id = [AnyHashable(position), page.id] as [AnyHashable]
      return page
    }
  }
}

extension TupleView: TabPageSource {
  nonisolated var tabPages: [TabPage] { numbered(views.map { HarnessUI.tabPages(of: $0) }) }
}

extension Group: TabPageSource where Content: View {
  nonisolated var tabPages: [TabPage] { HarnessUI.tabPages(of: grouped) }
}

extension EmptyView: TabPageSource {
  nonisolated var tabPages: [TabPage] { [] }
}

extension Optional: TabPageSource where Wrapped: View {
  nonisolated var tabPages: [TabPage] { map { HarnessUI.tabPages(of: $0) } ?? [] }
}

extension _ConditionalContent: TabPageSource where TrueContent: View, FalseContent: View {
  nonisolated var tabPages: [TabPage] {
    switch storage {
    case .trueContent(let content): numbered([HarnessUI.tabPages(of: content)])
    case .falseContent(let content): numbered([[], HarnessUI.tabPages(of: content)])
    }
  }
}

extension ForEach: TabPageSource where Content: View {
  nonisolated var tabPages: [TabPage] {
    data.flatMap { element in
      let id = AnyHashable(self.id(element))
      return HarnessUI.tabPages(of: content(element)).map { page in
        var page = page
        page.id = [id, page.id] as [AnyHashable]
        // The identity of a row selects it, unless it has a tag.
        page.value = page.value ?? id
        return page
      }
    }
  }
}
