/// The kinds of views that can be submitted.
///
/// Source: SwiftUI's documentation of `SubmitTriggers`.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The field of a searchable view.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when the user submits a view inside, such as a text field.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      SubmitModifier(
        action: triggers.contains(.text) ? action : nil,
        searchAction: triggers.contains(.search) ? action : nil))
  }
}

nonisolated struct SubmitModifier: ViewModifier, PrimitiveModifier {
  let action: (() -> Void)?
  var searchAction: (() -> Void)?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let action = modifier.action { node.annotate(.submit(action)) }
    if let action = modifier.searchAction { node.annotate(.submitSearch(action)) }
  }
}
