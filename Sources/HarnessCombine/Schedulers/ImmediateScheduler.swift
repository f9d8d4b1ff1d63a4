public import Dispatch

/// A scheduler that runs every action at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A moment of a scheduler that knows no time.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Spans count nanoseconds and mean nothing.
    public typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    /// No time from any moment to any other.
    public func distance(to other: SchedulerTimeType) -> Stride { .zero }
    /// The same moment.
    public func advanced(by stride: Stride) -> SchedulerTimeType { self }
  }

  /// This scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The one immediate scheduler.
  public static let shared = ImmediateScheduler()

  /// The one moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs the action.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs the action, whatever the moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the action once, whatever the moment.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
