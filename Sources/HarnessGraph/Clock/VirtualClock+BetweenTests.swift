import CHarnessRuntime

// What a test leaves scheduled must not run in the next one.
//
// - Cancelled sleeps are finished at once; all that is left of them is tidying up.
// - Other sleeping tasks stay asleep for ever: a task cannot be destroyed from outside, and to
//   cancel it would run its code between tests. Their memory leaks; they are counted.
// - Timers of run loops and of Dispatch cannot be reached. Their deadlines are on the monotonic
//   clock, so that clock steps back between the tests, which leaves them months away.
// - Where nothing is left the clock goes back to where the test began: the next one finds the same
//   uptime, whatever ran before it.
// - Not covered: a wall-clock deadline of Dispatch (`asyncAfter(wallDeadline:)`), since every test
//   begins on the same date; a thread that still computes or sleeps. These make `needsFreshProcess`
//   true. Nor what an app keeps in globals: `static var last = ContinuousClock.now` lies ahead in
//   the next test.

extension VirtualClock {
  /// How many days the monotonic clock steps back when timers were left.
  nonisolated private static let stepBack: Int64 = 100 * 86_400 * 1_000_000_000
  /// After so many left-overs a new process costs less than they do.
  nonisolated private static let tolerableLeftovers = 64

  /// Leaves what the finished test has scheduled asleep for ever; then call `reset(date:)`.
  ///
  /// Cancel the tasks of views before: cancelled ones leave nothing behind.
  ///
  /// - Returns: What was left, as `pendingWork` says it; nil when nothing was.
  @discardableResult
  package nonisolated func discardPendingWork() -> String? {
    runDueWork()
    let left = isIdle ? nil : pendingWork
    leftovers += abandonJobs()
    harness_dispatch_settle()
    if harness_threads_left_alone() > 0 || harness_timers_next_of_threads() != HARNESS_NEVER {
      hasUnmovableWork = true
    }
    if harness_timers_next() != HARNESS_NEVER {
      leftovers += 1
      if harness_timers_have_wall_deadline() { hasUnmovableWork = true }
      harness_timers_set_barrier(harness_clock_monotonic())
      startOfTests -= Self.stepBack
    }
    harness_clock_set_monotonic(startOfTests)
    return left
  }

  /// Whether nothing at all is scheduled; cheaper than to say what is.
  private nonisolated var isIdle: Bool {
    harness_dispatch_settle()
    harness_timers_forget_invalidated()
    return !isRestless && sleepers.isEmpty && harness_timers_next() == HARNESS_NEVER
      && harness_threads_left_alone() == 0
  }

  /// Whether so much was left behind, or something so awkward, that the worker should be replaced.
  package nonisolated var needsFreshProcess: Bool {
    hasUnmovableWork || leftovers >= Self.tolerableLeftovers
  }

  /// What is scheduled, for messages: "2 sleeping tasks, a Timer in 1.5 s"; nil when nothing is.
  package nonisolated var pendingWork: String? {
    harness_dispatch_settle()
    harness_timers_forget_invalidated()
    var parts: [String] = []
    if isRestless { parts.append("work that never rests") }
    if sleepers.count > 0 {
      parts.append(sleepers.count == 1 ? "1 sleeping task" : "\(sleepers.count) sleeping tasks")
    }
    let now = harness_clock_monotonic()
    func add(_ name: String, _ deadline: Int64) {
      if deadline != HARNESS_NEVER { parts.append("\(name) in \(seconds(max(0, deadline - now)))") }
    }
    add("the end of an animation", alarms.nextDeadline)
    add("a Timer", harness_timers_next_of_run_loops())
    add("a Dispatch timer", harness_timers_next_of_dispatch())
    add("a sleeping thread", harness_timers_next_of_threads())
    let busy = Int(harness_threads_left_alone())
    if busy > 0 { parts.append(busy == 1 ? "1 thread at work" : "\(busy) threads at work") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// "1.5 s": at most milliseconds, no needless zeros.
private nonisolated func seconds(_ nanoseconds: Int64) -> String {
  let milliseconds = (nanoseconds + 999_999) / 1_000_000
  let (whole, part) = milliseconds.quotientAndRemainder(dividingBy: 1000)
  guard part > 0 else { return "\(whole) s" }
  var digits = String(1000 + part).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(whole).\(digits) s"
}
