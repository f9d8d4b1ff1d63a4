/// The tokens of a search, beside the text of its field. Choosing one takes it out of the search.
private nonisolated struct TokenSearch<C>: ViewModifier
where
  C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
  C.Element: Identifiable
{
  let text: Binding<String>
  let tokens: Binding<C>
  var suggested: Binding<C>?
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: String?
  let token: (Binding<C.Element>) -> any View

  @MainActor func body(content: Content) -> some View {
    let tokens = tokens
    let token = token
    let add: (Any) -> Void = { added in
      if let element = added as? C.Element { tokens.wrappedValue.append(element) }
    }
    let chosen = ForEach(tokens) { element in
      let id = element.wrappedValue.id
      Button(action: { tokens.wrappedValue.removeAll { $0.id == id } }) {
        AnyView(hiding: token(element))
      }
    }
    return
      content
      .modifier(SuggestedTokens(suggested: suggested, token: token))
      .modifier(
        SearchModifier(
          text: text, isPresented: isPresented, prompt: prompt ?? "Search",
          placement: placement.name, tokens: chosen)
      )
      .environment(\.tokenCompletion, add)
  }
}

/// Suggests tokens, if there are any to suggest.
private nonisolated struct SuggestedTokens<C>: ViewModifier
where
  C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
  C.Element: Identifiable
{
  let suggested: Binding<C>?
  let token: (Binding<C.Element>) -> any View

  @MainActor func body(content: Content) -> some View {
    let token = token
    if let suggested {
      content.searchSuggestions {
        ForEach(suggested) { element in
          AnyView(hiding: token(element)).searchCompletion(element.wrappedValue)
        }
      }
    } else {
      content
    }
  }
}

extension View {
  /// Puts a field that searches by a text and tokens into the screen.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, placement: placement,
        prompt: prompt?.string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen;
  /// a binding says whether the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, isPresented: isPresented, placement: placement,
        prompt: prompt?.string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, suggesting tokens.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggestedTokens, placement: placement,
        prompt: prompt?.string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, suggesting tokens;
  /// a binding says whether the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggestedTokens, isPresented: isPresented,
        placement: placement,
        prompt: prompt?.string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, with tokens that change.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: editableTokens, placement: placement,
        prompt: prompt?.string, token: { token($0) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, with tokens that change;
  /// a binding says whether the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: editableTokens, isPresented: isPresented, placement: placement,
        prompt: prompt?.string, token: { token($0) }))
  }

  /// Puts a field that searches by a text and tokens into the screen.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, placement: placement,
        prompt: Text(prompt).string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen;
  /// a binding says whether the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, isPresented: isPresented, placement: placement,
        prompt: Text(prompt).string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, suggesting tokens.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggestedTokens, placement: placement,
        prompt: Text(prompt).string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, suggesting tokens;
  /// a binding says whether the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggestedTokens, isPresented: isPresented,
        placement: placement,
        prompt: Text(prompt).string, token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, with tokens that change.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: editableTokens, placement: placement,
        prompt: Text(prompt).string, token: { token($0) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, with tokens that change;
  /// a binding says whether the user searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: editableTokens, isPresented: isPresented, placement: placement,
        prompt: Text(prompt).string, token: { token($0) }))
  }

  /// Puts a field that searches by a text and tokens into the screen.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, placement: placement,
        prompt: String(prompt), token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen;
  /// a binding says whether the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, isPresented: isPresented, placement: placement,
        prompt: String(prompt), token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, suggesting tokens.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggestedTokens, placement: placement,
        prompt: String(prompt), token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, suggesting tokens;
  /// a binding says whether the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: tokens, suggested: suggestedTokens, isPresented: isPresented,
        placement: placement,
        prompt: String(prompt), token: { token($0.wrappedValue) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, with tokens that change.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: editableTokens, placement: placement,
        prompt: String(prompt), token: { token($0) }))
  }

  /// Puts a field that searches by a text and tokens into the screen, with tokens that change;
  /// a binding says whether the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      TokenSearch(
        text: text, tokens: editableTokens, isPresented: isPresented, placement: placement,
        prompt: String(prompt), token: { token($0) }))
  }
}
