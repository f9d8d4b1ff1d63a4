public import HarnessCombine

nonisolated struct AppearModifier: ViewModifier, PrimitiveModifier {
  let action: () -> Void
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onAppear(modifier.action)
  }
}

nonisolated struct DisappearModifier: ViewModifier, PrimitiveModifier {
  let action: () -> Void
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onDisappear(modifier.action)
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let value: Value
  var initial = false
  var usesFormerAction = false
  let action: (Value, Value) -> Void
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onChange(
      of: modifier.value, initial: modifier.initial, usesFormerAction: modifier.usesFormerAction,
      modifier.action)
  }
}

nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier, PrimitiveModifier
where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onReceive(modifier.publisher, modifier.action)
  }
}

nonisolated struct TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.task(id: modifier.id, priority: modifier.priority, modifier.action)
  }
}

extension View {
  /// Runs an action when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action ?? {}))
  }

  /// Runs an action after the view has disappeared.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action ?? {}))
  }

  /// Runs an action when a value has changed, with the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Runs an action when a value has changed, with the new value; the action has captured what was
  /// current before the change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, usesFormerAction: true) { _, new in action(new) })
  }

  /// Runs an action for each value of a publisher.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }

  /// Runs an asynchronous task while the view is there.
  @preconcurrency
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs an asynchronous task while the view is there, anew whenever `id` changes.
  @preconcurrency
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
