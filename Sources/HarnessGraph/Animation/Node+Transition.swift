package import HarnessUI

/// How nodes come and go in an animated change.
///
/// A node that is taken out stays alive until its transition has ended: its tasks run, and
/// `onDisappear` waits. It is no child any more: only who looks at instants sees it.
extension Node {
  package func transition(_ transition: AnyTransition) -> TransitionPhase {
    let motion = ownMotion
    motion.hasTransition = true
    motion.transitionAnimation = transition.animation
    graph.hasTransitions = true
    if isEntering {
      // What is inside comes with this node.
      isEntering = false
      if graph.effectiveAnimation(of: transitionTransaction, at: self) != nil {
        motion.phase = .willAppear
        motion.isComing = true
      }
    }
    return motion.phase
  }

  /// The change's transaction, with the transition's own animation if it has one.
  private var transitionTransaction: Transaction {
    var transaction = graph.transaction
    if let own = motion?.transitionAnimation { transaction.animation = own }
    return transaction
  }

  // MARK: Coming

  /// After the first evaluation: goes on to how the node is when it is there.
  func arrive() {
    if let motion, motion.isComing {
      motion.isComing = false
      changePhase(to: .identity)
    } else if isEntering, isShownItself {
      isEntering = false
      if graph.transaction.animation != nil { fade(to: 1, from: 0) }
    }
  }

  private func changePhase(to phase: TransitionPhase) {
    ownMotion.phase = phase
    needsUpdate = true
    update()
  }

  /// Not a view that only stands for what it contains.
  private var isShownItself: Bool { !isFlattened || element != nil }

  // MARK: Going

  /// Starts the way out of a child; false when it is gone at once.
  func leave(_ child: Node, at index: Int) -> Bool {
    guard graph.hasTransitions || graph.transaction.animation != nil else { return false }
    var roots: [Node] = []
    child.collectTransitionRoots(into: &roots)
    guard roots.contains(where: \.movesWhenItGoes) else { return false }
    ownMotion.leaving.append((child, index))
    if child.preferences != nil { preferencesChanged() }
    let departure = Departure(of: child)
    child.ownMotion.departure = departure
    let outer = graph.transaction
    let completion = AnimationCompletion(.removed) { departure.end() }
    completion.changeBegins()
    graph.transaction.add(completion)
    for root in roots { root.go() }
    graph.transaction = outer
    return true
  }

  private var movesWhenItGoes: Bool {
    let animation = graph.effectiveAnimation(of: transitionTransaction, at: self)
    return animation.map { graph.timing(of: $0).ends } ?? false
  }

  private func go() {
    if motion?.hasTransition == true {
      changePhase(to: .didDisappear)
    } else {
      fade(to: 0, from: motion?.fade?.opacity ?? 1)
    }
  }

  /// The nodes that come or go as one: those with a transition, else those that show something.
  private func collectTransitionRoots(into roots: inout [Node]) {
    if motion?.hasTransition == true || isShownItself { return roots.append(self) }
    for child in children { child.collectTransitionRoots(into: &roots) }
  }

  /// A child of the same identity that is on its way out comes back.
  func comeBack(_ type: ViewType, _ key: Key) -> Node? {
    guard
      let index = motion?.leaving.firstIndex(where: {
        $0.child.viewType === type && $0.child.key == key
      }),
      let child = motion?.leaving.remove(at: index).child
    else { return nil }
    child.motion?.departure?.callOff()
    child.motion?.departure = nil
    if child.preferences != nil { preferencesChanged() }
    var roots: [Node] = []
    child.collectTransitionRoots(into: &roots)
    for root in roots {
      if root.motion?.hasTransition == true {
        root.changePhase(to: .identity)
      } else {
        root.fade(to: 1, from: root.motion?.fade?.opacity ?? 1)
      }
    }
    return child
  }

  func forgetLeaving(_ child: Node) {
    motion?.leaving.removeAll { $0.child === child }
    forgetLayout()
  }

  /// Whether the node is there, and not on its way out.
  package var isPresent: Bool { isAlive && !isLeaving }

  /// Whether the node or one around it is on its way out.
  package var isLeaving: Bool {
    // A node that is gone may have outlived its graph.
    if !isAlive || graph.moving.isEmpty { return false }
    var node: Node? = self
    while let current = node {
      if current.motion?.departure != nil { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Fading

  private func fade(to target: Double, from start: Double) {
    let fade = ownMotion.fade ?? Fade()
    ownMotion.fade = fade
    if fade.go(to: target, from: start, in: transitionTransaction, of: self) {
      graph.didStartAnimating(self)
      showFade()
    } else {
      fadeEnded()
    }
  }

  func fadeEnded() {
    if motion?.departure == nil { motion?.fade = nil }
    graph.didEndAnimating(self)
    showFade()
  }

  /// Writes down how transparent the node is at this instant.
  func showFade() {
    guard graph.showsInstants || annotations.contains(where: \.isFade) else { return }
    annotations.removeAll(where: \.isFade)
    if graph.showsInstants, let opacity = motion?.fade?.opacity {
      annotations.append(.effect(.transitionOpacity, opacity))
    }
    graph.didEvaluate()
  }

  /// The children, and for who looks at instants also those that are on their way out.
  var visibleChildren: [Node] {
    guard graph.showsInstants, let leaving = motion?.leaving, !leaving.isEmpty else {
      return children
    }
    var visible = children
    for (child, index) in leaving.reversed() {
      visible.insert(child, at: min(index, visible.count))
    }
    return visible
  }
}

extension Annotation {
  fileprivate var isFade: Bool {
    if case .attribute(let name, _) = self {
      return name == EffectAttribute.transitionOpacity.rawValue
    }
    return false
  }
}
