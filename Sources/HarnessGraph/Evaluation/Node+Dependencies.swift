package import HarnessUI
import Observation

/// What a node read, and what makes it run again.
extension Node {
  /// Runs user code and records what it reads.
  func track<T>(_ body: () -> T) -> T {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return withObservationTracking(body, onChange: modelsWereRead())
  }

  /// Asked for only when an observable model was read.
  private func modelsWereRead() -> @Sendable () -> Void {
    let models = self.models ?? ModelObservation(evaluation: evaluations)
    self.models = models
    models.evaluation = evaluations
    didRead(models)
    return models.changeHandler()
  }

  package nonisolated func didRead(_ source: Source) {
    for index in reads.indices where reads[index].source === source {
      reads[index].evaluation = evaluations
      return
    }
    reads.append((source, evaluations))
    source.add(self)
  }

  func forgetOldReads() {
    for read in reads where read.evaluation != evaluations {
      read.source.remove(self)
    }
    reads.removeAll { $0.evaluation != evaluations }
  }

  /// Called by a source, which has made sure that this is the graph's thread.
  package nonisolated func invalidate(because source: Source) {
    nonisolated(unsafe) let source = source
    onTheGraphsThread { $0.markDirty(because: source) }
  }

  package nonisolated func report(_ problem: String) {
    onTheGraphsThread { node in
      node.problem = problem
      node.graph.report(problem)
    }
  }

  private func markDirty(because source: Source?) {
    guard isAlive, !isDirty else { return }
    isDirty = true
    graph.invalidated(self, because: source)
  }

  /// Something around the node changed that it may have read.
  func markDirty() { markDirty(because: nil) }

  /// The graph's thread *is* the main actor's; asking the runtime costs more than what is done here.
  private nonisolated func onTheGraphsThread(_ body: @MainActor (Node) -> Void) {
    withoutActuallyEscaping(body) { body in
      typealias Unisolated = (Node) -> Void
      unsafeBitCast(body, to: Unisolated.self)(self)
    }
  }
}
