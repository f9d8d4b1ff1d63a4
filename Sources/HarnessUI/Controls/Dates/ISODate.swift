package import Foundation

/// Dates as scripts write them: ISO 8601, in UTC unless they say otherwise.
package enum ISODate {
  /// What the virtual calendar can count in nanoseconds, with room to wait.
  package static let years = 1900...2200

  static let example = "\"2026-01-01T09:00:00Z\""

  /// What is said of a text that is no date.
  package static func refusal(of text: String) -> String {
    "\"\(text)\" is no date; write it like \(example)"
  }

  /// `2026-01-01`, `2026-01-01T09:00:00Z` or `2026-01-01T09:00:00+01:00`; nil for anything else,
  /// and for days and hours that there are not.
  package static func date(from text: String) -> Date? {
    let formatter = ISO8601DateFormatter()
    let hasTime = text.utf8.count > 10
    formatter.formatOptions = hasTime ? [.withInternetDateTime] : [.withFullDate]
    guard let date = formatter.date(from: text) else { return nil }
    // The formatter takes what follows a date, and the 30th of February for a day in March.
    if hasTime { formatter.timeZone = zone(of: text) }
    return formatter.string(from: date) == normalized(text) ? date : nil
  }

  private static func zone(of text: String) -> TimeZone? {
    let offset = text.suffix(6)
    guard let sign = offset.first, sign == "+" || sign == "-",
      let hours = Int(offset.dropFirst().prefix(2)), let minutes = Int(offset.suffix(2))
    else { return TimeZone(secondsFromGMT: 0) }
    return TimeZone(secondsFromGMT: (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
  }

  /// An offset of nothing is written as Z.
  private static func normalized(_ text: String) -> String {
    text.hasSuffix("+00:00") ? text.dropLast(6) + "Z" : text
  }
}
