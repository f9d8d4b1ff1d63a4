/// Goes through a Lua text token by token: enough to tell where statements begin and which names
/// they use, no more.
struct LuaScanner {
  enum Token: Equatable {
    case word(String)
    /// A number or a whole string; what it says is of no interest.
    case text
    case sign(String)
    /// The end of a line, and whether a long string or comment goes on behind it.
    case newline(isInside: Bool)
  }

  private let source: [UInt8]
  private var index = 0
  /// The level of the long string or comment that is open: `[[` is 0, `[=[` is 1.
  private var longLevel: Int?
  /// Whether the long bracket is a string, which is a token, and no comment.
  private var isLongText = false

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> Token? {
    if longLevel != nil { return nextInLongBracket() }
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\n"):
        index += 1
        return .newline(isInside: false)
      case 32, 9, 13: index += 1
      case UInt8(ascii: "-") where byte(1) == UInt8(ascii: "-"): skipComment()
      case let byte where Self.isNamePart(byte): return nameOrNumber()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return quotedText()
      case UInt8(ascii: "["):
        if let level = longBracketLevel(at: index) {
          open(level: level, isText: true)
          return .text
        }
        return sign()
      default: return sign()
      }
      if longLevel != nil { return nextInLongBracket() }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8? {
    index + offset < source.count ? source[index + offset] : nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
      || byte >= 128
  }

  private mutating func nameOrNumber() -> Token {
    let start = index
    let isNumber = (48...57).contains(source[index])
    while let byte = byte(0), Self.isNamePart(byte) || isNumber && byte == UInt8(ascii: ".") {
      index += 1
    }
    return isNumber ? .text : .word(String(decoding: source[start..<index], as: UTF8.self))
  }

  private mutating func sign() -> Token {
    let two = [source[index], byte(1) ?? 0]
    let isTwo = ["..", "==", "~=", "<=", ">=", "::", "//"].contains(
      String(decoding: two, as: UTF8.self))
    let length = isTwo ? 2 : 1
    defer { index += length }
    return .sign(String(decoding: source[index..<index + length], as: UTF8.self))
  }

  private mutating func quotedText() -> Token {
    let quote = source[index]
    index += 1
    while let byte = byte(0), byte != quote, byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte(0) == quote { index += 1 }
    index = min(index, source.count)
    return .text
  }

  // MARK: Long brackets

  private func longBracketLevel(at start: Int) -> Int? {
    var end = start + 1
    while end < source.count, source[end] == UInt8(ascii: "=") { end += 1 }
    guard end < source.count, source[end] == UInt8(ascii: "[") else { return nil }
    return end - start - 1
  }

  private mutating func open(level: Int, isText: Bool) {
    index += level + 2
    longLevel = level
    isLongText = isText
  }

  private mutating func skipComment() {
    index += 2
    if byte(0) == UInt8(ascii: "["), let level = longBracketLevel(at: index) {
      return open(level: level, isText: false)
    }
    while let byte = byte(0), byte != UInt8(ascii: "\n") { index += 1 }
  }

  /// Ends at the closing bracket, or at the end of a line in it.
  private mutating func nextInLongBracket() -> Token? {
    guard let level = longLevel else { return nil }
    let closing = [93] + [UInt8](repeating: 61, count: level) + [93]
    while index < source.count {
      if source[index] == UInt8(ascii: "\n") {
        index += 1
        return .newline(isInside: isLongText)
      }
      if source[index...].starts(with: closing) {
        index += closing.count
        longLevel = nil
        return next()
      }
      index += 1
    }
    return nil
  }
}
