nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier {
  let value: Key.Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.preference(Key.self, value: modifier.value)
  }
}

nonisolated struct TransformPreferenceModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
{
  let transform: (inout Key.Value) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformPreference(Key.self, modifier.transform)
  }
}

nonisolated struct AnchorPreferenceModifier<Value, Key: PreferenceKey>: ViewModifier,
  PrimitiveModifier
{
  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    _ = node.geometry()
    let anchor = Anchor(source: modifier.source, of: node)
    node.preference(Key.self, value: modifier.transform(anchor))
  }
}

nonisolated struct TransformAnchorModifier<Value, Key: PreferenceKey>: ViewModifier,
  PrimitiveModifier
{
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    _ = node.geometry()
    let anchor = Anchor(source: modifier.source, of: node)
    node.transformPreference(Key.self) { modifier.transform(&$0, anchor) }
  }
}

nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onPreferenceChange(Key.self, modifier.action)
  }
}

/// A view in front of or behind another one, made from what that one prefers.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier,
  PrimitiveModifier
{
  let layer: (Key.Value) -> Layer
  let rule: LayerRule

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    node.layout = modifier.rule
    node.child(content, at: 0)
    node.companion(
      PreferenceLayer(value: node.firstChildsPreference(Key.self), layer: modifier.layer), .layer,
      at: 1)
  }
}

/// The closure reads what its author likes, so it has a node of its own to read with.
nonisolated struct PreferenceLayer<Value, Layer: View>: InnerView, PrimitiveView {
  let value: Value
  let layer: (Value) -> Layer

  static var isFlattened: Bool { true }
  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    node.child(view.layer(view.value), at: 0)
  }
}

extension View {
  /// Sets a preference of the view; what the views inside have set is replaced.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { modifier(PreferenceModifier<K>(value: value)) }

  /// Changes a preference that the views inside have set.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(TransformPreferenceModifier<K>(transform: callback)) }

  /// Sets a preference that is made from the place of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform))
  }

  /// Adds the place of the view to a preference that the views inside have set.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(TransformAnchorModifier<A, K>(source: value, transform: transform))
  }

  /// Runs an action with the value of a preference, at first and whenever it has changed.
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }

  /// Shows a view in front that is made from a preference of this one.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(layer: transform, rule: LayerRule(alignment: alignment)))
  }

  /// Shows a view behind that is made from a preference of this one.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(
        layer: transform, rule: LayerRule(alignment: alignment, isBehind: true)))
  }
}
