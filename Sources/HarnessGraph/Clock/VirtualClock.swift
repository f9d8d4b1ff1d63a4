import CHarnessRuntime
package import Foundation

/// Virtual time of a worker process: what is due runs at once, in a fixed order, on one thread.
///
/// `Task`, `Task.sleep`, actors and async sequences come here through `VirtualExecutor`; `Timer`,
/// `RunLoop`, `DispatchQueue` and `DispatchSource` through the interposed system calls of
/// CHarnessRuntime. All calls except `enqueue` and `schedule` belong to the main thread.
///
/// Order within one instant: jobs first in, first out, then the main queue, then Dispatch's timers,
/// then run loop timers, then the ends of animations; then again, until nothing is due. A job that is enqueued while blocks wait
/// on the main queue goes behind them, as on a device, where both are one queue.
package nonisolated final class VirtualClock: AnimationTime, @unchecked Sendable {
  package static let shared = VirtualClock()

  /// The calendar date at the start of each test: 2026-01-01T00:00:00Z.
  package static let firstDate = Date(timeIntervalSince1970: 1_767_225_600)

  private var ready = JobQueue()
  private(set) var sleepers = Sleepers()
  private(set) var alarms = Alarms()
  private var isDrainingMainQueue = false
  private var jobsAreOnMainQueue = false
  private var stepsLeft = 0
  /// Whether the last `runDueWork` was interrupted because its work never rested.
  package private(set) var isRestless = false
  private var startOfTest: Int64 = 0
  /// Where on the monotonic clock each test begins.
  var startOfTests: Int64 = 0

  /// What earlier tests left asleep; see VirtualClock+BetweenTests.swift.
  var leftovers = 0
  var hasUnmovableWork = false

  /// How long other threads may take before they are left alone, in real nanoseconds; less in the
  /// rest of a test in which they have taken that long.
  private static let fullPatience: Int64 = 1_000_000_000
  private static let patienceOnceLost: Int64 = 50_000_000
  private var patience = fullPatience

  /// How many steps of tasks `runDueWork` makes before it takes them for restless; a pass over all
  /// queues counts for several.
  private static let mostStepsAtOnce = 100_000
  private static let stepsOfAPass = 10
  /// How often views follow work, and work follows views, at one instant.
  private static let mostRoundsAtOnce = 2000

  private init() {}

  // MARK: Starting

  /// Switches virtual time on; the first statement of a worker's `main`.
  package func start() {
    guard !isRunning else { return }
    VirtualExecutorFactory.install()
    harness_clock_start()
    harness_clock_set_run_loop_hook { VirtualClock.shared.offerJobsToRunLoop() }
    startOfTests = harness_clock_monotonic()
    reset()
  }

  package var isRunning: Bool { harness_clock_is_on() }

  // MARK: Reading and setting

  /// Nanoseconds since the test's start.
  package var now: Int64 { harness_clock_monotonic() - startOfTest }

  /// Begins a test: `now` is zero and the calendar shows `date`.
  package func reset(date: Date = VirtualClock.firstDate) {
    startOfTest = harness_clock_monotonic()
    isRestless = false
    patience = Self.fullPatience
    setDate(date)
  }

  /// Sets the calendar; runs nothing, and no timer of the monotonic clock moves.
  package func setDate(_ date: Date) {
    harness_clock_set_wall(Int64((date.timeIntervalSince1970 * 1e9).rounded()))
  }

  // MARK: Running

  /// Runs all that is due now; whether anything ran.
  ///
  /// Work that never rests (`while !done { await Task.yield() }`) is interrupted after many steps,
  /// so that time can go on: then the answer is false, and `pendingWork` names it.
  ///
  /// - Complexity: a few loads when nothing is due.
  @discardableResult
  package func runDueWork() -> Bool {
    var ran = false
    stepsLeft = Self.mostStepsAtOnce
    while stepsLeft > 0, runPass() { ran = true }
    isRestless = stepsLeft <= 0
    return ran && !isRestless
  }

  /// Waits in real time for threads that computed or were blocked for longer than `runDueWork` waits.
  ///
  /// - Returns: false when they gave no sign within the limit; else call `runDueWork`.
  package func waitForPrivateQueues(limit: Duration) -> Bool {
    let (seconds, attoseconds) = limit.components
    return harness_threads_wait_for_left_alone(
      seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The earliest instant at which something is scheduled, never before `now`.
  package var nextDeadline: Int64? {
    harness_dispatch_settle()
    harness_timers_forget_invalidated()
    if !isRestless, !ready.isEmpty || harness_main_queue_has_work() { return now }
    let next = min(
      sleepers.nextDeadline ?? HARNESS_NEVER, alarms.nextDeadline, harness_timers_next())
    return next == HARNESS_NEVER ? nil : max(next - startOfTest, now)
  }

  /// Runs all that is due now, and lets the view graph follow, until neither has anything to do.
  ///
  /// - Parameter bringUp: lets the view graph settle; what it starts runs at this instant, too.
  /// - Returns: false when they never come to rest: one makes the other go on, or work goes on itself.
  @discardableResult
  package func settle(_ bringUp: () -> Void) -> Bool {
    for _ in 0..<Self.mostRoundsAtOnce {
      runDueWork()
      bringUp()
      if isRestless { return false }
      if !runDueWork() { return !isRestless }
    }
    isRestless = true
    return false
  }

  /// Moves to `instant`, stopping at each deadline on the way to run what is due.
  ///
  /// - Parameter bringUp: lets the view graph settle; what it starts runs at that instant.
  /// - Returns: false when something never came to rest on the way.
  @discardableResult
  package func advance(to instant: Int64, _ bringUp: () -> Void) -> Bool {
    var rests = settle(bringUp)
    var repetitions = 0
    while let next = nextDeadline, next <= instant {
      repetitions = next > now ? 0 : repetitions + 1
      // A timer without an interval is due for ever.
      if repetitions == Self.mostRoundsAtOnce {
        isRestless = true
        return false
      }
      move(to: next)
      if !settle(bringUp) { rests = false }
    }
    move(to: instant)
    return settle(bringUp) && rests
  }

  /// Moves to `instant` and runs nothing: the app is suspended. What has fallen due runs with the
  /// next `runDueWork`, each timer once.
  package func pass(to instant: Int64) { move(to: instant) }

  private func move(to instant: Int64) {
    guard instant > now else { return }
    harness_clock_set_monotonic(startOfTest + instant)
  }

  private func runPass() -> Bool {
    stepsLeft -= Self.stepsOfAPass
    var ran = runJobs()
    if drainMainQueue() { ran = true }
    if fireTimers() { ran = true }
    if ringAlarms() { ran = true }
    if runOtherThreads() { ran = true }
    return ran
  }

  private func runJobs() -> Bool {
    var ran = false
    let instant = harness_clock_monotonic()
    if sleepers.firstDeadline <= instant {
      for job in sleepers.takeDue(at: instant) { ready.append(job) }
    }
    while stepsLeft > 0, let job = ready.takeFirst() {
      stepsLeft -= 1
      job.run()
      ran = true
    }
    return ran
  }

  /// The app runs the main run loop itself: jobs that are due come to it by the main queue.
  ///
  /// - Returns: when the next job is due, `HARNESS_NEVER` if none is or they are on the queue.
  fileprivate func offerJobsToRunLoop() -> Int64 {
    let next = ready.isEmpty ? sleepers.nextDeadline ?? HARNESS_NEVER : 0
    if next <= harness_clock_monotonic(), !jobsAreOnMainQueue {
      jobsAreOnMainQueue = true
      MainQueueCall {
        self.jobsAreOnMainQueue = false
        self.stepsLeft = Self.mostStepsAtOnce
        _ = self.runJobs()
      }.append()
    }
    return jobsAreOnMainQueue ? HARNESS_NEVER : next
  }

  private func drainMainQueue() -> Bool {
    guard harness_main_queue_has_work() else { return false }
    isDrainingMainQueue = true
    harness_main_queue_drain()
    isDrainingMainQueue = false
    return true
  }

  private func fireTimers() -> Bool {
    harness_dispatch_settle()
    let fired = harness_timers_fire_due()
    if harness_run_loop_exists() { harness_run_loop_pass() }
    return fired != 0
  }

  private func ringAlarms() -> Bool {
    let due = alarms.takeDue(at: harness_clock_monotonic())
    for action in due { action() }
    return !due.isEmpty
  }

  /// Forgets the jobs that sleep or never rest; how many were not over.
  func abandonJobs() -> Int {
    let (finished, asleep) = sleepers.removeAll()
    for job in finished { job.run() }
    alarms = Alarms()
    return asleep.count + ready.removeAll()
  }

  private func runOtherThreads() -> Bool {
    guard harness_threads_wait_to_run() else { return false }
    if harness_threads_run(patience) { return true }
    patience = Self.patienceOnceLost
    return harness_main_queue_has_work()
  }

  /// Calls an action at an instant of the test, after all else that is due then.
  package func schedule(at instant: Int64, _ action: @escaping () -> Void) -> Int {
    alarms.insert(at: startOfTest + instant, action)
  }

  package func cancel(_ alarm: Int) { alarms.remove(alarm) }

  // MARK: Receiving, on any thread

  func enqueue(_ job: Job) {
    if canRunDirectly { ready.append(job) } else { MainQueueCall { job.run() }.append() }
  }

  func schedule(_ job: Job, after delay: Int64) {
    let (sum, isTooLate) = harness_clock_monotonic().addingReportingOverflow(max(0, delay))
    let deadline = isTooLate ? HARNESS_NEVER : sum
    let sleeper = withUnsafeCurrentTask { $0 }
    if harness_clock_on_main_thread() {
      sleepers.insert(job, deadline: deadline, task: sleeper)
    } else {
      MainQueueCall { self.sleepers.insert(job, deadline: deadline, task: sleeper) }.append()
    }
  }

  /// Whether nothing that was queued before would be overtaken, and no other thread is at work.
  private var canRunDirectly: Bool {
    harness_clock_on_main_thread() && !isDrainingMainQueue && !harness_main_queue_has_work()
  }
}
