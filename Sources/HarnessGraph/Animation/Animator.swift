import HarnessUI

/// The animations of one node's value.
class Animator {
  init() {}
  nonisolated deinit {}

  /// Evaluates the node with the value that is shown at this instant.
  func evaluate(_ node: Node) {}
  func stop() {}
}

/// How the changes of one animatable type are animated; found once for a type.
class AnimatableType {
  init() {}
  nonisolated deinit {}

  /// Starts an animation if the animatable part of the new value differs.
  func change(of node: Node, from old: UnsafeRawPointer, to new: UnsafeRawPointer) {}

  static func of(_ type: any Animatable.Type, at offset: Int) -> AnimatableType {
    func open<A: Animatable>(_: A.Type) -> AnimatableType { TypedAnimatable<A>(offset: offset) }
    return open(type)
  }
}

private final class TypedAnimatable<A: Animatable>: AnimatableType {
  /// Of the animatable value in the node's view value.
  private let offset: Int
  init(offset: Int) { self.offset = offset }
  nonisolated deinit {}

  override func change(of node: Node, from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    let start = (old + offset).assumingMemoryBound(to: A.self).pointee.animatableData
    let target = (new + offset).assumingMemoryBound(to: A.self).pointee.animatableData
    guard start != target else { return }
    let running = node.motion?.animator.map { unsafeDowncast($0, to: ValueAnimator<A>.self) }
    // One that repeats for ever would never let the value rest: the new one starts where it is.
    let way = target - start + (running?.takeEndless() ?? .zero)
    guard let run = AnimationRun(over: way, in: node.graph.transaction, of: node) else {
      return node.stopAnimating()
    }
    let animator = running ?? ValueAnimator<A>(offset: offset)
    node.ownMotion.animator = animator
    node.graph.didStartAnimating(node)
    animator.add(run, of: node)
  }
}

private final class ValueAnimator<A: Animatable>: Animator {
  private let offset: Int
  private var runs: [AnimationRun<A.AnimatableData>] = []
  init(offset: Int) { self.offset = offset }
  nonisolated deinit {}

  func add(_ run: AnimationRun<A.AnimatableData>, of node: Node) {
    runs.append(run)
    run.ended = { [weak self, weak node, unowned run] in
      guard let self, let node, node.isAlive else { return }
      runs.removeAll { $0 === run }
      if runs.isEmpty { finish(node) }
    }
  }

  override func evaluate(_ node: Node) {
    let pointer = (node.storage + offset).assumingMemoryBound(to: A.self)
    let target = pointer.pointee
    var shown = target
    var data = target.animatableData
    for run in runs {
      if let remaining = run.remaining() { data -= remaining }
    }
    shown.animatableData = data
    pointer.pointee = shown
    node.viewType.evaluate(node)
    pointer.pointee = target
  }

  override func stop() {
    for run in runs { run.stop() }
    runs = []
  }

  /// Ends what would never end; gives what that had still to go.
  func takeEndless() -> A.AnimatableData {
    var left = A.AnimatableData.zero
    for run in runs where run.isEndless {
      if let remaining = run.remaining() { left += remaining }
      run.stop()
    }
    runs.removeAll(where: \.isEndless)
    return left
  }

  /// The last frame of an animation sets the target, as code in a setter may wait for it.
  private func finish(_ node: Node) {
    node.motion?.animator = nil
    let pointer = (node.storage + offset).assumingMemoryBound(to: A.self)
    let target = pointer.pointee.animatableData
    pointer.pointee.animatableData = target
    node.graph.didEndAnimating(node)
    if node.viewType.runsUserCode || node.graph.showsInstants { node.markDirty(because: nil) }
  }
}
