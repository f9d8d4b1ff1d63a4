public import Foundation

/// How a view comes and goes, with its type hidden.
///
/// Source: SwiftUI's documentation of `AnyTransition`.
nonisolated public struct AnyTransition {
  /// The content as it looks at a phase.
  package let apply: @MainActor (_ content: any View, _ phase: TransitionPhase) -> any View
  /// An animation of its own, which needs none of the change.
  package private(set) var animation: Animation?

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    // Unsafe, but ours: it is used on the main actor only.
    nonisolated(unsafe) let transition = transition
    apply = { content, phase in
      TransitionedView(transition: transition, phase: phase, content: content)
    }
    if let animated = transition as? any TransitionWithAnimation { animation = animated.animation }
  }

  private init(_ apply: @escaping @MainActor (any View, TransitionPhase) -> any View) {
    self.apply = apply
  }

  /// Is there and gone at once.
  public static let identity = AnyTransition { content, _ in content }
  /// Fades in and out.
  public static let opacity = AnyTransition { content, phase in
    TransitionedView(transition: OpacityTransition(), phase: phase, content: content)
  }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition { content, phase in
      TransitionedView(transition: SlideTransition(), phase: phase, content: content)
    }
  }
  /// Grows from nothing.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Grows from a share of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in
      TransitionedView(
        transition: ScaleTransition(scale, anchor: anchor), phase: phase, content: content)
    }
  }

  /// Comes from an edge and goes back to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      TransitionedView(transition: MoveTransition(edge: edge), phase: phase, content: content)
    }
  }

  /// Comes from an edge and goes to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      TransitionedView(transition: PushTransition(edge: edge), phase: phase, content: content)
    }
  }

  /// Comes from an offset, in points, and goes back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in
      TransitionedView(transition: OffsetTransition(offset), phase: phase, content: content)
    }
  }

  /// Comes from an offset, in points, and goes back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Changes from one modifier to the other and back.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Comes by one transition and goes by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition { content, phase in
      removal.apply(
        insertion.apply(content, phase == .willAppear ? .willAppear : .identity),
        phase == .didDisappear ? .didDisappear : .identity)
    }
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition { [apply] content, phase in
      other.apply(apply(content, phase), phase)
    }
    transition.animation = animation ?? other.animation
    return transition
  }

  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = AnyTransition { [apply] content, phase in
      func animated<V: View>(_ content: V) -> any View {
        content.modifier(TransitionAnimationModifier(animation: animation))
      }
      return animated(apply(content, phase))
    }
    transition.animation = animation
    return transition
  }
}

extension AnyTransition: @unchecked Sendable {}

/// Changes from one modifier to the other and back.
nonisolated private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition that brings its animation.
@MainActor
private protocol TransitionWithAnimation {
  nonisolated var animation: Animation? { get }
}

extension AnimatedTransition: TransitionWithAnimation {}
