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

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let succession = Succession(subscriber)
      succession.open()
      scheduler.schedule(options: options) { [upstream] in
        succession.follow(upstream) { succession.finish($0) }
      }
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
