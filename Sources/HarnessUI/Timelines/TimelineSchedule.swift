public import Foundation

/// The instants at which a timeline is shown anew.
///
/// Source: SwiftUI's documentation of `TimelineSchedule`.
public protocol TimelineSchedule {
  /// How closely instants follow each other.
  typealias Mode = TimelineScheduleMode
  /// The type of the instants' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The instants from a date on, in their order.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How closely instants follow each other.
///
/// Source: SwiftUI's documentation of `TimelineScheduleMode`.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  /// As told.
  case normal
  /// Less closely, to save energy.
  case lowFrequency
}

/// A built-in schedule, which can be told from another one of its type.
protocol KeyedSchedule: TimelineSchedule {
  var key: [Double] { get }
}

/// Instants at equal distances.
///
/// Source: SwiftUI's documentation of `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, KeyedSchedule, Sendable {
  /// The instants.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: TimeInterval?

    /// The next instant.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { interval in date.map { $0 + interval } } }
      return date
    }
  }

  private let startDate: Date
  private let interval: TimeInterval?
  var key: [Double] { [startDate.timeIntervalSinceReferenceDate, interval ?? 0] }

  /// Instants from a date on, so many seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    // What is no distance has no second instant.
    self.interval = interval > 0 && interval.isFinite ? Swift.max(interval, 1e-3) : nil
  }

  /// The instants, from the last one that is not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard let interval else { return Entries(date: self.startDate, interval: nil) }
    let passed = startDate.timeIntervalSince(self.startDate)
    let rounds = Swift.max(0, (passed / interval + 1e-9).rounded(.down))
    return Entries(date: self.startDate + rounds * interval, interval: interval)
  }
}

/// The beginning of each minute.
///
/// Source: SwiftUI's documentation of `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, KeyedSchedule, Sendable {
  /// The instants.
  public typealias Entries = PeriodicTimelineSchedule.Entries
  var key: [Double] { [] }

  /// Creates the schedule.
  public init() {}

  /// The instants, from the beginning of a date's minute.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: zero, by: 60).periods(around: startDate)
  }
}

extension PeriodicTimelineSchedule {
  /// The same, for dates before the schedule's start as well.
  fileprivate func periods(around date: Date) -> Entries {
    guard let interval else { return Entries(date: startDate, interval: nil) }
    let rounds = (date.timeIntervalSince(startDate) / interval).rounded(.down)
    return Entries(date: startDate + rounds * interval, interval: interval)
  }
}

/// Given instants.
///
/// Source: SwiftUI's documentation of `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Instants in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The instants.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension ExplicitTimelineSchedule: KeyedSchedule {
  var key: [Double] { dates.prefix(100).map(\.timeIntervalSinceReferenceDate) }
}

/// Instants as close as an animation needs them: sixty a second.
///
/// Source: SwiftUI's documentation of `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, KeyedSchedule, Sendable {
  /// The instants.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: TimeInterval?

    /// The next instant.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { interval in date.map { $0 + interval } } }
      return date
    }
  }

  private let minimumInterval: Double?
  private let paused: Bool
  var key: [Double] { [minimumInterval ?? 0, paused ? 1 : 0] }

  /// Instants at least so many seconds apart; none but the first while `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    self.paused = paused
  }

  /// The instants from a date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let wanted = minimumInterval ?? 0
    let interval = wanted.isFinite ? Swift.max(wanted, 1.0 / 60) : 1.0 / 60
    return Entries(date: start, interval: paused ? nil : interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Instants from a date on, so many seconds apart.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Given instants.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As close as an animation needs them.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// At least so many seconds apart, or paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
