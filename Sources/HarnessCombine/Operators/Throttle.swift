extension Publishers {
  /// A publisher of at most one value in a span of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are those of upstream.
    public typealias Output = Upstream.Output
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The span of time.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Whether the last value in a span is sent, not the first.
    public let latest: Bool

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let valve = Valve<Output, Context>(self) { outlet.sendIfDemanded($0) }
      let intake = Intake<Output, Failure>(
        onSubscription: { subscription in
          outlet.open(onCancel: {
            valve.close()
            subscription.cancel()
          })
          subscription.request(.unlimited)
        },
        onValue: { valve.receive($0) },
        onCompletion: { completion in
          valve.close()
          valve.scheduler.schedule {
            valve.release()
            outlet.finish(completion)
          }
        })
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  /// Publishes at most one value in a span of time: the first at once, then the first or the
  /// latest of each span.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Lets one value through in a span of time and holds back another.
private final class Valve<Value, Context: Scheduler> {
  let scheduler: Context
  private let alarm: Alarm<Context>
  private let interval: Context.SchedulerTimeType.Stride
  private let keepsLatest: Bool
  private let send: (Value) -> Void
  private let lock = Lock()
  private var held: Value?
  private var nextOpening: Context.SchedulerTimeType?
  private var isWaiting = false

  init<Upstream>(
    _ throttle: Publishers.Throttle<Upstream, Context>, send: @escaping (Value) -> Void
  ) {
    scheduler = throttle.scheduler
    alarm = Alarm(scheduler, options: nil)
    interval = throttle.interval
    keepsLatest = throttle.latest
    self.send = send
  }

  func receive(_ value: Value) {
    let now = scheduler.now
    let (opening, isFree) = lock.withLock {
      if held == nil || keepsLatest { held = value }
      defer { isWaiting = true }
      return (nextOpening ?? now, !isWaiting)
    }
    guard isFree else { return }
    if opening <= now {
      scheduler.schedule { self.release() }
    } else {
      alarm.set(for: opening) { self.release() }
    }
  }

  /// Opens no more by itself.
  func close() {
    alarm.cancel()
  }

  /// Sends what is held back, and starts a new span.
  func release() {
    let now = scheduler.now
    let value = lock.withLock {
      isWaiting = false
      nextOpening = now.advanced(by: interval)
      defer { held = nil }
      return held
    }
    if let value { send(value) }
  }
}
