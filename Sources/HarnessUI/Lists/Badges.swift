extension View {
  /// Shows a number at the row or tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    placedInRow("badge", count == 0 ? nil : .string("\(count)"))
  }

  /// Shows a text at the row or tab; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    placedInRow("badge", label.map { .string($0.string) })
  }

  /// Shows a localised text at the row or tab; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the row or tab; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
