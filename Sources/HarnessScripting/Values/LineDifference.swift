/// Where two texts of several lines differ: the lines that are in one of them only, with those
/// around.
struct LineDifference {
  private enum Kind: String {
    case both = "  "
    case expected = "- "
    case received = "+ "
  }

  private static let context = 2
  private static let mostLines = 24
  /// Longer texts are compared up to here.
  private static let mostCompared = 1000

  private var lines: [(kind: Kind, text: Substring)] = []

  /// The lines with `-` are expected and not there, those with `+` are there and not expected.
  static func text(expected: String, received: String) -> String {
    let difference = LineDifference(lines(of: expected), lines(of: received))
    return difference.shown.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    Array(text.split(separator: "\n", omittingEmptySubsequences: false).prefix(mostCompared))
  }

  /// Follows the longest common sequence of lines.
  private init(_ expected: [Substring], _ received: [Substring]) {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: received.count + 1), count: expected.count + 1)
    for i in expected.indices.reversed() {
      for j in received.indices.reversed() {
        lengths[i][j] =
          expected[i] == received[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < expected.count || j < received.count {
      if i < expected.count, j < received.count, expected[i] == received[j] {
        lines.append((.both, expected[i]))
        (i, j) = (i + 1, j + 1)
      } else if j == received.count || i < expected.count && lengths[i + 1][j] >= lengths[i][j + 1]
      {
        lines.append((.expected, expected[i]))
        i += 1
      } else {
        lines.append((.received, received[j]))
        j += 1
      }
    }
  }

  /// The differing lines with a few around them, `…` where equal ones are left out.
  private var shown: [String] {
    let differing = lines.indices.filter { lines[$0].kind != .both }
    var shown: [String] = []
    var last = -1
    for index in lines.indices {
      let isNear = differing.contains { abs($0 - index) <= Self.context }
      guard isNear else { continue }
      if shown.count >= Self.mostLines {
        let rest = differing.count { $0 >= index }
        return shown + ["… and \(rest) more lines that differ"]
      }
      if last + 1 < index { shown.append("…") }
      let (kind, text) = lines[index]
      shown.append(text.isEmpty ? String(kind.rawValue.prefix { $0 != " " }) : kind.rawValue + text)
      last = index
    }
    if last + 1 < lines.count { shown.append("…") }
    return shown
  }
}
