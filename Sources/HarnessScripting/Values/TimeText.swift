/// Virtual time for messages.
enum TimeText {
  /// `0s`, `0.3s`, `12.25s`: seconds without needless digits.
  static func seconds(_ nanoseconds: Int64) -> String {
    let hundredths = (nanoseconds + 5_000_000) / 10_000_000
    let (seconds, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(seconds)s" }
    if rest % 10 == 0 { return "\(seconds).\(rest / 10)s" }
    return "\(seconds).\(rest < 10 ? "0" : "")\(rest)s"
  }
}
