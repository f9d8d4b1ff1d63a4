public import Foundation

extension RunLoop {
  /// A moment of a run loop.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment.
    public var date: Date

    /// Makes a moment.
    public init(_ date: Date) {
      self.date = date
    }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// The moment so much later.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + stride.timeInterval)
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions {}
}

extension RunLoop: Scheduler {
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action in this run loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let carried = Carried(action)
    perform { carried.value() }
  }

  /// Runs an action in this run loop at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let carried = Carried(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in carried.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs an action in this run loop repeatedly.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let carried = Carried(action)
    let interval = max(interval.timeInterval, Timer.shortestInterval)
    let timer = Timer(fire: date.date, interval: interval, repeats: true) { _ in carried.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
