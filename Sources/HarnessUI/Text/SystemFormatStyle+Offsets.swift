public import Foundation

extension SystemFormatStyle {
  /// How far away a date is, in words.
  ///
  /// Source: SwiftUI's documentation of `SystemFormatStyle.DateOffset`.
  nonisolated public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let count: Int

    /// How far it is from a date; a sign is written before what is earlier.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      count = maxFieldCount
    }

    /// Such as `2 hr, 23 min`.
    public func format(_ value: Date) -> AttributedString {
      let seconds = value.timeIntervalSince(anchor)
      let text = TimeText.spelledOut(seconds.magnitude, units: count)
      return AttributedString(seconds < 0 ? "-" + text : text)
    }

    /// A second later.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    /// A second earlier.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  }

  /// A date, in words while it is near and as a date when it is far.
  ///
  /// Source: SwiftUI's documentation of `SystemFormatStyle.DateReference`.
  nonisolated public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let count: Int
    private let threshold: Date.RelativeFormatStyle.Field

    /// A date; beyond the threshold it is written as a date.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields
      count = maxFieldCount
      threshold = thresholdField
    }

    /// Such as `in 5 min` or `5 min ago`.
    public func format(_ value: Date) -> AttributedString {
      let seconds = date.timeIntervalSince(value)
      guard seconds.magnitude < threshold.seconds * 2 else {
        return AttributedString(date.formatted(.dateTime.year().month().day()))
      }
      let text = TimeText.spelledOut(seconds.magnitude, units: count)
      return AttributedString(seconds < 0 ? text + " ago" : "in " + text)
    }

    /// A second later.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    /// A second earlier.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  }
}

extension Date.RelativeFormatStyle.Field {
  /// How long one of it is.
  fileprivate var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_592_000
    default: 31_536_000
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far it is from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date, in words while it is near.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
