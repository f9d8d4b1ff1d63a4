/// The observable models that a node's code read.
///
/// The Observation framework can't take back a registration: it lasts until the next change. One
/// that was made for an earlier evaluation is recognised by its number and ignored.
package final class ModelObservation: Source {
  /// The number of the evaluation whose reads count.
  package var evaluation: Int

  // The parameter keeps the compiler from reporting an endless recursion.
  package init(evaluation: Int) {
    self.evaluation = evaluation
    super.init()
  }

  package override var name: String { "an observable model" }

  /// What Observation calls when something changes that was read now.
  package func changeHandler() -> @Sendable () -> Void {
    // Unsafe, but ours: what is read of the observation waits for the graph's thread.
    nonisolated(unsafe) let observation = self
    let evaluation = evaluation
    return {
      if Tracking.isOnGraphThread {
        observation.modelChanged(readIn: evaluation)
      } else {
        let group = ChangeLog.group
        Tracking.onGraphThread {
          ChangeLog.telling(group) { observation.modelChanged(readIn: evaluation) }
        }
      }
    }
  }

  private func modelChanged(readIn evaluation: Int) {
    if evaluation == self.evaluation { hasChanged() }
  }
}
