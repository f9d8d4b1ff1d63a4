extension EnvironmentEntry {
  /// What views inside a focusable view see of its focus.
  package static func focus(_ isFocused: Bool) -> EnvironmentEntry {
    makeComparable(isFocused, for: IsFocusedKey.self)
  }
}

extension EnvironmentValues {
  /// Whether views draw an effect when they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}
