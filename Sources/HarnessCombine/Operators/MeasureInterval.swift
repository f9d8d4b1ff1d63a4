extension Publishers {
  /// A publisher of the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A span of the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are timed.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context

    /// Makes the publisher of its parts.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches the subscriber; the first span begins now.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.relay(to: subscriber) { [scheduler] _ in
        let now = scheduler.now
        defer { last = now }
        return .pass(last.distance(to: now))
      }
    }
  }
}

extension Publisher {
  /// Publishes the time between values instead of the values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
