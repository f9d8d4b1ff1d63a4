package import HarnessUI

/// The transaction of an update: it comes with the change, goes down from parent to child, and
/// modifiers on the way change it for what is inside them.
extension Node {
  package func transformTransaction(_ change: @escaping (inout Transaction) -> Void) {
    let motion = ownMotion
    motion.transform = change
    motion.roundOfTransform = nil
    graph.transformsTransactions = true
    change(&graph.transaction)
  }

  package func transformTransaction<V: Equatable>(
    whenChanged value: V, _ change: @escaping (inout Transaction) -> Void
  ) {
    // The node is of one modifier type as long as it lives, so its memory is of one type too.
    guard let memory else {
      self.memory = Remembered(value)
      return
    }
    let last = unsafeDowncast(memory, to: Remembered<V>.self)
    guard last.value != value else { return }
    last.value = value
    let motion = ownMotion
    motion.transform = change
    motion.roundOfTransform = graph.round
    graph.transformsTransactions = true
    change(&graph.transaction)
  }

  /// A change of something that the node reads reaches it in the transaction it was made in. Of
  /// several animated ones before the node is updated, the first decides; all completions wait.
  nonisolated func take(_ transaction: Transaction) {
    if pending.animation == nil {
      let earlier = pending.completions
      pending = transaction
      pending.join(earlier)
    } else {
      pending.join(transaction.completions)
    }
  }

  /// Adds the transaction of the changes that made this node dirty to the one from above.
  func joinPendingTransaction() {
    let completions = pending.completions
    if graph.transaction.animation == nil { graph.transaction = pending }
    graph.transaction.join(completions)
    pending = Transaction()
  }

  /// The transaction of a node that is updated without its parents: what modifiers further out
  /// would have made of it.
  func transformPendingTransaction() {
    var changes: [(inout Transaction) -> Void] = []
    var outer = parent
    while let node = outer {
      if let motion = node.motion, let transform = motion.transform,
        motion.roundOfTransform == nil || motion.roundOfTransform == graph.round
      {
        changes.append(transform)
      }
      outer = node.parent
    }
    for change in changes.reversed() { change(&pending) }
  }
}

private final class Remembered<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  nonisolated deinit {}
}
