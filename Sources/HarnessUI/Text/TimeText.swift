import Foundation

/// Lengths of time as texts that run show them.
enum TimeText {
  /// More seconds than any date that is meant: a clock shows 0 instead.
  private static let mostSeconds = 1e15

  /// When a clock that counts from or to a date shows another second; nil where it stands still.
  static func nextSecond(after time: Double, of date: Date) -> Double? {
    let reference = date.timeIntervalSinceReferenceDate
    guard reference.magnitude < mostSeconds else { return nil }
    let passed = ((time - reference) + 1e-6).rounded(.down)
    return reference + passed + 1
  }

  /// `1:02:03` or `2:03`.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let whole = wholeSeconds(seconds)
    let (minutes, rest) = (whole / 60, whole % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard showsHours, minutes >= 60 else { return "\(minutes):\(tail)" }
    let (hours, inHour) = (minutes / 60, minutes % 60)
    return "\(hours):" + (inHour < 10 ? "0\(inHour)" : "\(inHour)") + ":" + tail
  }

  private static let units: [(seconds: Int, name: String, plural: String)] = [
    (31_536_000, "year", "years"), (2_592_000, "month", "months"), (604_800, "week", "weeks"),
    (86_400, "day", "days"), (3600, "hr", "hr"), (60, "min", "min"), (1, "sec", "sec"),
  ]

  /// `2 hr, 23 min`: the largest units of a length of time.
  static func spelledOut(_ seconds: Double, units count: Int) -> String {
    var rest = wholeSeconds(seconds)
    let first = units.firstIndex { $0.seconds <= rest } ?? units.count - 1
    var parts: [String] = []
    for unit in units[first...].prefix(count) {
      let number = rest / unit.seconds
      rest %= unit.seconds
      if number > 0 || parts.isEmpty {
        parts.append("\(number) \(number == 1 ? unit.name : unit.plural)")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// A millionth is added: the clock's own steps are no part of the length.
  private static func wholeSeconds(_ seconds: Double) -> Int {
    guard seconds.magnitude < mostSeconds else { return 0 }
    return Int((seconds + 1e-6).rounded(.down))
  }
}
