/// Runs an action with what is made of size and place, at first and whenever it has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onGeometryChange(of: modifier.transform, modifier.action)
  }
}

extension View {
  /// Runs an action with a value made of size and place, at first and whenever it has changed.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Runs an action with the former and the new value made of size and place.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
