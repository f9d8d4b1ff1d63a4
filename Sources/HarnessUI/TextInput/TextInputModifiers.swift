public import HarnessAppleNames

/// Which letters are made large while somebody types.
///
/// Source: SwiftUI's documentation of `TextInputAutocapitalization`.
nonisolated public struct TextInputAutocapitalization: Sendable {
  let name: String
  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }

  private init(name: String) { self.name = name }

  /// The same in UIKit's words.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// What the return key says.
///
/// Source: SwiftUI's documentation of `SubmitLabel`.
nonisolated public struct SubmitLabel: Sendable {
  let name: String
  /// Done.
  public static var done: SubmitLabel { .init(name: "done") }
  /// Go.
  public static var go: SubmitLabel { .init(name: "go") }
  /// Send.
  public static var send: SubmitLabel { .init(name: "send") }
  /// Join.
  public static var join: SubmitLabel { .init(name: "join") }
  /// Route.
  public static var route: SubmitLabel { .init(name: "route") }
  /// Search.
  public static var search: SubmitLabel { .init(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { .init(name: "return") }
  /// Next.
  public static var next: SubmitLabel { .init(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// How far writing tools go.
///
/// Source: SwiftUI's documentation of `WritingToolsBehavior`.
nonisolated public struct WritingToolsBehavior: Equatable, Sendable {
  let name: String
  /// As the place asks for.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

private struct AutocorrectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether what somebody types is left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// The same under its older name; nil: as the place asks for.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  nonisolated private func keeping(
    _ name: String, text: String?
  ) -> ModifiedContent<Self, AttributeModifier> { keeping(name, text.map { .string($0) }) }
}

extension View {
  /// Sets which keys the keyboard shows.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    keeping("keyboard_type", text: type.name)
  }

  /// Says what the fields inside are for.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    keeping("text_content_type", text: textContentType?.rawValue)
  }

  /// Sets which letters are made large.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    keeping("text_input_autocapitalization", text: autocapitalization?.name)
  }

  /// Sets which letters are made large, in UIKit's words.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    keeping("autocapitalization", text: TextInputAutocapitalization(style)?.name)
  }

  /// Leaves what somebody types uncorrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    keeping("autocorrection_disabled", .bool(disable))
      .environment(\.autocorrectionDisabled, disable)
  }

  /// The same under its older name; nil: as the place asks for.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    keeping("disable_autocorrection", disable.map { .bool($0) })
      .environment(\.disableAutocorrection, disable)
  }

  /// Sets what the return key says.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    keeping("submit_label", text: submitLabel.name)
  }

  /// Keeps what is submitted inside from the actions outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Sets how far writing tools go.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    keeping("writing_tools_behavior", text: behavior.name)
  }

  /// Offers texts for the field; they are in no tree.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    keeping("text_input_suggestions", .bool(true))
  }

  /// Offers a text for each element of a collection; they are in no tree.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    keeping("text_input_suggestions", .bool(true))
  }

  /// Says what a suggestion puts into the field.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    keeping("text_input_completion", text: completion)
  }

  /// Sets whether the keyboard shows controls for formats.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    keeping("text_input_formatting_control_visibility", text: "\(visibility)")
  }

  /// Says which letters select the row.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    keeping("type_select_equivalent", text: text?.string)
  }

  /// Says which letters select the row.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Says which letters select the row.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}

/// Where controls for formats are.
///
/// Source: SwiftUI's documentation of `TextInputFormattingControlPlacement`.
nonisolated public enum TextInputFormattingControlPlacement {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// One bit a place.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Beside the keyboard.
    public static let inputAssistant = Set(rawValue: 1)
    /// Everywhere.
    public static let all = Set(rawValue: 1)
  }
}

nonisolated struct SubmitScopeModifier: ViewModifier, PrimitiveModifier {
  let isBlocking: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isBlocking { node.annotate(.submitScope) }
    node.annotate(.attribute("submit_scope", .bool(modifier.isBlocking)))
  }
}

extension UIKeyboardType {
  /// What the attribute calls the keyboard.
  fileprivate var name: String {
    switch self {
    case .default: "default"
    case .asciiCapable: "ascii_capable"
    case .numbersAndPunctuation: "numbers_and_punctuation"
    case .URL: "url"
    case .numberPad: "number_pad"
    case .phonePad: "phone_pad"
    case .namePhonePad: "name_phone_pad"
    case .emailAddress: "email_address"
    case .decimalPad: "decimal_pad"
    case .twitter: "twitter"
    case .webSearch: "web_search"
    case .asciiCapableNumberPad: "ascii_capable_number_pad"
    }
  }
}
