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

  /// Records what a description reads of the environment: no model, so it is cheap.
  package func recordingReads<T>(_ body: () -> T) -> T {
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    return body()
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
    var kept = 0
    for index in reads.indices {
      let read = reads[index]
      if read.evaluation == evaluations {
        if kept < index { reads[kept] = read }
        kept += 1
      } else {
        read.source.remove(self)
      }
    }
    if kept < reads.count { reads.removeSubrange(kept...) }
  }

  /// Called by a source, which has made sure that this is the graph's thread.
  package nonisolated func invalidate(because source: Source) { markDirty(because: source) }

  /// Called while the node is evaluated.
  package nonisolated func report(_ problem: String) {
    self.problem = problem
    graph.report(problem)
  }

  /// Something that the node read has changed, or nil: something around it.
  nonisolated func markDirty(because source: Source?) {
    guard isAlive else { return }
    let group = ChangeLog.group
    if group > 0 {
      if markedGroup == group { return }
      markedGroup = group
    } else {
      if isDirty { return }
      isDirty = true
    }
    graph.invalidated(self, in: group, because: source)
  }
}
