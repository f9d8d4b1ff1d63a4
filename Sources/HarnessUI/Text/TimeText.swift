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

  /// The same with as many fields as are wanted, and with parts of a second or without seconds.
  static func clock(
    _ seconds: Double, showsHours: Bool, fields: Int, precision: Duration
  ) -> String {
    let step = max(precision.inSeconds, 0.001)
    let kept = ((seconds + 1e-6) / step).rounded(.down) * step
    var parts = clock(kept, showsHours: showsHours).split(separator: ":").map(String.init)
    if parts.count > fields { parts = Array(parts.prefix(max(fields, 1))) }
    if step >= 60, parts.count > 1 { parts.removeLast() }
    guard step < 1, fields > parts.count else { return parts.joined(separator: ":") }
    let digits = step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    let scale = pow(10, Double(digits))
    let rest = String(Int(((kept - kept.rounded(.down)) * scale + 1e-3).rounded(.down)))
    return parts.joined(separator: ":") + "."
      + String(repeating: "0", count: digits - rest.count) + rest
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

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
