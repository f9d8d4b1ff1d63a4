package import HarnessUI

/// The transaction of an update: it comes with the change, goes down from parent to child, and
/// modifiers on the way change it for what is inside them.
extension Node {
  package func transformTransaction(_ change: @escaping (inout Transaction) -> Void) {
    let motion = ownMotion
    motion.transform = change
    motion.roundOfTransform = nil
    graph.transformsTransactions = true
    transform(&graph.transaction, change)
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
    transform(&graph.transaction, change)
  }

  private func transform(
    _ transaction: inout Transaction, _ change: (inout Transaction) -> Void
  ) {
    change(&transaction)
    for completion in transaction.completions { completion.changeBegins() }
  }

  /// The transaction of a change for a node that is updated without its parents: what modifiers
  /// further out would have made of it.
  func transformed(_ transaction: Transaction) -> Transaction {
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
    var transaction = transaction
    for change in changes.reversed() { transform(&transaction, change) }
    return transaction
  }
}

private final class Remembered<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  nonisolated deinit {}
}
