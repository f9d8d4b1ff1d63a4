public import Foundation

extension Timer {
  /// Makes a publisher of the date, at intervals, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date, at intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// The value is the present date.
    public typealias Output = Date
    /// This publisher never fails.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    /// The tolerance in seconds.
    public let tolerance: TimeInterval?
    /// The run loop.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// Options for the run loop.
    public let options: RunLoop.SchedulerOptions?
    private let hub = Hub<Date, Never>(keepsLatest: false)

    /// Makes a publisher of the date, at intervals.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      hub.attach(subscriber)
    }

    /// Starts the timer; cancel the result to stop it.
    public func connect() -> any Cancellable {
      let carried = Carried(hub)
      // Without a date, Foundation's timer on Linux fires at once and not after the interval.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
        carried.value.send(Date())
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
