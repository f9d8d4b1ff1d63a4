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
    // Apart, so that two of these publishers can be told to be the same one.
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int?
    /// Options for the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher of its parts.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      (scheduler, interval, limit) = strategy.parts
      self.options = options
    }

    /// When a group is complete.
    public var strategy: TimeGroupingStrategy<Context> {
      limit.map { .byTimeOrCount(scheduler, interval, $0) } ?? .byTime(scheduler, interval)
    }

    /// Attaches the subscriber.
    ///
    /// The spans follow each other from the subscription on; one without values sends nothing.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let group = Group<Upstream.Output>(limit: limit ?? .max)
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
      scheduler.schedule(
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
  fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
    }
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
