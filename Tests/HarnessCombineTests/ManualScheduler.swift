import Combine

/// A scheduler whose time goes on when a test says so.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Job {
    let date: SchedulerTimeType
    let number: Int
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.zero
  private var jobs: [Job] = []
  private var lastNumber = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: .zero, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    lastNumber += 1
    jobs.append(Job(date: date, number: lastNumber, action: action))
    jobs.sort { ($0.date, $0.number) < ($1.date, $1.number) }
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: nil, action)
    return Subscriptions.empty
  }

  /// Runs what is due in the next so many seconds, in its order.
  func advance(_ seconds: Double) {
    let end = now.advanced(by: .seconds(seconds))
    while let job = jobs.first, job.date <= end {
      jobs.removeFirst()
      now = max(now, job.date)
      job.action()
    }
    now = end
  }
}
