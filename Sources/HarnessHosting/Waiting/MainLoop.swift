import Foundation

/// Lets the app's work run while a test waits without `await`.
enum MainLoop {
  /// Runs what is due on the main thread, for some milliseconds.
  static func run() { _ = RunLoop.main.run(mode: .default, before: Date() + 0.005) }

  /// Whether that helps.
  ///
  /// XCTest calls a test that does not wait on the main thread, whose loop can run within the test.
  /// Under Swift Testing the main actor is a queue on changing threads: whoever holds it up waits for
  /// nothing.
  static func canRun() -> Bool {
    guard Thread.isMainThread else { return false }
    var hasRun = false
    DispatchQueue.main.async { hasRun = true }
    // Another source of the loop may come first.
    for _ in 0..<10 where !hasRun { run() }
    return hasRun
  }
}
