extension EnvironmentEntry {
  /// What views inside a focusable view see of its focus.
  package static func focus(_ isFocused: Bool) -> EnvironmentEntry {
    makeComparable(isFocused, for: IsFocusedKey.self)
  }
}

/// Moves the focus back to where it is by default.
///
/// Source: SwiftUI's documentation of `ResetFocusAction`.
nonisolated public struct ResetFocusAction: Sendable {
  /// Moves the focus back in the views of a namespace.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Moves the focus back to where it is by default.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether views draw an effect when they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}
