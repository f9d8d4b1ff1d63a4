import HarnessUI

/// What moves at a node; most have none.
final class NodeMotion {
  /// The animations of its value.
  var animator: Animator?

  /// Whether a modifier says how the node comes and goes, with which animation, and where it is.
  var hasTransition = false
  var transitionAnimation: Animation?
  var phase = TransitionPhase.identity
  /// The node was evaluated as it is before it comes, and comes now.
  var isComing = false
  /// How it comes and goes where no modifier says so.
  var fade: Fade?

  /// How the node changes the transaction of what is below it; in one round only, perhaps.
  var transform: ((inout Transaction) -> Void)?
  var roundOfTransform: Int?

  /// Children that are on their way out, and before which child they stood.
  var leaving: [(child: Node, index: Int)] = []
  /// Ends the node when it has left; cleared when it comes back.
  var departure: Departure?

  nonisolated deinit {}
}

/// A node on its way out.
final class Departure {
  private var node: Node?
  init(of node: Node) { self.node = node }
  nonisolated deinit {}

  func callOff() { node = nil }

  func end() {
    guard let node, node.isAlive else { return }
    self.node = nil
    node.parent?.forgetLeaving(node)
    node.tearDown()
    node.graph.didEvaluate()
  }
}

/// A node that turns visible or transparent.
final class Fade {
  private var target = 1.0
  private var runs: [AnimationRun<Double>] = []
  nonisolated deinit {}

  var opacity: Double { runs.reduce(target) { $0 - ($1.remaining() ?? 0) } }
  var isRunning: Bool { !runs.isEmpty }

  /// - Returns: false when it is over at once.
  func go(to target: Double, from start: Double, in transaction: Transaction, of node: Node)
    -> Bool
  {
    self.target = target
    guard let run = AnimationRun(over: target - start, in: transaction, of: node) else {
      stop()
      return false
    }
    runs.append(run)
    run.ended = { [weak self, weak node, unowned run] in
      self?.runs.removeAll { $0 === run }
      if let self, let node, node.isAlive, !isRunning { node.fadeEnded() }
    }
    return true
  }

  func stop() {
    for run in runs { run.stop() }
    runs = []
  }
}
