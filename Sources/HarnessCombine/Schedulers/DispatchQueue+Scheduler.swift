public import Dispatch

extension DispatchQueue {
  /// A moment of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    private let nanoseconds: UInt64

    /// The moment on Dispatch's clock.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

    /// Makes a moment.
    public init(_ time: DispatchTime) {
      nanoseconds = time.uptimeNanoseconds
    }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(Int(clamping: other.nanoseconds) - Int(clamping: nanoseconds))
    }

    /// The moment so much later.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      let (sum, isOver) = Int(clamping: nanoseconds).addingReportingOverflow(stride.magnitude)
      let moment = isOver ? .max : UInt64(clamping: sum)
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: moment))
    }
  }

  /// How a dispatch queue runs an action.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// Work item flags.
    public var flags: DispatchWorkItemFlags
    /// The group that the action belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}

extension DispatchQueue: Scheduler {
  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs an action on this queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let carried = Carried(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { carried.value() }
  }

  /// Runs an action on this queue at a moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let carried = Carried(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { carried.value() }
  }

  /// Runs an action on this queue repeatedly.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let carried = Carried(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler { carried.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
