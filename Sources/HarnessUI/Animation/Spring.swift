public import Foundation

/// The motion of a mass on a spring.
///
/// Source: SwiftUI's documentation of `Spring`; the motion is that of a damped harmonic oscillator.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The spring's stiffness.
  public let stiffness: Double
  /// The drag.
  public let damping: Double

  /// A spring by how long it seems to take, in seconds, and how much it bounces, -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by the time of one oscillation, in seconds, and its damping ratio; 1 does not bounce.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      allowOverDamping: true)
  }

  /// A spring by its physical properties.
  ///
  /// - Parameter allowOverDamping: False makes a spring without bounce of one that would creep.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// A spring by when it has settled, in seconds, and its damping ratio.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let frequency = -log(epsilon) / (ratio * max(settlingDuration, 1e-3))
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
  }

  /// The time of one oscillation, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// How strongly it is damped; 1 does not bounce.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// How long the motion seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much it bounces.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// When the motion can't be seen any more, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// What no spring in the world has, such as no mass, moves nothing and is over at once.
  private var isPossible: Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && (mass * stiffness * (1 + damping)).isFinite
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// No bounce.
  public static var smooth: Spring { smooth() }
  /// No bounce, by how long it seems to take.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A small bounce.
  public static var snappy: Spring { snappy() }
  /// A small bounce, by how long it seems to take.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A clear bounce.
  public static var bouncy: Spring { bouncy() }
  /// A clear bounce, by how long it seems to take.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// MARK: Motion

extension Spring {
  /// Where the value is, on its way from zero to a target, after some seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    guard isPossible else { return target }
    let (rest, speed) = shares(at: time)
    return target - target.scaled(by: rest) + initialVelocity.scaled(by: speed)
  }

  /// The value's change a second, after some seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    let before = value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (time + step - max(0, time - step)))
  }

  /// When the value stays within `epsilon` of its target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard isPossible else { return 0 }
    let size = max(target.magnitudeSquared.squareRoot(), 1e-9)
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // The slowest part of the motion dies away exponentially.
    let ratio = dampingRatio
    let decay =
      ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    guard decay > 0 else { return .infinity }
    let start = size + speed / max(frequency, 1e-9)
    var time = max(0, log(start / epsilon) / decay)
    // Critical damping has a linear factor besides.
    for _ in 0..<4 where ratio > 0.99 && ratio < 1.01 {
      time = max(time, log(start * (1 + frequency * time) / epsilon) / decay)
    }
    return time
  }

  /// The share of the way that is left, and the share of the initial velocity that adds to it.
  private func shares(at time: TimeInterval) -> (rest: Double, speed: Double) {
    guard time > 0 else { return (1, 0) }
    let (ratio, frequency) = (dampingRatio, frequency)
    let decay = ratio * frequency
    if ratio < 1 - 1e-6 {
      let turning = frequency * (1 - ratio * ratio).squareRoot()
      let fading = exp(-decay * time)
      let sine = sin(turning * time) / turning
      return (fading * (cos(turning * time) + decay * sine), fading * sine)
    }
    if ratio <= 1 + 1e-6 {
      let fading = exp(-frequency * time)
      return (fading * (1 + frequency * time), fading * time)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let (slowly, quickly) = (exp(-slow * time), exp(-fast * time))
    return (
      (fast * slowly - slow * quickly) / (fast - slow), (slowly - quickly) / (fast - slow)
    )
  }
}
