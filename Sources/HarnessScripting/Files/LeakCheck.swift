import HarnessEvents
import HarnessGraph

extension TestContext {
  /// Ends the test's app and what it left scheduled, adds to the verdict what went wrong then and
  /// what is still there, and keeps the evidence of a failure.
  func conclude(_ verdict: TestResult) -> TestResult {
    let result = end(with: verdict)
    if result.status == .failed { keepEvidence(of: result) }
    return result
  }

  private func end(with verdict: TestResult) -> TestResult {
    var result = verdict
    let known = failures.count
    unmount()
    isConcluded = true
    if result.status != .skipped, failures.count > known {
      result.status = .failed
      result.failures += failures[known...]
    }
    guard VirtualClock.shared.isRunning else { return result }
    let leaks = findLeaks().map { "leak: \($0)" }
    if host.leaks == .fail, result.status == .passed, !leaks.isEmpty {
      result.status = .failed
      result.failures = leaks.map(failure(ofLeak:))
    } else {
      result.notes += leaks
    }
    return result
  }

  /// What has outlived the app, as sentences. What could act in another test taints the process.
  private func findLeaks() -> [String] {
    let clock = VirtualClock.shared
    let pending = clock.discardPendingWork()
    // What goes on by itself would go on in the next test.
    if clock.isRestless { host.isTainted = true }
    guard host.leaks != .off else {
      ownedObjects = OwnedObjects()
      return []
    }
    // First, since an object that is asked for again may add observers of its own.
    let observers = NotificationObservers.strays(since: host.observersBefore)
    let alive = ownedObjects.takeStrays()
    if !alive.isEmpty || !observers.isEmpty {
      host.isTainted = true
      // An object that was asked for again may have begun something.
      clock.discardPendingWork()
    }
    let scheduled = pending.map { "\($0), still scheduled after the view has gone" }
    return alive + observers + (scheduled.map { [$0] } ?? [])
  }

  private func failure(ofLeak sentence: String) -> TestFailure {
    TestFailure(
      kind: .leak, headline: sentence,
      message: """
        What a view begins ends with it: cancel it in onDisappear or deinit, and let closures hold \
        objects weakly. With --leaks warn this is a note.
        """)
  }
}
