/// Where two texts differ first, and what stands there.
enum TextDifference {
  /// Shorter texts are seen at once, and only what differs is shown.
  private static let shortest = 40
  private static let around = 10

  /// `character 812: expected "…and so on", received "…and so forth"`; nil where nothing is alike, so
  /// that both texts say all.
  ///
  /// Compared by scalar: two texts may look the same, and a line's end is no character of its own.
  static func text(_ actual: String, _ expected: String) -> String? {
    let (left, right) = (Array(actual.unicodeScalars), Array(expected.unicodeScalars))
    let same = zip(left, right).prefix { $0 == $1 }.count
    let room = min(left.count, right.count) - same
    let end = zip(left.reversed(), right.reversed()).prefix(room).prefix { $0 == $1 }.count
    // Of texts that have little in common, both say more than a place.
    let isAlike = 3 * (same + end) >= max(left.count, right.count)
    guard left != right, isAlike || max(left.count, right.count) > shortest else { return nil }
    return
      "character \(same + 1): expected \(window(of: right, from: same, to: right.count - end)), "
      + "received \(window(of: left, from: same, to: left.count - end))"
  }

  /// What is between equal beginnings and ends; in a long text with a little before it.
  private static func window(of text: [Unicode.Scalar], from start: Int, to end: Int) -> String {
    guard start < text.count else { return "the end of the text" }
    guard start < end || text.count > shortest else { return "nothing" }
    let first = text.count > shortest ? max(0, start - around) : start
    let last = min(max(end, start + 1), start + 2 * around, text.count)
    let part = String(String.UnicodeScalarView(text[first..<last]))
    let shown = ValueText.quoted(
      (first > 0 && first < start ? "…" : "") + part
        + (last < (text.count > shortest ? text.count : end) ? "…" : ""))
    return shown + name(of: text[start])
  }

  /// The name of a character that looks like another one: quotes, dashes and spaces of all sorts.
  private static func name(of scalar: Unicode.Scalar) -> String {
    guard scalar.value > 127, !scalar.properties.isAlphabetic, !scalar.properties.isEmoji,
      let name = scalar.properties.name
    else { return "" }
    let code = String(scalar.value, radix: 16, uppercase: true)
    return " (\(name), U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code))"
  }
}
