public import Foundation

/// A value that follows the clock, for texts.
///
/// Source: SwiftUI's documentation of `TimeDataSource`.
nonisolated public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
  /// The moment of a value; nil where it has none.
  let moment: @Sendable (Value) -> Date?
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, moment: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max(date, $0) }, moment: { $0.upperBound })
  }

  /// From now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, moment: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      moment: { duration in
        let parts = duration.components
        return date.addingTimeInterval(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
      })
  }
}

extension Text {
  /// Shows a value that follows the clock the way a format style prints it.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(SourcedText(source, format) { AttributedText.runs(of: $0) })
  }

  /// Shows a value that follows the clock the way a format style prints it.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(SourcedText(source, format) { [TextRun(text: $0)] })
  }
}

/// A value that follows the clock, as a format style prints it.
private final class SourcedText<F: DiscreteFormatStyle>: TextProvider, @unchecked Sendable {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let makeRuns: (F.FormatOutput) -> [TextRun]

  init(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    makeRuns: @escaping (F.FormatOutput) -> [TextRun]
  ) {
    self.source = source
    self.format = format
    self.makeRuns = makeRuns
    super.init()
  }

  override func runs(in environment: EnvironmentValues) -> [TextRun] {
    makeRuns(format.locale(environment.locale).format(source.value(Date())))
  }

  /// When the style writes something else; a second later where it does not say.
  override func nextChange(after time: Double) -> Double? {
    let now = source.value(Date(timeIntervalSinceReferenceDate: time))
    guard let next = format.discreteInput(after: now) else { return nil }
    guard let moment = source.moment(next)?.timeIntervalSinceReferenceDate else { return time + 1 }
    // A style that rounds may say the moment itself, or one that no `Double` tells from it.
    return max(moment, time + 0.001)
  }
}
