extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are the upstream's.
    public typealias Output = Upstream.Output
    /// The error is the upstream's.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are delivered.
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

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.forward(to: subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
    }
  }

  /// A publisher that delivers a while later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values are the upstream's.
    public typealias Output = Upstream.Output
    /// The error is the upstream's.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are delivered.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// The tolerance of the delay.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.forward(to: subscriber) { [self] in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the end a while later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Subscribes so that each event is delivered from an action that `schedule` runs.
  ///
  /// An action takes the oldest event that waits, so that the order stays even where a concurrent
  /// queue runs the actions.
  fileprivate func forward<S: Subscriber>(
    to subscriber: S, schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let events = EventQueue(outlet)
    let intake = Intake<Output, Failure>(
      onSubscription: { subscription in
        outlet.open(
          onRequest: { subscription.request($0) }, onCancel: { subscription.cancel() })
      },
      onValue: { value in
        events.append { $0.send(value) }
        schedule { events.runNext() }
      },
      onCompletion: { completion in
        events.append { $0.finish(completion) }
        schedule { events.runNext() }
      })
    subscribe(intake)
  }
}

/// Events on their way to an outlet, one at a time even where several threads ask for the next.
private final class EventQueue<Downstream: Subscriber> {
  private let lock = Lock()
  private let outlet: Outlet<Downstream>
  private var events = DeliveryQueue<(Outlet<Downstream>) -> Void>()
  private var due = 0
  private var isRunning = false

  init(_ outlet: Outlet<Downstream>) {
    self.outlet = outlet
  }

  func append(_ event: @escaping (Outlet<Downstream>) -> Void) {
    lock.withLock { events.append(Queued(value: event, onDelivery: nil)) }
  }

  func runNext() {
    let isMine = lock.withLock {
      due += 1
      defer { isRunning = true }
      return !isRunning
    }
    guard isMine else { return }
    while let event = lock.withLock({ nextDue() }) { event.value(outlet) }
  }

  private func nextDue() -> Queued<(Outlet<Downstream>) -> Void>? {
    guard due > 0 else {
      isRunning = false
      return nil
    }
    due -= 1
    return events.popFirst()
  }
}
