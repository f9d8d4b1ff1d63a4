public import Foundation

/// How a change is spread over time.
///
/// Source: SwiftUI's documentation of `Animation`.
public struct Animation: Hashable {
  let base: any CustomAnimation

  /// An animation of the author's own.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  private init(_ curve: UnitCurve, _ duration: TimeInterval) {
    base = TimedCurve(curve: curve, duration: duration)
  }

  /// Whether both animate in the same way.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func equal<A: CustomAnimation>(_ mine: A) -> Bool { rhs.base as? A == mine }
    return equal(lhs.base)
  }

  /// Feeds what makes the animation different into a hasher.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  // MARK: Curves

  /// Seconds that an easing takes unless told otherwise.
  private static var easingDuration: TimeInterval { 0.35 }

  /// The platform's default: a spring without bounce that seems to take 0.55 s.
  public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }
  /// Slow start, slow end.
  public static var easeInOut: Animation { easeInOut(duration: easingDuration) }
  /// Slow start.
  public static var easeIn: Animation { easeIn(duration: easingDuration) }
  /// Slow end.
  public static var easeOut: Animation { easeOut(duration: easingDuration) }
  /// Constant speed.
  public static var linear: Animation { linear(duration: easingDuration) }

  /// Slow start, slow end, in so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  /// Slow start, in so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  /// Slow end, in so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  /// Constant speed, in so many seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }

  /// A curve in so many seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration)
  }
  /// A cubic Bézier curve by its control points, in so many seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return Animation(curve, duration)
  }

  // MARK: Pace

  /// Begins so many seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { changed(.delay(delay)) }
  /// Runs so many times as fast.
  public func speed(_ speed: Double) -> Animation { changed(.speed(speed)) }
  /// Runs so many times, every second time backwards unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed(.repetition(count: repeatCount, autoreverses: autoreverses))
  }
  /// Runs again and again, every second time backwards unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed(.repetition(count: nil, autoreverses: autoreverses))
  }
  /// The same, taken to have arrived after so many seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalEnd(base: self, duration: duration))
  }

  private func changed(_ change: ChangedPace.Change) -> Animation {
    Animation(ChangedPace(base: self, change: change))
  }
}

extension Animation: @unchecked Sendable {}

extension Animation: CustomStringConvertible {
  /// What it is made of.
  public var description: String { "Animation(\(base))" }
}

/// Another animation that a person takes to have arrived at a time of the author's choice.
private struct LogicalEnd: CustomAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    defer { context.isLogicallyComplete = time >= duration }
    return base.animate(value: value, time: time, context: &context)
  }
}

// MARK: Springs

extension Animation {
  /// A spring that seems to take half a second and does not bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring by how long it seems to take and how much it bounces.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

  /// A spring by the time of one oscillation and its damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringCurve(spring: spring))
  }

  /// A fast spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// A fast spring for what follows a finger, by the time of one oscillation.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }

  /// A fast spring for what follows a finger, by how long it seems to take.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  /// A spring by its physical properties.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return Animation(SpringCurve(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring by how long it seems to take and how much it bounces.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation { Animation(SpringCurve(spring: spring, initialVelocity: initialVelocity)) }

  /// A spring that seems to take half a second and does not bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without bounce, by how long it seems to take.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small bounce, by how long it seems to take.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring with a clear bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a clear bounce, by how long it seems to take.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

// MARK: For the engine

extension Animation {
  /// How far a change has got; nil when the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// The change a second; nil when the animation can't say.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  /// When it ends. One of an author's own is tried out.
  package var timing: AnimationTiming {
    switch base {
    case let curve as TimedCurve:
      AnimationTiming(logical: curve.duration, removed: curve.duration)
    case let curve as SpringCurve:
      AnimationTiming(
        logical: min(curve.spring.duration, curve.settlingDuration),
        removed: curve.settlingDuration)
    case let changed as ChangedPace: changed.timing(of: changed.base.timing)
    case let end as LogicalEnd:
      AnimationTiming(
        logical: min(end.duration, end.base.timing.removed), removed: end.base.timing.removed)
    default: timingByTrial
    }
  }

  /// Sixty looks a second until the animation says that it has ended.
  private var timingByTrial: AnimationTiming {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    var logical: Double?
    for frame in 1...Self.longestTrial {
      let time = Double(frame) / 60
      let value = base.animate(value: 1.0, time: time, context: &context)
      if context.isLogicallyComplete, logical == nil { logical = time }
      if value == nil { return AnimationTiming(logical: logical ?? time, removed: time) }
    }
    return .endless
  }

  /// Ten minutes.
  private static var longestTrial: Int { 60 * 600 }
}
