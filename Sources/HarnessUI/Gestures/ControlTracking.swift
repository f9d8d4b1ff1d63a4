import Foundation

/// What a finger does to a control, step by step.
///
/// Source: Apple's documentation of `UIControl.Event`.
package enum ControlTouch: Equatable, Sendable {
  /// The finger comes down.
  case began
  /// It moves while it is down.
  case moved(wasInside: Bool, isInside: Bool)
  /// It is lifted.
  case ended(isInside: Bool)
  /// Something else has taken it.
  case cancelled
  /// It was lifted, and does not come back soon: the next touch is the first of its own series.
  case left
}

/// Follows a finger for a control, from the moment when it comes down until it is lifted, wherever
/// it goes meanwhile.
nonisolated package struct ControlTracking: PrimitiveGesture {
  package typealias Value = Void
  package typealias Body = Never

  /// How far beyond the control's frame a finger may go and still be on it, in points.
  ///
  /// Ours: Apple documents that there is some room, since fingers are large, and no number; UIKit's
  /// buttons are known to give about as much on each side. A control without a place on the screen has
  /// no frame: there the way from where the finger came down decides.
  package static let reach = 70.0

  let action: @MainActor (ControlTouch) -> Void

  /// - Parameter action: Told of each step.
  package init(_ action: @escaping @MainActor (ControlTouch) -> Void) { self.action = action }

  @MainActor package func makeRecognizer() -> GestureRecognizer<Void> { TrackingRecognizer(self) }
}

private final class TrackingRecognizer: GestureRecognizer<Void> {
  private var gesture: ControlTracking
  private var place = CGPoint.zero
  private var start = CGPoint.zero
  private var isInside = true
  /// Whether the control knows of a finger that it has not seen leave.
  private var isTouched = false

  init(_ gesture: ControlTracking) {
    self.gesture = gesture
    super.init()
  }

  // A finger that comes down is enough: taps, presses and drags all begin with it.
  override var abilities: GestureAbilities { GestureAbilities(taps: [1], drags: [0]) }

  override func update(_ gesture: Any) {
    if let gesture = gesture as? ControlTracking { self.gesture = gesture }
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    switch event.kind {
    case .began: begin(event, &effects)
    case .moved: move(event, &effects)
    case .ended where outcome == .possible && isTouched:
      phase = .ended(())
      tell(.ended(isInside: isInside), .recognised, &effects)
    case .ended: break
    case .cancelled: cancel(&effects)
    case .left:
      cancel(&effects)
      tell(.left, .reset, &effects)
    }
  }

  private func begin(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    guard event.fingers == 1, outcome == .possible else { return phase = .failed }
    start = event.location
    place = start
    isTouched = true
    tell(.began, .early, &effects)
  }

  private func move(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    // Time that passes is no movement.
    guard isTouched, outcome == .possible, event.location != place else { return }
    place = event.location
    let wasInside = isInside
    isInside = isOnControl(event)
    tell(.moved(wasInside: wasInside, isInside: isInside), .early, &effects)
  }

  private func isOnControl(_ event: TouchEvent) -> Bool {
    let reach = ControlTracking.reach
    guard let frame = event.view?.frame else { return place.distance(to: start) <= reach }
    return frame.insetBy(dx: -reach, dy: -reach).contains(place)
  }

  /// Another gesture has won, also when the finger is lifted already and the control waits to hear.
  private func cancel(_ effects: inout [GestureEffect]) {
    phase = .failed
    guard isTouched else { return }
    isTouched = false
    tell(.cancelled, .reset, &effects)
  }

  private func tell(
    _ touch: ControlTouch, _ kind: GestureEffect.Kind, _ effects: inout [GestureEffect]
  ) {
    effects.append(
      GestureEffect(kind: kind) { [self] in
        if case .ended = touch { isTouched = false }
        gesture.action(touch)
      })
  }
}
