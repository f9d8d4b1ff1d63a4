public import Foundation
public import HarnessAppleNames

/// What is known about a scroll view and its content, in points.
///
/// Source: SwiftUI's documentation of `ScrollGeometry`.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// What is known about a scroll view.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in sight, with the space around it.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is in sight.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// All of it in one line.
  public var debugDescription: String {
    "offset \(contentOffset), content \(contentSize), insets \(contentInsets), "
      + "container \(containerSize)"
  }
}

/// What a scroll view is doing.
///
/// Source: SwiftUI's documentation of `ScrollPhase`.
@frozen nonisolated public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// The user may be about to scroll.
  case tracking
  /// The user scrolls.
  case interacting
  /// It slows down after the user has let go.
  case decelerating
  /// It is on its way to a place that the app has chosen.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the case.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What is known when a scroll view begins or ends to do something.
///
/// Source: SwiftUI's documentation of `ScrollPhaseChangeContext`.
nonisolated public struct ScrollPhaseChangeContext {
  /// The scroll view and its content.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second.
  public let velocity: CGVector?

  package init(geometry: ScrollGeometry, velocity: CGSize?) {
    self.geometry = geometry
    self.velocity = velocity.map { CGVector(dx: $0.width, dy: $0.height) }
  }
}

/// Runs an action with what is made of a scroll view's geometry, at first and when it has changed.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onScroll(of: { $0.scrollGeometry.map(modifier.transform) }) { old, new in
      modifier.action(old ?? new, new)
    }
  }
}

/// Tells whether at least a share of the view is in sight. A view that is out of sight from the
/// start is not told so.
nonisolated struct ScrollVisibilityModifier: ViewModifier, PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onScroll(of: { $0.visibleShare.map { $0 > 0 && $0 >= modifier.threshold } }) { old, new in
      if new || old != nil { modifier.action(new) }
    }
  }
}

/// Tells which views of a scroll target layout are in sight.
nonisolated struct TargetVisibilityModifier<ID: Hashable>: ViewModifier, PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.onScroll(
      of: { $0.visibleTargets(share: modifier.threshold).compactMap { $0.base as? ID } }
    ) { old, new in
      if !new.isEmpty || old != nil { modifier.action(new) }
    }
  }
}

extension View {
  /// Runs an action with a value made of the scroll view's geometry, when it has changed.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when the scroll view begins or ends to do something.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    following(.phase { old, new, _ in action(old, new) })
      .keeping("on_scroll_phase_change", .bool(true))
  }

  /// Runs an action when the scroll view begins or ends to do something.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    following(.phase(action)).keeping("on_scroll_phase_change", .bool(true))
  }

  /// Runs an action when the view comes into sight in a scroll view, or goes out of it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Runs an action with the ids of the views in sight.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
      .keeping("on_scroll_target_visibility_change", .bool(true))
  }
}

extension View {
  /// Lets a modifier follow the scroll view inside.
  nonisolated func following(_ follower: ScrollFollower) -> some View {
    nonisolated(unsafe) let follower = follower
    return modifier(AnnotationModifier(annotation: .scroll(follower)))
  }
}
