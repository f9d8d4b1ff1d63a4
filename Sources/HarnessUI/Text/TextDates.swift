public import Foundation

extension Text {
  /// How a date is shown.
  ///
  /// Source: SwiftUI's documentation of `Text.DateStyle`.
  public struct DateStyle: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, counting on.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock that runs.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date; where it counts, the text follows the clock.
  public init(_ date: Date, style: DateStyle) { self.init(DatedText(date, style.kind)) }

  /// Shows the time between two dates.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) {
    self.init(IntervalText(dates.lowerBound, dates.upperBound))
  }

  /// Shows the time between two dates.
  @_disfavoredOverload
  public init(_ interval: DateInterval) { self.init(IntervalText(interval.start, interval.end)) }

  /// Shows a clock that runs through an interval.
  ///
  /// - Parameters:
  ///   - pauseTime: When the clock stands still; nil: never.
  ///   - countsDown: Whether it shows the time that is left, or the time that has passed.
  ///   - showsHours: Whether hours are told apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerText(
        interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// A date in one of the styles.
private final class DatedText: TextProvider, @unchecked Sendable {
  private let date: Date
  private let kind: Text.DateStyle.Kind

  init(_ date: Date, _ kind: Text.DateStyle.Kind) {
    self.date = date
    self.kind = kind
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    [TextRun(text: text(in: environment))]
  }

  override func isEqual(to other: TextProvider) -> Bool {
    let other = unsafeDowncast(other, to: DatedText.self)
    return date == other.date && kind == other.kind
  }

  override func nextChange(after time: Double) -> Double? {
    if kind == .time || kind == .date { return nil }
    return TimeText.nextSecond(after: time, of: date)
  }

  private func text(in environment: EnvironmentValues) -> String {
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let distance = date.timeIntervalSinceReferenceDate - Date().timeIntervalSinceReferenceDate
    switch kind {
    case .time: return date.formatted(style.hour().minute())
    case .date: return date.formatted(style.year().month(.wide).day())
    case .timer: return TimeText.clock(distance.magnitude, showsHours: true)
    case .relative: return TimeText.spelledOut(distance.magnitude, units: 2)
    case .offset:
      return (distance < 0 ? "-" : "+") + TimeText.spelledOut(distance.magnitude, units: 1)
    }
  }
}

/// The time between two dates.
private final class IntervalText: TextProvider, @unchecked Sendable {
  private let start: Date
  private let end: Date

  init(_ start: Date, _ end: Date) {
    (self.start, self.end) = (start, end)
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    // Not so where one is no number: as dates these are neither before nor after another.
    guard start.timeIntervalSinceReferenceDate <= end.timeIntervalSinceReferenceDate else {
      return [TextRun(text: "")]
    }
    let style = Date.IntervalFormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
    let shown =
      isOneDay ? style.hour().minute() : style.year().month(.abbreviated).day().hour().minute()
    return [TextRun(text: shown.format(start..<end))]
  }

  override func isEqual(to other: TextProvider) -> Bool {
    let other = unsafeDowncast(other, to: IntervalText.self)
    return start == other.start && end == other.end
  }
}

/// A clock that runs through an interval.
private final class TimerText: TextProvider, @unchecked Sendable {
  private let interval: ClosedRange<Date>
  private let pause: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pause = pause
    self.countsDown = countsDown
    self.showsHours = showsHours
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    let now = min(pause ?? .distantFuture, Date())
    let moment = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(interval.lowerBound)
    return [TextRun(text: TimeText.clock(seconds, showsHours: showsHours))]
  }

  override func isEqual(to other: TextProvider) -> Bool {
    let other = unsafeDowncast(other, to: TimerText.self)
    return interval == other.interval && pause == other.pause && countsDown == other.countsDown
      && showsHours == other.showsHours
  }

  override func nextChange(after time: Double) -> Double? {
    let end = min(pause ?? .distantFuture, interval.upperBound)
    guard time < end.timeIntervalSinceReferenceDate else { return nil }
    if time < interval.lowerBound.timeIntervalSinceReferenceDate {
      return interval.lowerBound.timeIntervalSinceReferenceDate
    }
    return TimeText.nextSecond(
      after: time, of: countsDown ? interval.upperBound : interval.lowerBound)
  }
}
