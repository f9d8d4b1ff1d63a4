/// One action at a later moment, which can be called off: then nothing stays scheduled.
///
/// A scheduler takes back only what repeats, so this repeats and stops after the first time.
final class Alarm<Context: Scheduler> {
  private let lock = Lock()
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var number = 0
  private var repetition: (any Cancellable)?

  init(_ scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  /// Runs the action at a moment, in place of the one before.
  func set(for moment: Context.SchedulerTimeType, _ action: @escaping () -> Void) {
    let number = callOff()
    let repetition = scheduler.schedule(
      after: moment, interval: .seconds(86_400), tolerance: scheduler.minimumTolerance,
      options: options
    ) {
      if self.goOff(number) { action() }
    }
    let isWanted = lock.withLock {
      guard number == self.number else { return false }
      self.repetition = repetition
      return true
    }
    if !isWanted { repetition.cancel() }
  }

  /// Calls the action off.
  func cancel() {
    _ = callOff()
  }

  /// Whether the action that was set with a number is still wanted; it isn't any more.
  private func goOff(_ number: Int) -> Bool {
    guard lock.withLock({ number == self.number }) else { return false }
    _ = callOff()
    return true
  }

  /// Stops what was set; gives the number for what is set next.
  private func callOff() -> Int {
    let (number, old) = lock.withLock {
      self.number += 1
      defer { repetition = nil }
      return (self.number, repetition)
    }
    old?.cancel()
    return number
  }
}
