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
      let latest = Latest<Output>()
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(onCancel: { subscription.cancel() })
          subscription.request(.unlimited)
        },
        onValue: { [self] value in
          let number = latest.replace(with: value)
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if let value = latest.take(ifStill: number) { outlet.sendIfDemanded(value) }
          }
        },
        onCompletion: { [scheduler, options] completion in
          _ = latest.take()
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

/// The value that waits, and its number.
private final class Latest<Value> {
  private let lock = Lock()
  private var value: Value?
  private var number = 0

  func replace(with value: Value) -> Int {
    let (_, number) = lock.withLock {
      let previous = self.value
      self.value = value
      self.number += 1
      return (previous, self.number)
    }
    return number
  }

  /// The value, unless another one replaced it since.
  func take(ifStill number: Int? = nil) -> Value? {
    lock.withLock {
      guard number == nil || number == self.number else { return nil }
      defer { value = nil }
      return value
    }
  }
}
