import HarnessLua

/// What a report says about two values that were to be equal: where they first differ, and for large
/// ones which lines do.
enum ValueDifference {
  /// Values whose text is longer are told by what differs.
  private static let longest = 100

  static func details(_ actual: LuaValue, _ expected: LuaValue) -> Verdict.Details {
    if case .string(let left) = actual, case .string(let right) = expected {
      return details(ofText: left, right)
    }
    guard let difference = try? DeepEquality.firstDifference(actual, expected),
      difference.path != "value"
    else { return [] }
    let sides =
      "expected \(shown(difference.expected)), received \(shown(difference.actual))"
    let place = ("differs at", "\(difference.path): \(sides)")
    guard isLong(actual) || isLong(expected) else { return [place] }
    return [place, lines(ValueDump.text(of: actual), ValueDump.text(of: expected))]
  }

  static func details(ofText actual: String, _ expected: String) -> Verdict.Details {
    guard let place = TextDifference.text(actual, expected) else { return [] }
    guard actual.contains("\n") && expected.contains("\n"), actual.count + expected.count > longest
    else { return [("differs at", place)] }
    return [("differs at", place), lines(visible(actual), visible(expected))]
  }

  private static func lines(_ actual: String, _ expected: String) -> (name: String, text: String) {
    let text = LineDifference.text(expected: expected, received: actual)
    return ("difference", "- expected, + received\n" + text)
  }

  /// The lines of a text with what can't be seen written out.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ValueText.escaped(String(String.UnicodeScalarView($0))) }.joined(separator: "\n")
  }

  /// A value in a line: one that is too long for it by its size, where its lines are shown.
  static func shown(_ value: LuaValue) -> String {
    guard let table = value.table, isLong(value) else { return ValueText.text(of: value) }
    let count = table.entries.count
    return "a table with \(count) \(count == 1 ? "entry" : "entries")"
  }

  private static func isLong(_ value: LuaValue) -> Bool {
    value.table != nil && ValueText.text(of: value).count > longest
  }
}
