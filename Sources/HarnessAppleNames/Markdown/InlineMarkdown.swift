import Foundation

/// A stretch of text with the same look, as Markdown says it.
package struct MarkdownRun: Equatable, Sendable {
  package var text: String
  package var isStrong = false
  package var isEmphasised = false
  package var isCode = false
  package var isStruckThrough = false
  /// An address, as it was written.
  package var link: String?
  /// The words agree with the number among them: `^[3 cup](inflect: true)`.
  package var inflects = false

  fileprivate func hasLook(of other: MarkdownRun) -> Bool {
    isStrong == other.isStrong && isEmphasised == other.isEmphasised && isCode == other.isCode
      && isStruckThrough == other.isStruckThrough && inflects == other.inflects
      && link == other.link
  }
}

/// Reads the part of Markdown that is about stretches of text within a line.
///
/// Source: CommonMark, with strikethrough and bare addresses from GitHub's extension, as in
/// Foundation's `inlineOnlyPreservingWhitespace`. Unlike there, delimiters match by length only.
package struct InlineMarkdown {
  let characters: [Character]
  private(set) var runs: [MarkdownRun] = []
  /// Where ends were looked for in vain.
  var failures = MarkdownFailures()
  /// By the place of an opening bracket, where its partner is.
  lazy var partners = MarkdownBrackets(of: characters)
  /// How many marks stand around what is read.
  private var depth = 0

  /// Whether a text can be anything but itself.
  package static func mayMark(_ text: String) -> Bool {
    var text = text
    // Every localised text is asked, so it goes byte by byte.
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
          UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
          return true
        case UInt8(ascii: ":"):
          if bytes.dropFirst(index + 1).starts(with: "//".utf8) { return true }
        default: break
        }
      }
      return false
    }
  }

  package static func runs(of text: String) -> [MarkdownRun] {
    guard mayMark(text) else { return text.isEmpty ? [] : [MarkdownRun(text: text)] }
    var reader = InlineMarkdown(text)
    reader.read(0..<reader.characters.count, as: MarkdownRun(text: ""))
    return reader.runs
  }

  private init(_ text: String) { characters = Array(text) }

  /// The length of what was read at `index`; nil: the character stands for itself.
  private mutating func readMark(
    at index: Int, in range: Range<Int>, as look: MarkdownRun
  ) -> Int? {
    switch characters[index] {
    case "\\": readEscape(at: index, in: range, as: look)
    case "`": readCode(at: index, in: range, as: look)
    case "*", "_", "~": readDelimited(at: index, in: range, as: look)
    case "[": readLink(at: index, in: range, as: look)
    case "^" where index + 1 < range.upperBound && characters[index + 1] == "[":
      readAttribute(at: index, in: range, as: look)
    case "<": readAutomaticLink(at: index, in: range, as: look)
    case "h": readBareAddress(at: index, in: range, as: look)
    default: nil
    }
  }

  /// Nobody nests deeper; each level costs time and stack.
  private static let deepest = 16

  private mutating func read(_ range: Range<Int>, as look: MarkdownRun) {
    guard depth < Self.deepest else { return append(String(characters[range]), as: look) }
    depth += 1
    defer { depth -= 1 }
    var index = range.lowerBound
    while index < range.upperBound {
      if let length = readMark(at: index, in: range, as: look) {
        index += length
      } else {
        append(String(characters[index]), as: look)
        index += 1
      }
    }
  }

  private mutating func append(_ text: String, as look: MarkdownRun) {
    if let last = runs.last, last.hasLook(of: look) {
      runs[runs.count - 1].text += text
    } else {
      var run = look
      run.text = text
      runs.append(run)
    }
  }
}

// MARK: Kinds of marks

extension InlineMarkdown {
  private mutating func readEscape(
    at index: Int, in range: Range<Int>, as look: MarkdownRun
  ) -> Int? {
    guard index + 1 < range.upperBound else { return nil }
    let next = characters[index + 1]
    guard next.isASCII, next.isPunctuation || next.isSymbol else { return nil }
    append(String(next), as: look)
    return 2
  }

  private mutating func readCode(at index: Int, in range: Range<Int>, as look: MarkdownRun) -> Int?
  {
    let length = runLength(at: index, in: range)
    guard let end = endOfCode(from: index + length, length: length, in: range) else {
      append(String(repeating: "`", count: length), as: look)
      return length
    }
    var code = look
    code.isCode = true
    append(String(characters[index + length..<end]), as: code)
    return end + length - index
  }

  private mutating func readDelimited(
    at index: Int, in range: Range<Int>, as look: MarkdownRun
  ) -> Int? {
    let mark = characters[index]
    let available = runLength(at: index, in: range)
    let lengths = mark == "~" ? [2] : [3, 2, 1]
    for length in lengths where length <= available && available <= 3 {
      guard opens(at: index, length: available, in: range),
        let end = closing(mark, length: length, from: index + length, in: range)
      else { continue }
      var inner = look
      if mark == "~" { inner.isStruckThrough = true }
      if mark != "~", length > 1 { inner.isStrong = true }
      if mark != "~", length != 2 { inner.isEmphasised = true }
      read(index + length..<end, as: inner)
      return end + length - index
    }
    append(String(repeating: mark, count: available), as: look)
    return available
  }

  private mutating func readLink(at index: Int, in range: Range<Int>, as look: MarkdownRun) -> Int?
  {
    guard look.link == nil, let (end, target) = bracketed(at: index, in: range) else { return nil }
    var inner = look
    // A title may follow the address.
    inner.link = target.split(separator: " ", maxSplits: 1).first.map { address in
      address.hasPrefix("<") ? String(address.dropFirst().dropLast()) : String(address)
    }
    read(index + 1..<end.text, as: inner)
    return end.all - index
  }

  private mutating func readAttribute(
    at index: Int, in range: Range<Int>, as look: MarkdownRun
  ) -> Int? {
    guard let (end, attributes) = bracketed(at: index + 1, in: range) else { return nil }
    var inner = look
    inner.inflects = attributes.replacingOccurrences(of: " ", with: "").contains("inflect:true")
    read(index + 2..<end.text, as: inner)
    return end.all - index
  }

  private mutating func readAutomaticLink(
    at index: Int, in range: Range<Int>, as look: MarkdownRun
  ) -> Int? {
    let rest = characters[index + 1..<range.upperBound]
    guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
      characters[end] == ">"
    else { return nil }
    let text = String(characters[index + 1..<end])
    let isAddress = text.contains("://") || text.hasPrefix("mailto:")
    guard isAddress || text.contains("@") else { return nil }
    var link = look
    link.link = isAddress ? text : "mailto:" + text
    append(text, as: link)
    return end + 1 - index
  }

  private mutating func readBareAddress(
    at index: Int, in range: Range<Int>, as look: MarkdownRun
  ) -> Int? {
    let isWordStart =
      index == 0 || !(characters[index - 1].isLetter || characters[index - 1].isNumber)
    guard isWordStart, look.link == nil else { return nil }
    let rest = characters[index..<range.upperBound]
    guard rest.starts(with: "https://") || rest.starts(with: "http://") else { return nil }
    var word = rest.prefix { !$0.isWhitespace && $0 != "<" }
    while let last = word.last, "?!.,:*_~'\"".contains(last) { word.removeLast() }
    if word.last == ")", !word.contains("(") { word.removeLast() }
    var link = look
    link.link = String(word)
    append(String(word), as: link)
    return word.count
  }
}
