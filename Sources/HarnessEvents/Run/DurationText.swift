/// Writes durations for people.
package enum DurationText {
  /// One unit and as few digits as needed: "0.4 ms", "84 ms", "1.5 s", "30 s", "2 m".
  package static func short(_ nanoseconds: UInt64) -> String {
    let microseconds = (nanoseconds + 500) / 1_000
    if microseconds == 0 { return "0 ms" }
    if microseconds < 9_950 { return withTenth(max(1, (microseconds + 50) / 100), "ms") }
    if microseconds < 999_500 { return "\((microseconds + 500) / 1_000) ms" }
    let tenths = (microseconds + 50_000) / 100_000
    if tenths >= 1_200 && tenths % 600 == 0 { return "\(tenths / 600) m" }
    return withTenth(tenths, "s")
  }

  private static func withTenth(_ tenths: UInt64, _ unit: String) -> String {
    tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
