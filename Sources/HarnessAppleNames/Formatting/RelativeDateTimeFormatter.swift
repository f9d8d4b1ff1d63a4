public import Foundation

/// Writes dates from where another one stands: `in 2 days`.
///
/// Source: Apple's documentation of `RelativeDateTimeFormatter`.
public class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether there are words for some spans.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: `1 day ago`.
    case numeric
    /// Words where there are some: `yesterday`.
    case named
  }

  /// How long units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2 mo. ago`, shorter still.
    case abbreviated
  }

  /// Whether there are words for some spans.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How long units are written.
  public var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands, which changes nothing.
  public var formattingContext = Formatter.Context.unknown
  /// The calendar that days and months are counted in.
  public var calendar: Calendar = .current
  /// The language.
  public var locale: Locale = .current

  /// Writes numbers and whole words.
  public override init() { super.init() }
  /// Nil: formatters are not kept in archives here.
  public required init?(coder: NSCoder) { nil }

  /// A date from where another one stands.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    style.formatted(date, from: reference)
  }

  /// A date from where now stands, by a span in seconds.
  public func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    let now = Date()
    return style.formatted(now.addingTimeInterval(seconds), from: now)
  }

  /// A date by the largest part of a span.
  public func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let date = calendar.date(byAdding: components, to: now) ?? now
    return style.formatted(date, from: now)
  }

  /// The date as a text; nil for what is none.
  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var style: Date.AnchoredSpan {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredSpan(
      isNamed: dateTimeStyle == .named, units: units, locale: locale, calendar: calendar)
  }
}

extension Date {
  /// Foundation's own way to write a date from where another one stands.
  struct AnchoredSpan {
    let isNamed: Bool
    let units: Date.RelativeFormatStyle.UnitsStyle
    let locale: Locale
    let calendar: Calendar

    func formatted(_ date: Date, from reference: Date) -> String {
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: isNamed ? .named : .numeric, unitsStyle: units,
        locale: locale, calendar: calendar)
      return style.format(reference)
    }
  }
}
