package import Foundation

/// Reads a `.strings` file: pairs of key and text, with comments.
///
/// Source: Apple's archived guide on string resources. Foundation reads those that are property
/// lists.
package struct StringsFile {
  private var rest: Substring
  private(set) var pairs: [String: String] = [:]

  /// Nil when the data is no table.
  package static func read(_ data: Data) -> [String: String]? {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any])?.compactMapValues { $0 as? String }
    }
    guard let text = decode(data) else { return nil }
    var file = StringsFile(rest: Substring(text))
    file.readPairs()
    return file.pairs
  }

  private init(rest: Substring) { self.rest = rest }

  private static func decode(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// What is no pair is skipped up to the next semicolon, so that one mistake costs one text.
  private mutating func readPairs() {
    while true {
      skipBlanks()
      if rest.isEmpty { return }
      guard let key = readString() else {
        skipStatement()
        continue
      }
      skipBlanks()
      var text = key
      if rest.first == "=" {
        rest.removeFirst()
        skipBlanks()
        guard let value = readString() else {
          skipStatement()
          continue
        }
        text = value
      }
      pairs[key] = text
      skipBlanks()
      if rest.first == ";" { rest.removeFirst() }
    }
  }

  private mutating func skipStatement() {
    let end = rest.firstIndex(of: ";").map { rest.index(after: $0) } ?? rest.endIndex
    rest = rest[end...]
  }

  private mutating func skipBlanks() {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        let end = rest.range(of: "*/")?.upperBound ?? rest.endIndex
        rest = rest[end...]
      } else {
        return
      }
    }
  }

  private mutating func readString() -> String? {
    if let quote = rest.first, quote == "\"" || quote == "'" { return readQuoted(quote) }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-$/:".contains($0) }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  private mutating func readQuoted(_ quote: Character) -> String? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      text += character == "\\" ? readEscape() : String(character)
    }
    return nil
  }

  private mutating func readEscape() -> String {
    guard let character = rest.popFirst() else { return "" }
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt16(digits, radix: 16) else { return "\(character)" }
      rest.removeFirst(4)
      return readUnit(code)
    default: return String(character)
    }
  }

  /// A character beyond the first plane is written as two units.
  private mutating func readUnit(_ code: UInt16) -> String {
    if UTF16.isLeadSurrogate(code), rest.lowercased().hasPrefix("\\u"),
      let second = UInt16(rest.dropFirst(2).prefix(4), radix: 16), UTF16.isTrailSurrogate(second)
    {
      rest.removeFirst(6)
      return String(decoding: [code, second], as: UTF16.self)
    }
    return String(decoding: [code], as: UTF16.self)
  }
}
