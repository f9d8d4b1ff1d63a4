import Foundation

/// Goes along a curve in a fixed time.
struct TimedCurve: CustomAnimation, Sendable {
  let curve: UnitCurve
  /// Seconds.
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    duration > 0 ? value.scaled(by: curve.velocity(at: time / duration) / duration) : nil
  }
}

/// Moves as a spring does.
struct SpringCurve: CustomAnimation, Sendable {
  let spring: Spring
  /// In shares of the way, a second.
  var initialVelocity = 0.0

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    if time >= settlingDuration { return nil }
    return spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  /// Of the whole way, however long it is.
  var settlingDuration: Double {
    spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
  }
}

/// Another animation, later, faster or again.
struct ChangedPace: CustomAnimation {
  enum Change: Hashable {
    /// Begins so many seconds later.
    case delay(Double)
    /// Runs so many times as fast.
    case speed(Double)
    /// Runs so many times in all; nil is for ever. Every second time backwards, perhaps.
    case repetition(count: Int?, autoreverses: Bool)
  }
  let base: Animation
  let change: Change

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch change {
    case .delay(let delay):
      if time < delay { return .zero }
      return base.animate(value: value, time: time - delay, context: &context)
    case .speed(let speed):
      return base.animate(value: value, time: time * speed, context: &context)
    case .repetition(let count, let autoreverses):
      let length = base.timing.removed
      guard length > 0, length.isFinite else {
        return base.animate(value: value, time: time, context: &context)
      }
      let round = Int(min(time / length, 1e15))
      if let count, round >= count { return nil }
      let inRound = time - Double(round) * length
      if autoreverses, !round.isMultiple(of: 2) {
        return base.animate(value: value, time: length - inRound, context: &context) ?? value
      }
      return base.animate(value: value, time: inRound, context: &context) ?? value
    }
  }

  /// How long it takes, when the base takes this long.
  func timing(of base: AnimationTiming) -> AnimationTiming {
    switch change {
    case .delay(let delay):
      AnimationTiming(logical: base.logical + delay, removed: base.removed + delay)
    case .speed(let speed) where speed > 0:
      AnimationTiming(logical: base.logical / speed, removed: base.removed / speed)
    case .speed: .endless
    case .repetition(nil, _): base.removed > 0 ? .endless : base
    case .repetition(let count?, _):
      AnimationTiming(
        logical: base.removed * Double(max(0, count - 1)) + base.logical,
        removed: base.removed * Double(max(0, count)))
    }
  }
}

/// When an animation ends, in seconds from its start.
package struct AnimationTiming: Equatable {
  /// When a person takes it to have arrived.
  package let logical: Double
  /// When nothing moves any more; infinite for one that repeats for ever.
  package let removed: Double

  /// Whether it ends within thirty years, which are no time of a test.
  package var ends: Bool { removed < 1e9 }

  static let endless = AnimationTiming(logical: .infinity, removed: .infinity)
}
