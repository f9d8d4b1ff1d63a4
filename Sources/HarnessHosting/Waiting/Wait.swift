import Foundation

/// One wait, in real time: a process of `swift test` has no virtual clock.
struct Wait {
  /// How a wait has ended.
  enum End {
    case held
    /// Whatever is waited for did not come in time.
    case over
    /// Nothing could come while the main actor is held up.
    case blocked
    /// The test's task was cancelled.
    case cancelled
  }

  /// The longest wait, in seconds: longer ones are a mix-up with milliseconds.
  static let longest: TimeInterval = 600
  private static let pause = Duration.milliseconds(5)
  /// The most that one pause counts, however long it was: while other tests hold up the main actor,
  /// the app has no turn either, and the wait is not to end before the app has had many.
  private static let longestPause = Duration.milliseconds(50)

  let seconds: TimeInterval

  /// - Throws: if it is no time that one can wait.
  init(_ seconds: TimeInterval) throws(Problem) {
    guard (0...Self.longest).contains(seconds) else {
      throw Problem(
        "timeout: \(seconds) is no time to wait; it is in seconds, from 0 to \(Int(Self.longest))")
    }
    self.seconds = seconds
  }

  /// Lets the main loop run until something holds.
  func until(_ holds: () throws -> Bool) rethrows -> End {
    if try holds() { return .held }
    if seconds == 0 { return .over }
    guard MainLoop.canRun() else { return try holds() ? .held : .blocked }
    var left = Duration.seconds(seconds)
    while left > .zero {
      let start = ContinuousClock.now
      MainLoop.run()
      if try holds() { return .held }
      left -= min(ContinuousClock.now - start, Self.longestPause)
    }
    return .over
  }

  /// Leaves the main actor to others until something holds.
  func until(_ holds: () throws -> Bool) async rethrows -> End {
    if try holds() { return .held }
    var left = Duration.seconds(seconds)
    while left > .zero {
      let start = ContinuousClock.now
      do { try await Task.sleep(for: Self.pause) } catch { return .cancelled }
      if try holds() { return .held }
      left -= min(ContinuousClock.now - start, Self.longestPause)
    }
    return .over
  }

  /// How long it was, and why no longer.
  func note(on end: End) -> String {
    switch end {
    case .held: "held"
    case .over: seconds == 0 ? "timeout 0: no wait" : "waited \(Self.text(of: seconds))"
    case .cancelled: "the test's task was cancelled"
    case .blocked:
      "no wait: this call holds up the main actor, so nothing that the app does later can be seen; "
        + "make the test async and write await before the chain"
    }
  }

  private static func text(of seconds: TimeInterval) -> String {
    (Int(exactly: seconds).map(String.init) ?? "\(seconds)") + " s"
  }
}
