import CHarnessRuntime
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

// The only file that uses the concurrency runtime's experimental interface (Swift 6.3). If a
// toolchain changes it, this file and ClockSelfTest say so.

/// Runs jobs of the main actor, or of the global pool, on the main thread in virtual time.
nonisolated final class VirtualExecutor: MainExecutor, TaskExecutor, SchedulingExecutor,
  @unchecked Sendable
{
  private let isMain: Bool

  fileprivate init(isMain: Bool) { self.isMain = isMain }

  func enqueue(_ job: consuming ExecutorJob) {
    VirtualClock.shared.enqueue(Job(UnownedJob(job), onMainActor: isMain))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = Job(UnownedJob(job), onMainActor: isMain)
    VirtualClock.shared.schedule(job, after: nanoseconds(delay))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = Job(UnownedJob(job), onMainActor: isMain)
    VirtualClock.shared.schedule(job, after: nanoseconds(clock.now.duration(to: instant)))
  }

  var isMainExecutor: Bool { isMain }
  func checkIsolated() {
    precondition(!isMain || harness_clock_on_main_thread(), "not on the main actor")
  }
  func isIsolatingCurrentContext() -> Bool? { isMain ? harness_clock_on_main_thread() : nil }

  /// Never called: a worker's own loop drives the clock.
  func run() throws {}
  func stop() {}
}

/// Hands the two executors to the concurrency runtime.
nonisolated struct VirtualExecutorFactory: ExecutorFactory {
  fileprivate static let main = VirtualExecutor(isMain: true)
  fileprivate static let global = VirtualExecutor(isMain: false)

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { global }

  /// Must come before anything else asks for an executor.
  static func install() { _createExecutors(factory: VirtualExecutorFactory.self) }
}

/// One step of a task, and where it wants to run.
nonisolated struct Job {
  private let job: UnownedJob
  let isOnMainActor: Bool

  init(_ job: UnownedJob, onMainActor: Bool) {
    self.job = job
    isOnMainActor = onMainActor
  }

  func run() {
    if isOnMainActor {
      job.runSynchronously(on: VirtualExecutorFactory.main.asUnownedSerialExecutor())
    } else {
      job.runSynchronously(on: VirtualExecutorFactory.global.asUnownedTaskExecutor())
    }
  }
}

/// Whole nanoseconds; too long is as long as can be. A clock with a `Duration` of its own sleeps
/// through its own `sleep`, so its durations do not come here.
private nonisolated func nanoseconds(_ duration: some DurationProtocol) -> Int64 {
  guard let duration = duration as? Duration else { return 0 }
  let (seconds, attoseconds) = duration.components
  let (whole, tooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
  if tooLong { return seconds < 0 ? 0 : .max }
  let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
  return overflows ? .max : sum
}
