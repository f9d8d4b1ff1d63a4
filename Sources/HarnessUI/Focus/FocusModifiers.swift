/// What a focused view is used for.
///
/// Source: SwiftUI's documentation of `FocusInteractions`.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  /// One bit a use.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is activated, like a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes input, like a field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform does by default.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Lets a view take the focus, or not.
nonisolated struct FocusableModifier: ViewModifier, PrimitiveModifier {
  let isFocusable: Bool
  var interactions = FocusInteractions.automatic
  var onChange: ((Bool) -> Void)?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.focusable(modifier.isFocusable ? modifier.interactions : nil))
    node.annotate(.attribute("focusable", .bool(modifier.isFocusable)))
    if let onChange = modifier.onChange {
      let link = FocusLink(
        state: Listener(), isWanted: { false }, gain: { onChange(true) }, lose: { onChange(false) })
      node.annotate(.focus(link))
    }
  }

  /// A state that never asks for the focus.
  private final class Listener: FocusFollower {
    var isResting: Bool { true }
    func rest() {}
  }
}

/// Ties the field of the search inside to a focus state.
nonisolated struct SearchFocusedModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if let box = modifier.binding.box { node.annotate(.searchFocus(box.link(to: modifier.value))) }
    node.annotate(.attribute("search_focused", .bool(true)))
  }
}

extension View {
  /// Lets the view take the focus, or not.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view take the focus, for some uses.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Lets the view take the focus, and tells when it comes and goes.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, onChange: onFocusChange))
  }

  /// Moves the focus as one group of views.
  nonisolated public func focusSection() -> some View {
    keeping("focus_section", .bool(true))
  }

  /// Draws no effect when a view inside has the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    keeping("focus_effect_disabled", .bool(disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Ties the search field of the view to a focus state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusedModifier(binding: binding, value: true))
  }

  /// Ties the search field of the view to a focus state, which has this value while it has the
  /// focus.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusedModifier(binding: binding, value: value))
  }
}
