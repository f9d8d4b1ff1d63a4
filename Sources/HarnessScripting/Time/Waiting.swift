import HarnessAppleNames
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessUI

/// Waiting moves the virtual clock from one thing that is scheduled to the next.
extension TestContext {
  static let defaultTimeout: Double = 5
  /// Longer waits are a mix-up of seconds and milliseconds.
  static let longestTimeout: Double = 600
  /// Longer times, some thirty years, are no times of a test.
  static let longestTime: Double = 1e9

  /// Ten minutes of frames, each of which is shown: more are a mix-up.
  static let mostFrames = 36_000

  private var clock: VirtualClock { VirtualClock.shared }

  /// True while the app is in the background: nothing of it runs before `app:foreground()`.
  var isSuspended: Bool { app?.isSuspended ?? false }

  /// Whether there is a virtual clock, which a worker has.
  var hasClock: Bool { clock.isRunning }

  static let suspensionSentence =
    "the app is in the background, where nobody can touch it; call app:foreground() first"

  /// Virtual nanoseconds since the test's start; 0 where no clock runs.
  var now: Int64 { clock.isRunning ? clock.now : 0 }

  /// Runs everything that is due now and brings all views up to date.
  func settle() throws {
    if isSuspended {
      app?.graph.settle()
      return try reportIssues()
    }
    app?.graph.settle()
    if clock.isRunning, !clock.settle({ app?.graph.settle() }) { try noteUnrest() }
    try reportIssues()
  }

  /// Something of the app goes on for ever at one instant. Where that changes a view it is an error
  /// which names the view; else, as for a task that only looks whether it may go on, a note.
  private func noteUnrest() throws {
    let before = app?.graph.invalidations
    clock.runDueWork()
    app?.graph.settle()
    if let graph = app?.graph, graph.invalidations != before {
      throw Problem(.error, graph.unrest)
    }
    guard clock.isRestless else { return }
    noteOnce(
      """
      warning: a task, a block or a timer of the app never rests: it was stopped after many steps at one \
      instant, and goes on for as many whenever the test looks
      """)
  }

  /// Moves the clock by some seconds; whatever falls due runs in order, and views follow.
  func advance(seconds: Double) throws {
    guard clock.isRunning else {
      throw Problem.usage("advance: this process has no virtual clock")
    }
    try settle()
    let instant = clock.now + Int64((seconds * 1e9).rounded())
    // Each part of the way may be short enough, and their sum more than the clock can count.
    guard instant <= Int64(Self.longestTime * 1e9) else {
      throw Problem.usage(
        "the clock cannot go so far: a test begins at 0 and ends at \(Int(Self.longestTime)) s at "
          + "the latest, which are thirty years, and this would be "
          + "\(TimeText.seconds(instant))")
    }
    if isSuspended { return clock.pass(to: instant) }
    if !moveClock(to: instant) { try noteUnrest() }
    try settle()
  }

  /// Lets everything happen up to an instant, also to a finger that stays where it is.
  ///
  /// - Returns: False where something never rests.
  private func moveClock(to instant: Int64) -> Bool {
    var rests = true
    func move(to instant: Int64) {
      if !clock.advance(to: instant, { app?.graph.settle() }) { rests = false }
    }
    while let fingers, let next = fingers.nextInstant, next <= instant, next > clock.now {
      move(to: next)
      fingers.timePassed()
    }
    move(to: instant)
    return rests
  }

  /// The next instant at which something happens by itself; nil: nothing is scheduled, and no finger
  /// is waited for.
  private var nextInstant: Int64? {
    let ofFingers = fingers?.nextInstant.flatMap { $0 > clock.now ? $0 : nil }
    return [clock.nextDeadline, ofFingers].compactMap(\.self).min()
  }

  /// Moves the clock by frames of 1/60 s, one after the other: whatever moves is shown in each.
  func advance(frames: Int) throws {
    let start = now
    for frame in 0..<frames {
      let end = start + Int64((Double(frame + 1) / 60 * 1e9).rounded())
      try advance(seconds: Double(end - now) / 1e9)
    }
  }

