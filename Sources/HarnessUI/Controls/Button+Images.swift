extension Button where Label == HarnessUI.Label<Text, Image> {
  /// A button with a localised title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { HarnessUI.Label(titleKey, systemImage: systemImage) })
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: { HarnessUI.Label(title, systemImage: systemImage) })
  }

  /// A button with a localised title, a symbol and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: { HarnessUI.Label(titleKey, systemImage: systemImage) })
  }

  /// A button with a title, a symbol and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role, action: action, label: { HarnessUI.Label(title, systemImage: systemImage) })
  }
}
