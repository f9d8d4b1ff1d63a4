import Foundation

/// A track with the place of each step in time.
struct CompiledTrack<Value: Animatable> {
  private typealias Vector = Value.AnimatableData
  private let initial: Value
  private let steps: [KeyframeStep<Value>]
  /// When each step begins.
  private let starts: [Double]
  let duration: Double

  init(from initial: Value, content: some KeyframeTrackContent<Value>) {
    self.initial = initial
    var steps: [KeyframeStep<Value>] = []
    content.addAllSteps(to: &steps)
    self.steps = steps
    var (time, starts) = (0.0, [Double]())
    for step in steps {
      starts.append(time)
      time += max(0, step.duration)
    }
    self.starts = starts
    duration = time
  }

  /// The value after some seconds.
  func value(at time: Double) -> Value {
    if time < 0 || steps.isEmpty { return initial }
    guard let index = starts.lastIndex(where: { $0 <= time }) else { return initial }
    let passed = time - starts[index]
    if passed >= steps[index].duration { return steps[index].target }
    var value = steps[index].target
    value.animatableData = vector(at: passed, in: index)
    return value
  }

  /// What is reached before a step.
  private func vector(before index: Int) -> Vector {
    (index > 0 ? steps[index - 1].target : initial).animatableData
  }

  private func vector(at passed: Double, in index: Int) -> Vector {
    let step = steps[index]
    let (start, end) = (vector(before: index), step.target.animatableData)
    let share = passed / step.duration
    switch step.way {
    case .move: return end
    case .linear(let curve): return start.interpolated(towards: end, amount: curve.value(at: share))
    case .spring(let spring, let startVelocity):
      return start
        + spring.value(
          target: end - start, initialVelocity: startVelocity?.animatableData ?? .zero,
          time: passed)
    case .cubic(let startVelocity, let endVelocity):
      return hermite(
        from: start, to: end,
        startVelocity?.animatableData ?? velocity(between: index - 1, and: index),
        endVelocity?.animatableData ?? velocity(between: index, and: index + 1),
        share: share, duration: step.duration)
    }
  }

  /// The speed between two steps, so that no corner is seen; none at the ends and beside a jump.
  private func velocity(between first: Int, and second: Int) -> Vector {
    guard first >= 0, second < steps.count, case .cubic = steps[first].way,
      case .cubic = steps[second].way
    else { return .zero }
    let time = steps[first].duration + steps[second].duration
    guard time > 0 else { return .zero }
    return (steps[second].target.animatableData - vector(before: first)).scaled(by: 1 / time)
  }

  /// A cubic Hermite curve.
  private func hermite(
    from start: Vector, to end: Vector, _ startVelocity: Vector, _ endVelocity: Vector,
    share t: Double, duration: Double
  ) -> Vector {
    let (square, cube) = (t * t, t * t * t)
    return start.scaled(by: 2 * cube - 3 * square + 1)
      + startVelocity.scaled(by: (cube - 2 * square + t) * duration)
      + end.scaled(by: -2 * cube + 3 * square)
      + endVelocity.scaled(by: (cube - square) * duration)
  }
}
