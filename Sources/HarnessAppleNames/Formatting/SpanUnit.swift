import Foundation

/// A unit of time with its names in English.
struct SpanUnit {
  let component: Calendar.Component
  let option: NSCalendar.Unit
  let letter: String
  let short: String
  let long: String

  static let all = [
    SpanUnit(component: .year, option: .year, letter: "y", short: "yr", long: "year"),
    SpanUnit(component: .month, option: .month, letter: "mo", short: "mth", long: "month"),
    SpanUnit(
      component: .weekOfMonth, option: .weekOfMonth, letter: "w", short: "wk", long: "week"),
    SpanUnit(component: .day, option: .day, letter: "d", short: "day", long: "day"),
    SpanUnit(component: .hour, option: .hour, letter: "h", short: "hr", long: "hour"),
    SpanUnit(component: .minute, option: .minute, letter: "m", short: "min", long: "minute"),
    SpanUnit(component: .second, option: .second, letter: "s", short: "sec", long: "second"),
  ]

  /// The name, with the space before it where there is one.
  func name(in style: DateComponentsFormatter.UnitsStyle, isOne: Bool) -> String {
    switch style {
    case .positional: ""
    case .abbreviated: letter
    case .brief: short + (hasPlural && !isOne ? "s" : "")
    case .short: " " + short + (hasPlural && !isOne ? "s" : "")
    case .full, .spellOut: " " + long + (isOne ? "" : "s")
    }
  }

  /// Shortened names of some units have no plural: `5 min`, but `5 days`.
  private var hasPlural: Bool { ["yr", "mth", "wk", "day"].contains(short) }
}
