extension Publishers {
  /// A publisher that is subscribed to on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the subscriber; the scheduler runs the subscription, each demand and the cancel.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let run = { [scheduler, options] in scheduler.schedule(options: options, $0) }
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(
            onRequest: { demand in run { subscription.request(demand) } },
            onCancel: { run { subscription.cancel() } })
        },
        onValue: { outlet.send($0) },
        onCompletion: { outlet.finish($0) })
      run { [upstream] in upstream.subscribe(intake) }
    }
  }
}

extension Publisher {
  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
