import Glibc
import Synchronization

/// The thread that drives the graph, and the way for everybody else to reach it.
///
/// A model may be changed on any thread. What such a change invalidates waits here until the graph
/// settles next. Asking whether this is the main thread would be wrong: under `swift test` the main
/// actor runs elsewhere.
nonisolated package enum GraphThread {
  nonisolated(unsafe) private static var owner = pthread_self()
  private static let inbox = Mutex<[@MainActor () -> Void]>([])

  /// Called by whoever drives a graph, before it does.
  static func enter() { owner = pthread_self() }

  /// Runs an action now when this is the graph's thread, else when the graph settles next.
  static func perform(_ action: @escaping @MainActor () -> Void) {
    if pthread_equal(owner, pthread_self()) != 0 {
      MainActor.assumeIsolated { action() }
    } else {
      inbox.withLock { $0.append(action) }
    }
  }

  /// Takes what other threads left.
  static func takeInbox() -> [@MainActor () -> Void] {
    inbox.withLock { waiting in
      if waiting.isEmpty { return [] }
      defer { waiting = [] }
      return waiting
    }
  }
}
