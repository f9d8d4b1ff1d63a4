import Foundation

/// Dates as scripts write them: ISO 8601, in UTC unless they say otherwise.
enum ISODate {
  static func date(from text: String) -> Date? {
    let full = ISO8601DateFormatter()
    full.formatOptions = [.withInternetDateTime]
    if let date = full.date(from: text) { return date }
    full.formatOptions = [.withFullDate]
    return full.date(from: text)
  }
}
