extension Publishers {
  /// When a group of values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A group ends when a span of time does.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A group ends when a span of time does, or with so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of the values of each span of time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of one span.
    public typealias Output = [Upstream.Output]
    /// The error is that of upstream.
    public typealias Failure = Upstream.Failure
    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// When a group is complete.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches the subscriber.
    ///
    /// The spans follow each other from the subscription on; one without values sends nothing.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let group = Group<Upstream.Output>(limit: strategy.limit)
      var clock: (any Cancellable)?
      let intake = Intake<Upstream.Output, Failure>(
        onSubscription: { [self] subscription in
          clock = repeating { group.take().map { outlet.send($0) } }
          outlet.open(onCancel: {
            clock?.cancel()
            subscription.cancel()
          })
          subscription.request(.unlimited)
        },
        onValue: { value in
          if let full = group.append(value) { outlet.send(full) }
        },
        onCompletion: { completion in
          clock?.cancel()
          if case .finished = completion, let rest = group.take() { outlet.send(rest) }
          outlet.finish(completion)
        })
      upstream.subscribe(intake)
    }

    private func repeating(_ action: @escaping () -> Void) -> any Cancellable {
      let (scheduler, interval) = strategy.timing
      return scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, action)
    }
  }
}

extension Publisher {
  /// Publishes the values of each span of time together, and at the end what is left.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var timing: (Context, Context.SchedulerTimeType.Stride) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, interval)
    case .byTimeOrCount(let scheduler, let interval, _): (scheduler, interval)
    }
  }

  fileprivate var limit: Int {
    if case .byTimeOrCount(_, _, let count) = self { count } else { .max }
  }
}

/// The values since the last group.
private final class Group<Value> {
  private let lock = Lock()
  private let limit: Int
  private var values: [Value] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a value; the group, if that makes it full.
  func append(_ value: Value) -> [Value]? {
    let isFull = lock.withLock {
      values.append(value)
      return values.count >= limit
    }
    return isFull ? take() : nil
  }

  /// The group, unless it is empty.
  func take() -> [Value]? {
    lock.withLock {
      guard !values.isEmpty else { return nil }
      defer { values = [] }
      return values
    }
  }
}
