/// A field that searches, handed to the screen around, and what it suggests.
nonisolated struct SearchModifier<Tokens: View>: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: String
  let placement: String
  /// The tokens that are chosen, shown beside the text.
  let tokens: Tokens
  @State private var isOwnSearching = false
  @State private var suggestions = SearchSuggestions()

  @MainActor func body(content: Content) -> some View {
    let isSearching = isPresented ?? $isOwnSearching
    let text = text
    let suggestions = suggestions
    content
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.searchSuggestions, suggestions)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          isSearching.wrappedValue = false
        }
      )
      .modifier(BesideModifier(beside: field(isSearching)))
      .modifier(
        BesideModifier(
          beside: isSearching.wrappedValue
            ? SuggestionList(suggestions: suggestions, text: text) : nil)
      )
      .modifier(EndModifier { suggestions.show(nil) })
  }

  @MainActor private func field(_ isSearching: Binding<Bool>) -> some View {
    SearchField(
      text: text, isSearching: isSearching, prompt: prompt, placement: placement, tokens: tokens)
  }
}

/// The field itself. It searches from when it takes the focus on, until the search is left.
private nonisolated struct SearchField<Tokens: View>: InnerView, PrimitiveView {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let prompt: String
  let placement: String
  let tokens: Tokens

  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(
      .searchField, label: view.prompt, value: .string(view.text.wrappedValue))
    let isSearching = view.isSearching
    element.editing = TextEditing(
      text: view.text,
      onEditingChanged: { hasFocus in
        if hasFocus, !isSearching.wrappedValue { isSearching.wrappedValue = true }
      })
    element.placeholder = view.prompt
    element.placement = .bar
    element.attributes = [
      ("placement", .string(view.placement)),
      ("is_searching", .bool(view.isSearching.wrappedValue)),
    ]
    node.element = element
    node.layout = BarRule(slot: .search, height: ScreenMetrics.searchField)
    node.child(view.tokens, at: 0)
  }
}

/// What a search suggests, as the views inside say.
final class SearchSuggestions: Source, Equatable {
  private var content: (any View)?

  nonisolated override init() { super.init() }

  override var name: String { "the suggestions of a search" }

  static func == (first: SearchSuggestions, second: SearchSuggestions) -> Bool { first === second }

  func show(_ content: (any View)?) {
    self.content = content
    hasChanged()
  }

  var view: (any View)? {
    wasRead()
    return content
  }
}

/// The suggestions: a list in front of the screen while the user searches.
private nonisolated struct SuggestionList: InnerView {
  let suggestions: SearchSuggestions
  let text: Binding<String>

  @MainActor var body: some View {
    if let view = suggestions.view {
      SuggestionElement(content: AnyView(hiding: view))
        .environment(\.searchCompletion) { [text] in text.wrappedValue = $0 }
    }
  }
}

private nonisolated struct SuggestionElement: InnerView, PrimitiveView {
  let content: AnyView

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.list, label: "Suggestions")
    element.placement = .bar
    node.element = element
    node.layout = SuggestionsRule()
    node.child(view.content, at: 0)
  }
}

private nonisolated struct SuggestionsModifier<Suggestions: View>: ViewModifier,
  PrimitiveModifier
{
  let suggestions: Suggestions

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.environment.searchSuggestions?.show(modifier.suggestions)
  }
}

/// A suggestion: choosing it puts a text into the field.
private nonisolated struct CompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompletion) private var complete

  @MainActor func body(content: Content) -> some View {
    Button(action: { complete?(completion) }, label: { content })
  }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

private struct SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

/// Leaves a search.
///
/// Source: SwiftUI's documentation of `DismissSearchAction`.
nonisolated public struct DismissSearchAction: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Empties the field and leaves the search. Outside of one nothing happens.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// Where suggestions are shown.
///
/// Source: SwiftUI's documentation of `SearchSuggestionsPlacement`.
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let bits: Int
  /// As the place decides.
  public static var automatic: Self { Self(bits: 1) }
  /// In a menu at the field.
  public static var menu: Self { Self(bits: 2) }
  /// In the content.
  public static var content: Self { Self(bits: 4) }

  /// Several places.
  ///
  /// Source: SwiftUI's documentation of `SearchSuggestionsPlacement.Set`.
  public struct Set: OptionSet, Sendable {
    /// One bit a place.
    public var rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu at the field.
    public static var menu: Self { Self(rawValue: 2) }
    /// The content.
    public static var content: Self { Self(rawValue: 4) }
  }
}

extension EnvironmentValues {
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchCompletion: ((String) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// Leaves the search that the view is part of.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Where the suggestions of the search around are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    self[SuggestionsPlacementKey.self]
  }
}

extension View {
  /// Shows suggestions while the user searches.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(SuggestionsModifier(suggestions: suggestions()))
  }

  /// Shows or hides suggestions at places.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    keeping("search_suggestions", .string("\(visibility)"))
  }

  /// Makes the view a suggestion that puts a text into the field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }

  /// Makes the view a suggestion of a token.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(TokenCompletionModifier(token: token))
  }
}

/// A suggestion: choosing it adds a token to the search.
private nonisolated struct TokenCompletionModifier<T: Identifiable>: ViewModifier {
  let token: T
  @Environment(\.tokenCompletion) private var complete

  @MainActor func body(content: Content) -> some View {
    Button(action: { complete?(token) }, label: { content })
  }
}

private struct TokenCompletionKey: EnvironmentKey {
  static var defaultValue: ((Any) -> Void)? { nil }
}

extension EnvironmentValues {
  var tokenCompletion: ((Any) -> Void)? {
    get { self[TokenCompletionKey.self] }
    set { self[TokenCompletionKey.self] = newValue }
  }
}
