import Combine

/// A scheduler whose time goes on when a test says so. Any thread may schedule.
final class ManualScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Job {
    let date: SchedulerTimeType
    let number: Int
    let owner: Repetition?
    let action: () -> Void
  }

  let minimumTolerance = SchedulerTimeType.Stride.zero
  private let lock = NSLock()
  private var time = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  private var jobs: [Job] = []
  private var lastNumber = 0

  /// How many actions wait.
  var actions: Int { lock.withLock { jobs.count } }

  var now: SchedulerTimeType { lock.withLock { time } }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: .zero, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, owner: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    repetition.schedule(on: self, at: date, every: interval)
    return AnyCancellable {
      repetition.action = nil
      self.forget(repetition)
    }
  }

  fileprivate func forget(_ owner: Repetition) {
    lock.withLock { jobs.removeAll { $0.owner === owner } }
  }

  fileprivate func add(
    at date: SchedulerTimeType, owner: Repetition?, _ action: @escaping () -> Void
  ) {
    lock.withLock {
      lastNumber += 1
      jobs.append(Job(date: date, number: lastNumber, owner: owner, action: action))
      jobs.sort { ($0.date, $0.number) < ($1.date, $1.number) }
    }
  }

  /// Runs what is due in the next so many seconds, in its order.
  func advance(_ seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let job = nextJob(until: end) { job.action() }
    lock.withLock { time = end }
  }

  private func nextJob(until end: SchedulerTimeType) -> Job? {
    lock.withLock {
      guard let job = jobs.first, job.date <= end else { return nil }
      time = max(time, job.date)
      return jobs.removeFirst()
    }
  }
}

/// An action that is scheduled anew each time it runs, until it is gone.
fileprivate final class Repetition {
  var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func schedule(
    on scheduler: ManualScheduler, at date: ManualScheduler.SchedulerTimeType,
    every interval: ManualScheduler.SchedulerTimeType.Stride
  ) {
    scheduler.add(at: date, owner: self) {
      guard let action = self.action else { return }
      self.schedule(on: scheduler, at: date.advanced(by: interval), every: interval)
      action()
    }
  }
}
