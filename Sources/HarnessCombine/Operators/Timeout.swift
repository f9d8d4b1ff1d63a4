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
      let numbers = Numbering()
      var upstreamSubscription: (any Subscription)?
      let watch = { [self] in
        let number = numbers.next()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard numbers.current == number else { return }
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
              _ = numbers.next()
              subscription.cancel()
            })
          watch()
        },
        onValue: { value in
          watch()
          outlet.send(value)
        },
        onCompletion: { completion in
          _ = numbers.next()
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

/// Numbers the values, so that an old deadline is known to be one.
private final class Numbering {
  private let lock = Lock()
  private var number = 0

  var current: Int { lock.withLock { number } }

  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }
}
