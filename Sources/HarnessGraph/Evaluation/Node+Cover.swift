import HarnessUI

/// Views that are alive and not on the screen: the pages below the top of a navigation, the tabs
/// that are not selected. They keep their state; they have disappeared and appear again.
extension Node {
  package func cover(_ isCovered: Bool) {
    if isCovered { graph.hasCovers = true }
    let wasCovered = self.isCovered
    self.isCovered = isCovered
    // The element builder looks at nodes that say something.
    if isCovered { annotate(.covered) }
    // When the node comes, what is inside knows where it is.
    guard evaluations > 1, wasCovered != isCovered, !isOffScreen(ignoringOwn: true) else { return }
    for child in children { isCovered ? child.disappearAlive() : child.appearAgain() }
  }

  /// Whether a view around takes this one off the screen.
  var isOffScreen: Bool { graph.hasCovers && isOffScreen(ignoringOwn: false) }

  private func isOffScreen(ignoringOwn: Bool) -> Bool {
    var node = ignoringOwn ? parent : self
    while let current = node {
      if current.isCovered { return true }
      node = current.parent
    }
    return false
  }

  private func disappearAlive() {
    if isCovered { return }
    for child in children { child.disappearAlive() }
    schedule(.disappear)
    if let pausable = memory as? Pausable { graph.later { pausable.pause() } }
  }

  private func appearAgain() {
    if isCovered { return }
    for child in children { child.appearAgain() }
    schedule(.appear)
    if let pausable = memory as? Pausable {
      graph.later { [weak self] in if self?.isOffScreen == false { pausable.resume() } }
    }
  }
}

/// What stops while its view is off the screen.
class Pausable {
  init() {}
  func pause() {}
  func resume() {}
  nonisolated deinit {}
}
