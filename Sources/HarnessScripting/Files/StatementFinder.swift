/// Finds the lines of the statement that a line of a script belongs to, for headlines and steps.
///
/// Lua tells the line of a call only, which is one in the middle of `expect(x)⏎  :to_equal(y)`. So
/// brackets are counted, and a line that begins with what can only go on (`:`, `)`, `..`) belongs to
/// the one before. Strings and comments are skipped. A script that does not parse is never asked.
struct StatementFinder {
  fileprivate struct Line {
    /// Brackets that the line closes for lines before, and opens for lines after it.
    var closes = 0
    var opens = 0
    /// Nothing but space or comments, or a part of a long string.
    var isBlank = true
    /// The line begins with a sign that no statement begins with.
    var continues = false
    /// The line ends in a sign that wants more.
    var wantsMore = false
    var startsInside = false
  }

  private var lines: [Line] = []

  init(_ source: [UInt8]) {
    var scanner = LuaScanner(source)
    var current = Line()
    var last: LuaScanner.Token?
    func finish(_ line: Line) -> Line {
      var line = line
      if case .sign(let sign)? = last { line.wantsMore = Self.unfinished.contains(sign) }
      if case .word(let word)? = last { line.wantsMore = Self.unfinishedWords.contains(word) }
      return line
    }
    while let token = scanner.next() {
      switch token {
      case .newline(let isInside):
        lines.append(finish(current))
        current = Line()
        current.startsInside = isInside
        last = nil
        continue
      case .sign(let sign):
        if current.isBlank { current.continues = Self.continuing.contains(sign) }
        current.count(sign)
      case .word(let word):
        if current.isBlank { current.continues = Self.unfinishedWords.contains(word) }
      case .text: break
      }
      current.isBlank = false
      last = token
    }
    lines.append(finish(current))
  }

  private static let continuing: Set<String> = [
    ":", ".", "..", ")", "}", "]", "=", "==", "~=", "+", "*", "/", ",", "<", ">", "<=", ">=",
  ]
  private static let unfinished: Set<String> = ["=", "..", "==", "~=", "+", "-", "*", "/"]
  private static let unfinishedWords: Set<String> = ["and", "or"]

  /// The lines, counted from 1, of the statement around a line; nil for one that isn't there.
  func lines(around number: Int) -> ClosedRange<Int>? {
    guard lines.indices.contains(number - 1) else { return nil }
    var first = number - 1
    var missing = lines[first].closes
    while first > 0,
      missing > 0 || lines[first].continues || lines[first].startsInside
        || lines[first].isBlank && first + 1 < number || lines[first - 1].wantsMore
    {
      first -= 1
      missing = max(0, missing - lines[first].opens) + lines[first].closes
    }
    var last = number - 1
    var open = lines[first...last].reduce(0) { max(0, $0 - $1.closes) + $1.opens }
    while last + 1 < lines.count, open > 0 || goesOn(after: last) {
      last += 1
      open = max(0, open - lines[last].closes) + lines[last].opens
    }
    return first + 1...last + 1
  }

  private func goesOn(after index: Int) -> Bool {
    if lines[index].wantsMore || lines[index + 1].startsInside { return true }
    let next = lines[(index + 1)...].first { !$0.isBlank }
    return next.map { $0.continues && $0.closes == 0 } ?? false
  }
}

extension StatementFinder.Line {
  fileprivate mutating func count(_ sign: String) {
    switch sign {
    case "(", "{", "[": opens += 1
    case ")", "}", "]": if opens > 0 { opens -= 1 } else { closes += 1 }
    default: break
    }
  }
}
