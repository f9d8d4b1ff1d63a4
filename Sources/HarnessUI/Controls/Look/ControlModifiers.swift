/// Hides the labels of controls from the eye; they keep them for everybody else.
nonisolated struct LabelsHiddenModifier: ViewModifier, PrimitiveModifier {
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.attribute("labels_hidden", .bool(true)))
    node.transformEnvironment { $0.labelsVisibility = .hidden }
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether the labels of controls are seen.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

nonisolated struct HelpModifier: ViewModifier, PrimitiveModifier {
  let text: String

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.hint(modifier.text))
    node.annotate(.attribute("help", .string(modifier.text)))
  }
}

extension View {
  /// Hides the labels of the controls inside from the eye; elements keep them.
  nonisolated public func labelsHidden() -> some View { modifier(LabelsHiddenModifier()) }

  /// Sets whether the labels of the controls inside are seen; elements keep them.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    keeping("labels_visibility", .string("\(visibility)"))
      .environment(\.labelsVisibility, visibility)
  }

  /// Explains the view in a text beside it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains the view in a text beside it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text.string))
  }

  /// Explains the view in a text beside it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Marks the view as private, so that it is hidden where others may look.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    keeping("privacy_sensitive", .bool(sensitive))
  }

  /// Lets a finder come up in the text inside.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    keeping("find_navigator", .bool(isPresented.wrappedValue))
  }

  /// Keeps the finder from the text inside.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    keeping("find_disabled", .bool(isDisabled))
  }

  /// Keeps the finder from replacing the text inside.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    keeping("replace_disabled", .bool(isDisabled))
  }
}
