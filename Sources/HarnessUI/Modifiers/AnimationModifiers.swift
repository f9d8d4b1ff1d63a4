/// Changes the transaction of everything inside.
nonisolated struct TransactionModifier: ViewModifier, PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformTransaction(modifier.transform)
  }
}

/// The same in the updates in which a value has changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformTransaction(whenChanged: modifier.value, modifier.transform)
  }
}

/// Gives what is in a transition an animation of its own.
nonisolated struct TransitionAnimationModifier: ViewModifier, PrimitiveModifier {
  let animation: Animation?

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.transformTransaction { $0.animation = modifier.animation }
  }
}

/// Says how the view comes and goes.
nonisolated struct TransitionModifier: ViewModifier, PrimitiveModifier {
  let transition: AnyTransition

  @MainActor static func describe<C: View>(
    _ modifier: Self, of content: C, to node: some NodeBuilder
  ) {
    let phase = node.transition(modifier.transition)
    node.child(erased: modifier.transition.apply(content, phase), at: 0)
  }
}

/// A transaction for some modifiers and not for what they modify.
nonisolated struct ScopedTransactionView<Content: View, Inside: View>: InnerView, PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void
  let inside: (PlaceholderContentView<Content>) -> Inside

  static var isFlattened: Bool { true }
  static var runsUserCode: Bool { true }

  @MainActor static func describe(_ view: Self, to node: some NodeBuilder) {
    let scope = TransactionScope()
    node.transformTransaction {
      scope.transaction = $0
      view.transform(&$0)
    }
    node.child(view.inside(PlaceholderContentView(view: view.content, scope: scope)), at: 0)
  }
}

extension View {
  /// Animates the view whenever a value has changed.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      ValueTransactionModifier(value: value) { $0.setAnimation(animation) })
  }

  /// Animates every change of the view.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.setAnimation(animation) })
  }

  /// Animates what some modifiers change, and nothing inside.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(
      content: self, transform: { $0.setAnimation(animation) }, inside: body)
  }

  /// Changes the transaction of all updates of the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(TransactionModifier(transform: transform)) }

  /// Changes the transaction of the updates in which a value has changed.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransactionModifier(value: value, transform: transform)) }

  /// Changes the transaction of what some modifiers change, and of nothing inside.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View { ScopedTransactionView(content: self, transform: transform, inside: body) }

  /// Says how the view comes and goes when that is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes when that is animated.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

extension Transaction {
  fileprivate mutating func setAnimation(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
