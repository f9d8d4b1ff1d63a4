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
  ///
  /// Each subscriber has a timer of its own, which ends with the subscription. Letting go of what
  /// `connect()` returned stops nothing; cancelling it does.
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
    private let lock = Lock()
    private var tickers: [Ticker] = []
    private var isConnected = false

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
      let outlet = Outlet(subscriber)
      let ticker = Ticker(runLoop: runLoop, mode: mode) { outlet.sendIfDemanded($0) }
      lock.withLock { tickers.append(ticker) }
      outlet.open(onCancel: { self.remove(ticker) })
      let isDue = lock.withLock { isConnected && tickers.contains { $0 === ticker } }
      if isDue { ticker.start(interval: interval, tolerance: tolerance) }
    }

    /// Starts the timer; cancel the result to stop it.
    public func connect() -> any Cancellable {
      let waiting = lock.withLock {
        isConnected = true
        return tickers
      }
      for ticker in waiting { ticker.start(interval: interval, tolerance: tolerance) }
      return TimerConnection { self.disconnect() }
    }

    private func disconnect() {
      let running = lock.withLock {
        isConnected = false
        return tickers
      }
      for ticker in running { ticker.stop() }
    }

    private func remove(_ ticker: Ticker) {
      lock.withLock { tickers.removeAll { $0 === ticker } }
      ticker.end()
    }
  }
}

extension Timer {
  /// In seconds; shorter intervals, zero and less are this long, and Foundation on Linux could not
  /// count some of them. Source: Foundation's documentation of `Timer`, for what is not positive.
  static let shortestInterval = 0.0001
}

/// The connection of a timer's publisher.
private struct TimerConnection: Cancellable {
  let stop: () -> Void

  func cancel() { stop() }
}

/// The timer of one subscriber.
private final class Ticker {
  private let lock = Lock()
  private let runLoop: RunLoop
  private let mode: RunLoop.Mode
  private let send: (Date) -> Void
  private var timer: Timer?
  private var isOver = false

  init(runLoop: RunLoop, mode: RunLoop.Mode, send: @escaping (Date) -> Void) {
    self.runLoop = runLoop
    self.mode = mode
    self.send = send
  }

  /// Starts the timer, unless it runs.
  func start(interval: TimeInterval, tolerance: TimeInterval?) {
    // What is no length of time never passes.
    guard interval.isFinite else { return }
    let interval = max(interval, Timer.shortestInterval)
    let carried = Carried(send)
    // Without a date, Foundation's timer on Linux fires at once and not after the interval.
    let first = Date(timeIntervalSinceNow: interval)
    let timer = Timer(fire: first, interval: interval, repeats: true) { _ in
      carried.value(Date())
    }
    if let tolerance { timer.tolerance = tolerance }
    let isFirst = lock.withLock {
      guard self.timer == nil, !isOver else { return false }
      self.timer = timer
      return true
    }
    if isFirst { runLoop.add(timer, forMode: mode) }
  }

  /// Stops the timer, until it is started again.
  func stop() {
    let stopped = lock.withLock {
      defer { timer = nil }
      return timer
    }
    stopped?.invalidate()
  }

  /// Stops the timer for good.
  func end() {
    lock.withLock { isOver = true }
    stop()
  }
}
