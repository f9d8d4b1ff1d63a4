/// Where a view is on its way into the interface or out of it.
///
/// Source: SwiftUI's documentation of `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// About to go.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
///
/// Source: SwiftUI's documentation of `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether something moves. Here it decides nothing: with reduced motion all changes are made at
  /// once.
  public var hasMotion: Bool
  /// The properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes.
///
/// Source: SwiftUI's documentation of `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of view that `body(content:phase:)` gives.
  associatedtype Body: View

  /// The view at a phase of its coming or going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is like.
  static var properties: TransitionProperties { get }

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// It moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The content as it looks at a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionedView(transition: self, phase: phase, content: content)
  }

  /// The same transition with another animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// Stands for the content in the body of a transition or of a scoped animation.
///
/// Source: SwiftUI's documentation of `PlaceholderContentView`.
nonisolated public struct PlaceholderContentView<Value>: View {
  let view: any View
  /// What the content's own transaction is, where only what is around it has another.
  var scope: TransactionScope?
}

extension PlaceholderContentView: PrimitiveView {
  package static var isFlattened: Bool { true }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    if let scope = view.scope { node.transformTransaction { $0 = scope.transaction } }
    node.child(erased: view.view, at: 0)
  }
}

/// Keeps the transaction that came to a scoped animation.
final class TransactionScope {
  var transaction = Transaction()
  nonisolated deinit {}
}

/// The content of a transition of an author's own.
struct TransitionedView<T: Transition>: InnerView {
  let transition: T
  let phase: TransitionPhase
  let content: any View
  var body: some View {
    transition.body(content: PlaceholderContentView(view: content), phase: phase)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .modifier(TransitionAnimationModifier(animation: animation))
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
