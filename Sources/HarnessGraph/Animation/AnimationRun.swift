import HarnessUI

/// One animation of one value: from when a change was made until nothing moves any more.
///
/// What is shown is the target less what every run has still to go: animations that overlap add up.
final class AnimationRun<Vector: VectorArithmetic>: AnimationTimer {
  private let interval: Vector
  private var context: AnimationContext<Vector>

  /// Nil when the animation would be over at once.
  init?(over interval: Vector, in transaction: Transaction, of node: Node) {
    self.interval = interval
    context = AnimationContext(environment: node.inheritedEnvironment)
    super.init(transaction, of: node)
  }

  nonisolated deinit {}

  /// What is still to go; nil when nothing is.
  func remaining() -> Vector? {
    animation.animate(value: interval, time: elapsedSeconds, context: &context).map {
      interval - $0
    }
  }
}

/// When an animation ends, and who waits for it.
class AnimationTimer {
  let animation: Animation
  private let start: Int64
  // Unsafe: animations are stopped while the graph goes.
  private unowned(unsafe) let graph: Graph
  private var alarms: [Int] = []
  private var waiting: [AnimationCompletion]
  /// Told when nothing moves any more.
  var ended: (() -> Void)?

  private enum Moment { case arrival, rest }

  fileprivate init?(_ transaction: Transaction, of node: Node) {
    graph = node.graph
    guard let animation = graph.effectiveAnimation(of: transaction, at: node) else { return nil }
    let timing = graph.timing(of: animation)
    guard timing.removed > 0 else { return nil }
    self.animation = animation
    start = graph.time.now
    waiting = transaction.completions
    for completion in waiting { completion.animationStarted() }
    guard timing.ends else { return }
    if timing.logical < timing.removed { ring(at: .arrival, after: timing.logical) }
    ring(at: .rest, after: timing.removed)
  }

  nonisolated deinit {}

  /// Whether it goes on for ever.
  var isEndless: Bool { alarms.isEmpty }

  var elapsedSeconds: Double { Double(graph.time.now - start) / 1e9 }

  /// Takes the animation away; for whoever waits for it, it has ended.
  func stop() {
    for alarm in alarms { graph.time.cancel(alarm) }
    complete { _ in true }
  }

  private func ring(at moment: Moment, after seconds: Double) {
    let instant = start + Int64((seconds * 1e9).rounded(.up))
    alarms.append(
      graph.time.schedule(at: instant) { [weak self] in
        Tracking.onGraphThread { MainActor.assumeIsolated { self?.reached(moment) } }
      })
  }

  private func reached(_ moment: Moment) {
    switch moment {
    case .arrival: complete { $0 == .logicallyComplete }
    case .rest:
      complete { _ in true }
      ended?()
    }
  }

  private func complete(_ isMet: (AnimationCompletionCriteria) -> Bool) {
    let done = waiting.filter { isMet($0.criteria) }
    waiting.removeAll { isMet($0.criteria) }
    for completion in done { completion.animationEnded { graph.later($0) } }
  }
}
