/// Writes durations for people.
package enum DurationText {
  /// One unit and as few digits as needed: "30 s", "84 ms", "1.5 s", "2 m".
  package static func short(_ nanoseconds: UInt64) -> String {
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    if milliseconds < 1_000 { return "\(milliseconds) ms" }
    let tenths = (nanoseconds + 50_000_000) / 100_000_000
    if tenths >= 1_200 && tenths % 600 == 0 { return "\(tenths / 600) m" }
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
