extension View {
  nonisolated private func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: String?
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt ?? "Search",
        placement: placement.name, tokens: EmptyView()))
  }

  /// Puts a field that searches into the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, nil, placement, prompt?.string)
  }

  /// Puts a field that searches into the screen; a binding says whether the user searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented, placement, prompt?.string)
  }

  /// Puts a field that searches into the screen, with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searchable(text, nil, placement, prompt?.string)
  }

  /// Puts a field that searches into the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, nil, placement, Text(prompt).string)
  }

  /// Puts a field that searches into the screen; a binding says whether the user searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt).string)
  }

  /// Puts a field that searches into the screen, with suggestions.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searchable(text, nil, placement, Text(prompt).string)
  }

  /// Puts a field that searches into the screen.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, nil, placement, String(prompt))
  }

  /// Puts a field that searches into the screen; a binding says whether the user searches.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented, placement, String(prompt))
  }

  /// Puts a field that searches into the screen, with suggestions.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchSuggestions(suggestions).searchable(text, nil, placement, String(prompt))
  }
}
