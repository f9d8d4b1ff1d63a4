public import HarnessCombine
public import Observation

/// Sets one value of the environment.
nonisolated struct EnvironmentModifier<Value>: ViewModifier, PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformEnvironment { $0[keyPath: modifier.keyPath] = modifier.value }
  }
}

/// Sets a style: no key path, nothing to read, and no way to compare.
nonisolated struct StyleModifier<Key: EnvironmentKey>: ViewModifier, PrimitiveModifier {
  let value: Key.Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.setEnvironment(EnvironmentEntry.make(modifier.value, for: Key.self))
  }
}

/// Sets the value of a key of ours; an equal one changes nothing later.
nonisolated struct EnvironmentKeyModifier<Key: EnvironmentKey>: ViewModifier, PrimitiveModifier {
  let value: Key.Value

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.setEnvironment(.makeComparable(modifier.value, for: Key.self))
  }
}

extension View {
  /// Sets the value of a key of ours for the views inside.
  nonisolated func environmentValue<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ModifiedContent<Self, EnvironmentKeyModifier<Key>> {
    modifier(EnvironmentKeyModifier(value: value))
  }
}

/// Changes one value of the environment.
nonisolated struct TransformEnvironmentModifier<Value>: ViewModifier, PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformEnvironment { modifier.transform(&$0[keyPath: modifier.keyPath]) }
  }
}

/// Hands an object down.
nonisolated struct ObjectModifier<Object: AnyObject>: ViewModifier, PrimitiveModifier {
  let object: Object?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.setEnvironment(EnvironmentEntry.make(object: modifier.object, of: Object.self))
  }
}

extension View {
  /// Sets a value of the environment for the views inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the views inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
  }

  /// Hands an observable object to the views inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// Hands an observable model to the views inside.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }

  /// Lets the user touch the controls inside, or not. An inner `disabled(false)` re-enables nothing.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the user may touch the controls of the view.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

nonisolated struct DisabledModifier: ViewModifier, PrimitiveModifier {
  let isDisabled: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformEnvironment { $0.isEnabled = $0.isEnabled && !modifier.isDisabled }
    if modifier.isDisabled { node.annotate(.disabled) }
  }
}
