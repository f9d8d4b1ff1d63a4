extension Publishers {
  /// A publisher of values that no other value followed for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the subscriber.
    ///
    /// The end comes at once; a value that still waits then is dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let alarm = Alarm(scheduler, options: options)
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(onCancel: {
            alarm.cancel()
            subscription.cancel()
          })
          subscription.request(.unlimited)
        },
        onValue: { [scheduler, dueTime] value in
          alarm.set(for: scheduler.now.advanced(by: dueTime)) { outlet.sendIfDemanded(value) }
        },
        onCompletion: { [scheduler, options] completion in
          alarm.cancel()
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Publishes a value once no other value followed it for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
