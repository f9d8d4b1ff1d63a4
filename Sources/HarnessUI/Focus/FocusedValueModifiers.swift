public import HarnessCombine
public import Observation

extension View {
  /// Says a value for the rest of the app while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { spoken(keyPath, value, isForScene: false) }

  /// Says a value, if there is one, while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { spoken(keyPath, value, isForScene: false) }

  /// Says a value for the rest of the app while the scene has the focus.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { spoken(keyPath, value, isForScene: true) }

  /// Says a value, if there is one, while the scene has the focus.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { spoken(keyPath, value, isForScene: true) }

  /// Hands an observable model to the rest of the app while the focus is in the view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    spoken(object, isForScene: false)
  }

  /// Hands an observable model to the rest of the app while the scene has the focus.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    spoken(object, isForScene: true)
  }

  /// Hands an observable object to the rest of the app while the focus is in the view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    spoken(object, isForScene: false)
  }

  /// Hands an observable object, if there is one, while the focus is in the view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    spoken(object, isForScene: false)
  }

  /// Hands an observable object to the rest of the app while the scene has the focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    spoken(object, isForScene: true)
  }

  /// Hands an observable object, if there is one, while the scene has the focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    spoken(object, isForScene: true)
  }

  nonisolated private func spoken<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool
  ) -> some View {
    let entry = FocusedEntry(isForScene: isForScene) { $0[keyPath: keyPath] = value }
    return modifier(FocusedValueModifier(entry: value == nil ? nil : entry))
  }

  nonisolated private func spoken<T: AnyObject>(_ object: T?, isForScene: Bool) -> some View {
    let entry = object.map { object in
      FocusedEntry(isForScene: isForScene) { $0.set(object, of: T.self) }
    }
    return modifier(FocusedValueModifier(entry: entry))
  }
}
