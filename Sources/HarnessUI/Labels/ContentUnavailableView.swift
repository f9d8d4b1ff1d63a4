/// What a screen shows that has nothing to show: a title, a reason, and what to do about it.
///
/// Source: SwiftUI's documentation of `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Says with views that there is nothing to show.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == HarnessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says with a localised title and a picture that there is nothing to show.
  public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { HarnessUI.Label(title: { Text(title) }, icon: { Image(name) }) },
      description: { description }, actions: { EmptyView() })
  }

  /// Says with a localised title and a symbol that there is nothing to show.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { HarnessUI.Label(title: { Text(title) }, icon: { Image(systemName: name) }) },
      description: { description }, actions: { EmptyView() })
  }

  /// Says with a title and a picture that there is nothing to show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { HarnessUI.Label(title: { Text(title) }, icon: { Image(name) }) },
      description: { description }, actions: { EmptyView() })
  }

  /// Says with a title and a symbol that there is nothing to show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HarnessUI.Label(title: { Text(title) }, icon: { Image(systemName: name) }) },
      description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that nothing was found.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: nil) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }

  /// Says that nothing was found for a text.
  public static func search(text: String) -> Self {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of the view that says that nothing was found.
///
/// Source: SwiftUI's documentation of `SearchUnavailableContent`.
nonisolated public struct SearchUnavailableContent {
  /// What was not found.
  nonisolated public struct Label: View {
    let text: String?
  }
  /// What to do about it.
  nonisolated public struct Description: View {}
  /// Nothing.
  nonisolated public struct Actions: View {}
}

extension SearchUnavailableContent.Label: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let title = view.text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results"
    node.child(Image(systemName: "magnifyingglass"), at: 0)
    node.child(Text(verbatim: title), at: 1)
  }
}

extension SearchUnavailableContent.Description: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(Text(verbatim: "Check the spelling or try a new search."), at: 0)
  }
}

extension SearchUnavailableContent.Actions: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {}
}

extension ContentUnavailableView: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = CenteredColumnRule()
    node.content(TupleView((view.label, view.description, view.actions)))
  }
}
