public import Foundation

/// Format styles for texts that follow the clock.
///
/// Source: SwiftUI's documentation of `SystemFormatStyle`.
nonisolated public enum SystemFormatStyle: Sendable {}

/// A length of time that changes with the date that is written.
nonisolated private protocol CountingStyle: DiscreteFormatStyle
where FormatInput == Date, FormatOutput == AttributedString {
  /// The date that seconds are counted from or to.
  var anchor: Date { get }
  /// Outside of it nothing changes.
  var limits: Range<Date> { get }
  /// How long the shortest step is, in seconds.
  var step: Double { get }
}

extension CountingStyle {
  nonisolated func neighbour(of input: Date, forward: Bool) -> Date? {
    if forward, input < limits.lowerBound { return limits.lowerBound }
    if forward ? input >= limits.upperBound : input <= limits.lowerBound { return nil }
    let steps = input.timeIntervalSince(anchor) / step
    let whole =
      forward ? (steps + 1e-6).rounded(.down) + 1 : (steps - 1e-6).rounded(.up) - 1
    return anchor.addingTimeInterval(whole * step)
  }
}

extension SystemFormatStyle {
  /// A clock that runs through an interval.
  ///
  /// Source: SwiftUI's documentation of `SystemFormatStyle.Timer`.
  nonisolated public struct Timer: CountingStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    private let fields: Int
    private let precision: Duration

    /// A clock that shows the time that is left.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
    }

    /// A clock that shows the time that has passed.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ fields: Int,
      _ precision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.fields = fields
      self.precision = precision
    }

    /// The time that is left or has passed.
    public func format(_ value: Date) -> AttributedString {
      let moment = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(moment)
        : moment.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        TimeText.clock(seconds, showsHours: showsHours, fields: fields, precision: precision))
    }

    fileprivate var anchor: Date { countsDown ? interval.upperBound : interval.lowerBound }
    fileprivate var limits: Range<Date> { interval }
    fileprivate var step: Double { precision.inSeconds }

    /// The next date with another text.
    public func discreteInput(after input: Date) -> Date? { neighbour(of: input, forward: true) }
    /// The last date with another text.
    public func discreteInput(before input: Date) -> Date? { neighbour(of: input, forward: false) }
  }

  /// A clock that runs on from a date.
  ///
  /// Source: SwiftUI's documentation of `SystemFormatStyle.Stopwatch`.
  nonisolated public struct Stopwatch: CountingStyle, Sendable {
    private let start: Date
    private let showsHours: Bool
    private let fields: Int
    private let precision: Duration

    /// A clock with hundredths of a second.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      fields = maxFieldCount
      precision = maxPrecision
    }

    /// The time that has passed.
    public func format(_ value: Date) -> AttributedString {
      let text = TimeText.clock(
        max(value.timeIntervalSince(start), 0), showsHours: showsHours, fields: fields,
        precision: precision)
      // Unlike a timer it always has two digits of minutes.
      return AttributedString(
        text.firstIndex(of: ":") == text.index(text.startIndex, offsetBy: 1)
          ? "0" + text : text)
    }

    fileprivate var anchor: Date { start }
    fileprivate var limits: Range<Date> { start..<max(start, .distantFuture) }
    fileprivate var step: Double { precision.inSeconds }

    /// The next date with another text.
    public func discreteInput(after input: Date) -> Date? { neighbour(of: input, forward: true) }
    /// The last date with another text.
    public func discreteInput(before input: Date) -> Date? { neighbour(of: input, forward: false) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that shows the time that is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A clock that shows the time that has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that runs on from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
