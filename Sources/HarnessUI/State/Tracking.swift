import Glibc
import Synchronization

/// A node of the engine while it evaluates a body. It removes itself when it ends.
package protocol Reader: AnyObject {
  func didRead(_ source: Source)
  func invalidate(because source: Source)
  /// Tells that the body can't run, such as for a missing environment object.
  func report(_ problem: String)
  /// Tells of an object that a property got for the view; once, when the view appears.
  func keeps(_ object: KeptObject)
  /// Tells that a focus state was written, so that the focus follows when the graph settles.
  func focusShallFollow(_ state: any FocusFollower)
}

/// Whose body runs right now, on which thread, and what other threads have for the graph.
///
/// A model may be changed on any thread. What such a change invalidates waits here until the graph
/// settles next. Asking whether this is the main thread would be wrong: under a test runner the main
/// actor runs elsewhere, and not always on the same thread.
package enum Tracking {
  @exclusivity(unchecked)
  nonisolated(unsafe) package static var current: (any Reader)?

  /// Runs code whose reads must not become dependencies, such as an action.
  package static func ignoringReads<T>(_ body: () throws -> T) rethrows -> T {
    // On another thread nothing is recorded, and who is evaluated there is not its to change.
    guard isOnGraphThread else { return try body() }
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  // MARK: The graph's thread

  /// The thread that evaluates or settles a graph right now; 0 when none does.
  private static let graphThread = Atomic<UInt>(0)
  private static let hasMail = Atomic<Bool>(false)
  private static let mail = Mutex<[@Sendable () -> Void]>([])

  /// The thread that this code runs on.
  static var thread: UInt { pthread_self() }

  /// Whether this code runs inside a graph's evaluation or settling.
  package static var isOnGraphThread: Bool {
    graphThread.load(ordering: .relaxed) == thread
  }

  /// Evaluates or settles a graph: what it changes is marked at once.
  package static func drivingGraph<T>(_ body: () throws -> T) rethrows -> T {
    let outer = graphThread.exchange(thread, ordering: .relaxed)
    defer { graphThread.store(outer, ordering: .relaxed) }
    return try body()
  }

  /// Leaves something for the graph to do when it settles next.
  package static func onGraphThread(_ action: @escaping @Sendable () -> Void) {
    mail.withLock { $0.append(action) }
    hasMail.store(true, ordering: .releasing)
  }

  /// Does what others left, in the order in which they left it; whether there was anything.
  package static func openMail() -> Bool {
    guard hasMail.exchange(false, ordering: .acquiring) else { return false }
    ChangeLog.moveToThisThread()
    let actions = mail.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for action in actions { action() }
    return true
  }
}
