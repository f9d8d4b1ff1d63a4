package import Foundation

/// Reads a `.strings` file: pairs of key and text, with comments.
///
/// Source: Apple's archived guide on string resources. Foundation reads those that are property
/// lists.
package struct StringsFile {
  package private(set) var pairs: [String: String] = [:]
  /// What is wrong with the file: the first thing, and in which line.
  package private(set) var problem: String?

  // A table may have hundreds of thousands of entries, so it goes byte by byte.
  private var bytes: [UInt8] = []
  private var index = 0

  package init(_ data: Data) {
    let (text, isValid) = TableText.decode(data)
    let starts = ["bplist", "<?xml", "<!DOCTYPE", "<plist"]
    if starts.contains(where: text.hasPrefix) {
      readPropertyList(data)
      return
    }
    if !isValid { problem = "it is neither UTF-8 nor UTF-16" }
    bytes = Array(text.utf8)
    readPairs()
    bytes = []
  }

  private mutating func readPropertyList(_ data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let table = list as? [String: Any] else {
      problem = "it is no property list with texts"
      return
    }
    pairs = table.compactMapValues { $0 as? String }
  }

  /// What is no pair is skipped up to the next semicolon, so that one mistake costs one text.
  private mutating func readPairs() {
    while true {
      skipBlanks()
      guard index < bytes.count else { return }
      // The braces that a property list has around its pairs.
      if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}") {
        index += 1
        continue
      }
      guard let (key, text) = readPair() else {
        skipStatement()
        continue
      }
      pairs[key] = text
      let end = index
      skipBlanks()
      if next(is: ";") {
        index += 1
      } else {
        note("a semicolon is missing", at: end)
      }
    }
  }

  private mutating func readPair() -> (key: String, text: String)? {
    let start = index
    guard let key = readString() else {
      note("this is no pair of key and text", at: start)
      return nil
    }
    skipBlanks()
    guard next(is: "=") else { return (key, key) }
    index += 1
    skipBlanks()
    guard let text = readString() else {
      note("a key has no text", at: start)
      return nil
    }
    return (key, text)
  }

  private func next(is character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  private mutating func note(_ text: String, at place: Int) {
    if problem != nil { return }
    let line = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    problem = "line \(line): \(text)"
  }

  // MARK: Blanks

  private mutating func skipStatement() {
    while index < bytes.count, bytes[index] != UInt8(ascii: ";") { index += 1 }
    index = min(index + 1, bytes.count)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 9...13, 32: index += 1
      case UInt8(ascii: "/") where index + 1 < bytes.count && skipComment(): break
      default: return
      }
    }
  }

  /// False where none begins.
  private mutating func skipComment() -> Bool {
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      return true
    case UInt8(ascii: "*"):
      let start = index
      index += 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          index += 2
          return true
        }
        index += 1
      }
      note("a comment has no end", at: start)
      index = bytes.count
      return true
    default: return false
    }
  }

  // MARK: Strings

  private mutating func readString() -> String? {
    if next(is: "\"") || next(is: "'") { return readQuoted() }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Whether a byte may stand in a text without quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readQuoted() -> String? {
    let (start, quote) = (index, bytes[index])
    index += 1
    var plain = index
    var text = ""
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote || byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes[plain..<index], as: UTF8.self)
        index += 1
        if byte == quote { return text }
        readEscape(into: &text)
        plain = index
      } else {
        index += 1
      }
    }
    note("a quotation mark has no partner", at: start)
    return nil
  }

  private mutating func readEscape(into text: inout String) {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      index += 1
      if let units = readUnits() {
        text += String(decoding: units, as: UTF16.self)
      } else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    case UInt8(ascii: "n"): append("\n", to: &text)
    case UInt8(ascii: "t"): append("\t", to: &text)
    case UInt8(ascii: "r"): append("\r", to: &text)
    case 0..<0x80: append(Unicode.Scalar(byte), to: &text)
    // The character stands for itself.
    default: break
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, to text: inout String) {
    index += 1
    text.unicodeScalars.append(scalar)
  }

  /// A character beyond the first plane is written as two units.
  private mutating func readUnits() -> [UInt16]? {
    guard let first = unit(at: index) else { return nil }
    index += 4
    let marksSecond =
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
      && (bytes[index + 1] | 0x20) == UInt8(ascii: "u")
    guard UTF16.isLeadSurrogate(first), marksSecond, let second = unit(at: index + 2),
      UTF16.isTrailSurrogate(second)
    else { return [first] }
    index += 6
    return [first, second]
  }

  private func unit(at place: Int) -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    return UInt16(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}
