/// Where two long texts first differ, with a few characters around it.
enum TextDifference {
  private static let shortest = 40
  private static let around = 20

  /// `character 812: expected "…and so on", received "…and so forth"`; nil for short texts, whose
  /// difference is seen at once.
  static func text(_ actual: String, _ expected: String) -> String? {
    guard max(actual.count, expected.count) > shortest else { return nil }
    let same = zip(actual, expected).prefix { $0 == $1 }.count
    return "character \(same + 1): expected \(window(of: expected, at: same)), "
      + "received \(window(of: actual, at: same))"
  }

  private static func window(of text: String, at offset: Int) -> String {
    guard offset < text.count else { return "the end of the text" }
    let start = max(0, offset - around / 2)
    let part = text.dropFirst(start).prefix(around + 1)
    let cut = start > 0 ? "…" : ""
    let rest = start + part.count < text.count ? "…" : ""
    return ValueText.quoted(cut + part + rest)
  }
}
