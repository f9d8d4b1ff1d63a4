public import Foundation

/// A view that is shown anew at the instants of a schedule.
///
/// Source: SwiftUI's documentation of `TimelineView`. The instants are those of the virtual clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made from.
  public struct Context {
    /// How often the view is shown anew.
    public enum Cadence: Comparable, Sendable {
      /// Without a pause.
      case live
      /// Once a second, roughly.
      case seconds
      /// Once a minute, roughly.
      case minutes
    }

    /// The instant of the schedule.
    public let date: Date
    /// How often the view is shown anew.
    public let cadence: Cadence

    /// Lets values that are shown elsewhere be reckoned anew, which nothing needs here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of a timeline, whatever its schedule.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Content that is made from each instant of a schedule.
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Content that is made from each instant of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      let cadence: TimelineViewDefaultContext.Cadence =
        switch context.cadence {
        case .live: .live
        case .seconds: .seconds
        case .minutes: .minutes
        }
      return content(TimelineViewDefaultContext(date: context.date, cadence: cadence))
    }
  }

  /// The content at the instant that is shown.
  @MainActor @preconcurrency public var body: some View {
    TimelineBody(schedule: schedule, content: content)
  }
}

/// Follows a schedule.
private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: InnerView {
  let schedule: Schedule
  let content: (TimelineView<Schedule, Content>.Context) -> Content
  @State private var instant: Date?

  var body: some View {
    let clock = TimelineClock(schedule: schedule, instant: $instant)
    content(.init(date: date, cadence: cadence))
      .task(id: (schedule as? any KeyedSchedule)?.key) { await clock.run() }
  }

  /// An animation is shown at the time at which it is looked at.
  private var date: Date {
    // It is read in any case, so that the view is shown anew at the next one.
    let instant = instant
    return schedule is AnimationTimelineSchedule ? Date() : instant ?? firstInstant
  }

  private var firstInstant: Date {
    let now = Date()
    var shown = now
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now { break }
      shown = date
    }
    return shown
  }

  private var cadence: TimelineView<Schedule, Content>.Context.Cadence {
    schedule is EveryMinuteTimelineSchedule ? .minutes : .live
  }
}

/// Sleeps from one instant to the next. It never leaves the main actor.
nonisolated private struct TimelineClock<Schedule: TimelineSchedule>: @unchecked Sendable {
  let schedule: Schedule
  let instant: Binding<Date?>

  @MainActor func run() async {
    for date in schedule.entries(from: Date(), mode: .normal) {
      let rest = date.timeIntervalSinceNow
      if rest <= 0 {
        if schedule is AnimationTimelineSchedule { continue }
      } else {
        await sleep(seconds: rest)
      }
      if Task.isCancelled { return }
      if instant.wrappedValue != date { instant.wrappedValue = date }
    }
  }
}
