import Synchronization

/// An action that runs once, when all animations of a change have ended.
///
/// It counts the animations that the change has started. As long as the views have not followed the
/// change, nothing is known: after that the graph seals the completion.
///
/// Unchecked: only the graph's thread touches it once its change has begun.
package final class AnimationCompletion: @unchecked Sendable {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  private var isSealed = false
  private var isInUse = false

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  nonisolated deinit {}

  package func animationStarted() { running += 1 }

  package func animationEnded(_ run: (@escaping () -> Void) -> Void) {
    running -= 1
    finish(run)
  }

  private func finish(_ run: (@escaping () -> Void) -> Void) {
    guard isSealed, running == 0, let action else { return }
    self.action = nil
    run(action)
  }

  // MARK: Sealing

  /// The change is being made: as soon as views have followed it, the completion is sealed.
  package func changeBegins() {
    guard !isInUse else { return }
    isInUse = true
    Self.unsealed.withLock { $0.append(self) }
    Self.hasUnsealed.store(true, ordering: .releasing)
  }

  private static let hasUnsealed = Atomic<Bool>(false)
  private static let unsealed = Mutex<[AnimationCompletion]>([])

  /// Views have followed all changes that were made: what has not started now never will.
  ///
  /// - Returns: whether there was anything to seal.
  package static func sealAll(_ run: (@escaping () -> Void) -> Void) -> Bool {
    guard hasUnsealed.exchange(false, ordering: .acquiring) else { return false }
    let completions = unsealed.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for completion in completions {
      completion.isSealed = true
      completion.finish(run)
    }
    return !completions.isEmpty
  }
}
