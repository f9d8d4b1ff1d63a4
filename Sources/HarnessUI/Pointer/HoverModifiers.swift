public import Foundation

/// Where a pointer is that may be over a view.
///
/// Source: SwiftUI's documentation of `HoverPhase`.
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

/// What a view wants to know of a pointer over it.
package struct HoverAction {
  /// Called with where the pointer is, as the view sees it; nil when it has left.
  package let run: (TouchEvent?) -> Void
}

/// How a view shows that a pointer is over it.
///
/// Source: SwiftUI's documentation of `HoverEffect`.
nonisolated public struct HoverEffect: Sendable {
  let name: String
  /// What suits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes a part of the view, behind it.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Runs an action when a pointer comes over the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(AnnotationModifier(annotation: .hover(HoverAction { action($0 != nil) })))
  }

  /// Runs an action whenever a pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action whenever a pointer moves over the view, and when it leaves.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      AnnotationModifier(
        annotation: .hover(
          HoverAction { event in
            action(event.map { .active($0.location(in: coordinateSpace)) } ?? .ended)
          })))
  }

  /// Chooses how the view shows that a pointer is over it.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    keeping("hover_effect", .string(effect.name))
  }

  /// Chooses how the view shows that a pointer is over it, if that is enabled.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    keeping("hover_effect", isEnabled ? .string(effect.name) : nil)
  }

  /// Chooses how views inside show that a pointer is over them.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    keeping("default_hover_effect", .string(effect?.name ?? "none"))
  }

  /// Keeps views inside from showing that a pointer is over them.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    keeping("hover_effect_disabled", .bool(disabled))
  }

  /// Lets touches reach the view, or go through it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

nonisolated struct HitTestingModifier: ViewModifier, PrimitiveModifier {
  let isEnabled: Bool

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    if !modifier.isEnabled { node.annotate(.untouchable) }
  }
}
