public import Foundation

/// A finger that stays down for a while.
///
/// Source: SwiftUI's documentation of `LongPressGesture`.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// True from the moment when the finger comes down.
  public typealias Value = Bool
  /// Known to the engine.
  public typealias Body = Never

  /// How long the finger has to stay, in seconds.
  public var minimumDuration: Double
  /// How far it may go, in points.
  public var maximumDistance: CGFloat

  /// A press of so many seconds, during which the finger goes no farther than so many points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  @MainActor package func makeRecognizer() -> GestureRecognizer<Bool> {
    PressRecognizer(duration: minimumDuration, distance: Double(maximumDistance))
  }
}

/// Waits for the end of a press.
final class PressRecognizer: GestureRecognizer<Bool> {
  private let duration: Double
  private let distance: Double
  private var start: TouchEvent?

  init(duration: Double, distance: Double) {
    self.duration = duration
    self.distance = distance
    super.init()
  }

  override var abilities: GestureAbilities { GestureAbilities(presses: [duration]) }

  override var nextMoment: Double? {
    guard let start, outcome == .possible, duration.isFinite else { return nil }
    return start.time + duration
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isLost(to: event) { return }
    switch event.kind {
    case .began:
      start = event
      phase = event.fingers > 1 ? .failed : .possible(true)
    case .moved:
      if let start, event.location.distance(to: start.location) > distance { phase = .failed }
    case .ended, .left, .cancelled: break
    }
    guard outcome == .possible else { return }
    // A nanosecond more or less is one of the clock's rounding.
    if let nextMoment, event.time >= nextMoment - 1e-8 {
      phase = .ended(true)
    } else if event.kind != .began, event.kind != .moved {
      phase = .failed
    }
  }
}

/// A long press that tells when the finger comes and goes: what `onLongPressGesture` is made of.
nonisolated struct ToldPressGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor func makeRecognizer() -> GestureRecognizer<Bool> { ToldPressRecognizer(self) }
}

private final class ToldPressRecognizer: GestureRecognizer<Bool> {
  private var gesture: ToldPressGesture
  private let inner: GestureRecognizer<Bool>
  private var isPressing = false

  init(_ gesture: ToldPressGesture) {
    self.gesture = gesture
    inner = gesture.press.makeRecognizer()
    super.init()
  }

  override var abilities: GestureAbilities { inner.abilities }
  override var nextMoment: Double? { inner.nextMoment }

  override func update(_ gesture: Any) {
    if let gesture = gesture as? ToldPressGesture { self.gesture = gesture }
  }

  override func handle(_ event: TouchEvent, _ effects: inout [GestureEffect]) {
    if isOver { return }
    inner.handle(event, &effects)
    phase = inner.phase
    if case .possible(true?) = phase { return tell(true, &effects) }
    if outcome == .ended {
      effects.append(GestureEffect(kind: .recognised) { [self] in gesture.action() })
    }
    tell(false, &effects)
  }

  private func tell(_ isPressed: Bool, _ effects: inout [GestureEffect]) {
    if isPressed == isPressing { return }
    isPressing = isPressed
    effects.append(
      GestureEffect(kind: isPressed ? .early : .reset) { [self] in
        gesture.onPressingChanged?(isPressed)
      })
  }
}
