import HarnessUI

/// Animations as a whole: what moves, and what of it is shown.
extension Graph {
  /// The animation of a change at a node; nil where it is made at once.
  func effectiveAnimation(of transaction: Transaction, at node: Node) -> Animation? {
    guard let animation = transaction.animation else { return nil }
    // The view itself does not read this.
    let isReduced = Tracking.ignoringReads { node.inheritedEnvironment.accessibilityReduceMotion }
    return isReduced ? nil : animation
  }

  /// When an animation ends; many views are usually animated alike.
  func timing(of animation: Animation) -> AnimationTiming {
    if let lastTiming, lastTiming.animation == animation { return lastTiming.timing }
    let timing = animation.timing
    lastTiming = (animation, timing)
    return timing
  }

  func didStartAnimating(_ node: Node) { moving[ObjectIdentifier(node)] = node }

  func didEndAnimating(_ node: Node) {
    if node.motion?.animator == nil, node.motion?.fade == nil {
      moving[ObjectIdentifier(node)] = nil
    }
  }

  /// Shows elements as they are at this instant, or where they are going.
  package func show(instants: Bool) {
    guard instants != showsInstants else { return }
    showsInstants = instants
    // What leaves has a place for who looks at instants.
    for node in moving.values where node.isAlive { node.forgetLayout() }
    didEvaluate()
    markMoving()
    settle()
  }

  /// Brings what moves up to this instant; false when it is or when nobody looks.
  func showInstant() -> Bool {
    guard showsInstants, !moving.isEmpty, time.now != instantShown else { return false }
    markMoving()
    return true
  }

  private func markMoving() {
    instantShown = time.now
    for node in moving.values where node.isAlive {
      if node.motion?.animator != nil { node.markDirty(because: nil) }
      if node.motion?.fade != nil { node.showFade() }
    }
  }
}