  /// Waits until something holds: moves the clock to each next deadline, up to the limit. Ends at
  /// once when nothing is scheduled. Returns whether it holds.
  @discardableResult
  func wait(seconds: Double, until holds: () throws -> Bool) throws -> Bool {
    try settle()
    if try holds() { return true }
    guard clock.isRunning, !showsInstants, !isSuspended else { return false }
    let limit = clock.now + Int64((seconds * 1e9).rounded())
    while let next = nextInstant, next <= limit {
      let rests = moveClock(to: next)
      if !rests { try noteUnrest() }
      try settle()
      if try holds() { return true }
      // What is due again and again lets no time pass.
      if !rests, let again = clock.nextDeadline, again <= clock.now { return false }
    }
    return false
  }

  /// How long a failed expectation has waited, and why no longer.
  func waitNote(since start: Int64) -> String {
    if isInCallback { return "inside a callback: no wait" }
    if isSuspended { return "the app is in the background: no wait" }
    if showsInstants { return "clock.auto(false): no wait" }
    if let title = system.waiting.first?.title {
      return "the system's alert \(title.quoted) waits for an answer"
    }
    let waited = TimeText.seconds(now - start)
    if clock.isRunning, let pending = clock.pendingWork {
      if now == start, let next = clock.nextDeadline, next > clock.now {
        let due = TimeText.seconds(next - clock.now)
        return "the next is due in \(due), after the timeout: no wait; still to come: \(pending)"
      }
      return "waited \(waited); still to come: \(pending)"
    }
    return now == start
      ? "nothing is scheduled: no wait" : "waited \(waited), until nothing was scheduled any more"
  }

  /// `{timeout = seconds or "500ms"}` at an argument; 5 seconds unless given.
  func timeout(in call: LuaCall, at index: Int) throws -> Double {
    try givenTimeout(in: call, at: index) ?? Self.defaultTimeout
  }

  /// The same; nil where there is none.
  func givenTimeout(in call: LuaCall, at index: Int) throws -> Double? {
    guard try hasOptions(call, at: index, known: ["timeout"]) else { return nil }
    let value = try call.field("timeout", of: index, as: LuaValue.self) ?? .nil
    return value.isNil ? nil : try seconds(value, of: "timeout")
  }

  /// Whether an argument is a table of options, of which all are known; false where it is left out.
  func hasOptions(_ call: LuaCall, at index: Int, known: [String]) throws -> Bool {
    if call.isNil(index) { return false }
    guard call.kind(of: index) == .table else {
      throw call.mismatch(at: index, expected: "table of options")
    }
    let unknown = try call.keys(of: index).first { !known.contains($0.string ?? "") }
    if let unknown { throw Problem.usage(unknownOption(unknown, known: known)) }
    return true
  }

  /// Seconds as a number, or a text such as "500ms" or "2s".
  func seconds(_ value: LuaValue, of what: String) throws -> Double {
    let result: Double?
    switch value {
    case .string(let text) where text.hasSuffix("ms"):
      result = Double(text.dropLast(2)).map { $0 / 1000 }
    case .string(let text) where text.hasSuffix("s"): result = Double(text.dropLast())
    default: result = value.number
    }
    guard let result, result >= 0, result.isFinite else {
      throw Problem.usage(
        "\(what): \(ValueText.text(of: value)) is no duration; write seconds or \"500ms\"")
    }
    let isTimeout = what.contains("timeout") || what == "wait"
    guard result <= (isTimeout ? Self.longestTimeout : Self.longestTime) else {
      throw Problem.usage(
        "\(what): \(ValueText.text(of: value)) is too long; times are seconds, not "
          + "milliseconds, and \(Int(isTimeout ? Self.longestTimeout : Self.longestTime)) "
          + "are the most\(isTimeout ? "; advance(…) lets more time pass" : "")")
    }
    return result
  }

  /// An issue of the graph, such as a view that invalidates itself for ever, fails the test; a
  /// warning is noted.
  private func reportIssues() throws {
    guard let graph = app?.graph else { return }
    if !graph.warnings.isEmpty { graph.takeWarnings().forEach(noteWarning) }
    // Each test that used a broken table is told, not only the first of the process.
    for problem in LocalizedTables.takeMetProblems() { noteOnce("warning: \(problem)") }
    if let issue = graph.takeIssues().first { throw Problem(.error, issue) }
    // A callback of the app has called `skip`.
    if let skipped, !isInCallback { throw skipped }
  }
}
