import HarnessUI

/// How a change that reaches a node is animated.
extension Node {
  var ownMotion: NodeMotion {
    if let motion { return motion }
    let new = NodeMotion()
    motion = new
    return new
  }

  // MARK: Values

  /// Called before a value is replaced, with a change that is animated or one that ends animations.
  func animateChange<V: View>(from old: UnsafePointer<V>, to new: V) {
    guard let type = viewType.animatable else { return }
    withUnsafePointer(to: new) { type.change(of: self, from: old, to: $0) }
  }

  func stopAnimating() {
    guard let animator = motion?.animator else { return }
    motion?.animator = nil
    animator.stop()
    graph.didEndAnimating(self)
  }

  /// The animations that run are over: the node is gone.
  func stopMoving() {
    guard let motion else { return }
    self.motion = nil
    motion.animator?.stop()
    motion.fade?.stop()
    graph.didEndAnimating(self)
    for (child, _) in motion.leaving { child.tearDown() }
  }
}
