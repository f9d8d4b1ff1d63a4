extension Publishers {
  /// A publisher that ends when no value comes for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// How long is too long.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?
    /// Makes the error to end with, or `nil` to finish.
    public let customError: (() -> Failure)?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let alarm = Alarm(scheduler, options: options)
      var upstreamSubscription: (any Subscription)?
      let watch = { [scheduler, interval, customError] in
        alarm.set(for: scheduler.now.advanced(by: interval)) {
          upstreamSubscription?.cancel()
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          upstreamSubscription = subscription
          outlet.open(
            onRequest: { subscription.request($0) },
            onCancel: {
              alarm.cancel()
              subscription.cancel()
            })
          watch()
        },
        onValue: { value in
          watch()
          outlet.send(value)
        },
        onCompletion: { completion in
          alarm.cancel()
          outlet.finish(completion)
        })
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Ends when no value comes for too long.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
