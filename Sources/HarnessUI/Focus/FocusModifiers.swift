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

/// When the default focus is looked at.
///
/// Source: SwiftUI's documentation of `DefaultFocusEvaluationPriority`.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  /// Only where nothing else was said.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Whenever the focus comes into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Lets a view take the focus, or not.
nonisolated struct FocusableModifier: ViewModifier, PrimitiveModifier {
  let isFocusable: Bool
  var onChange: ((Bool) -> Void)?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.focusable(modifier.isFocusable))
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

/// Gives a focus state its first value.
nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onAppear {
      let binding = modifier.binding
      if binding.wrappedValue == binding.resting { binding.wrappedValue = modifier.value }
    }
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
    modifier(FocusableModifier(isFocusable: isFocusable))
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

  /// Limits where the default focus is looked for.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    keeping("focus_scope", .bool(true))
  }

  /// Asks for the focus when it comes into the namespace.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    keeping("prefers_default_focus", .bool(prefersDefaultFocus))
  }

  /// Gives a focus state a value when the view appears, unless it has one.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }

  /// Draws no effect when a view inside has the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    keeping("focus_effect_disabled", .bool(disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Ties the search field of the view to a focus state.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    keeping("search_focused", .bool(true))
  }

  /// Ties the search field of the view to a focus state, which has this value while it has the
  /// focus.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    keeping("search_focused", .bool(true))
  }
}
