public import Foundation

extension OperationQueue {
  /// A moment of an operation queue is one of a run loop.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// An operation queue has no options.
  public struct SchedulerOptions {}
}

extension OperationQueue: Scheduler {
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as an operation of this queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let carried = Carried(action)
    addOperation { carried.value() }
  }

  /// Adds an operation to this queue at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    timingQueue.schedule(after: timingMoment(date)) { self.schedule(options: options, action) }
  }

  /// Adds operations to this queue repeatedly.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    timingQueue.schedule(
      after: timingMoment(date), interval: .seconds(interval.timeInterval)
    ) { self.schedule(options: options, action) }
  }

  private var timingQueue: DispatchQueue {
    underlyingQueue ?? (self === OperationQueue.main ? .main : .global())
  }

  private func timingMoment(_ date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    timingQueue.now.advanced(by: .seconds(now.distance(to: date).timeInterval))
  }
}
