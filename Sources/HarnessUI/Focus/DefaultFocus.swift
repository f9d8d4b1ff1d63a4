/// When the default focus is looked at.
///
/// Source: SwiftUI's documentation of `DefaultFocusEvaluationPriority`.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  let isUserInitiated: Bool
  /// When the view appears, and when the focus is moved by the app.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when the user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Where the focus goes by default inside a view, as a focus state says.
nonisolated package struct DefaultFocus {
  /// It counts, too, when the user moves the focus into the view.
  package let isUserInitiated: Bool
  /// Lets the state ask for its view; the graph follows when it settles.
  package let ask: () -> Void
}

/// Gives a focus state its first value.
nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    let (binding, value) = (modifier.binding, modifier.value)
    node.annotate(
      .defaultFocus(
        DefaultFocus(isUserInitiated: modifier.priority.isUserInitiated) {
          binding.wrappedValue = value
        }))
    node.onAppear {
      if binding.wrappedValue == binding.resting { binding.wrappedValue = value }
    }
  }
}

/// Looks for the default focus of a namespace when it appears.
nonisolated struct FocusScopeModifier: ViewModifier, PrimitiveModifier {
  let namespace: Namespace.ID

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.focusScope(modifier.namespace))
    node.annotate(.attribute("focus_scope", .bool(true)))
    let root = node.environment.root
    node.onAppear { [weak root] in root?.evaluateDefaultFocus?(modifier.namespace, .whenPreferred) }
  }
}

nonisolated struct PrefersDefaultFocusModifier: ViewModifier, PrimitiveModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if modifier.isPreferred { node.annotate(.prefersFocus(modifier.namespace)) }
    node.annotate(.attribute("prefers_default_focus", .bool(modifier.isPreferred)))
  }
}

/// Why the default focus of a namespace is looked for.
nonisolated package enum DefaultFocusOccasion {
  /// The scope appeared: whoever has the focus keeps it, and only a view that prefers it gets it.
  case whenPreferred
  /// The app asked for it.
  case reset
}

/// Moves the focus back to where it is by default.
///
/// Source: SwiftUI's documentation of `ResetFocusAction`.
nonisolated public struct ResetFocusAction: @unchecked Sendable {
  // A view that keeps the action does not keep the app.
  private weak var root: RootEnvironment?

  init(_ root: RootEnvironment?) { self.root = root }

  /// Moves the focus to the view in the namespace's scope that prefers it; where none does, to what
  /// `defaultFocus` says there, else to the first view that takes the focus.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {
    root?.evaluateDefaultFocus?(namespace, .reset)
  }
}

extension EnvironmentValues {
  /// Moves the focus back to where it is by default.
  public var resetFocus: ResetFocusAction { ResetFocusAction(root) }
}

extension View {
  /// Limits where the default focus of a namespace is looked for.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Gets the focus of a namespace's scope when that appears, unless another view has it, and when
  /// `resetFocus` is called.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      PrefersDefaultFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Gives a focus state a value when the view appears, unless it has one; with the priority
  /// `userInitiated` also when the user moves the focus into the view.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}
