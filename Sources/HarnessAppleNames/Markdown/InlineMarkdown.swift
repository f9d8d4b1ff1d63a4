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
}

/// Reads the part of Markdown that is about stretches of text within a line.
///
/// Source: CommonMark, with strikethrough and bare addresses from GitHub's extension, as in
/// Foundation's `inlineOnlyPreservingWhitespace`. Unlike there, delimiters match by length only.
package struct InlineMarkdown {
  private let characters: [Character]
  private(set) var runs: [MarkdownRun] = []

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

  private mutating func read(_ range: Range<Int>, as look: MarkdownRun) {
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
    var run = look
    if var last = runs.last {
      run.text = last.text
      if run == last {
        last.text += text
        runs[runs.count - 1] = last
        return
      }
    }
    run.text = text
    runs.append(run)
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
    guard let end = characters[index..<range.upperBound].firstIndex(of: ">") else { return nil }
    let text = String(characters[index + 1..<end])
    guard !text.contains(where: \.isWhitespace) else { return nil }
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
    var word = rest.prefix { !$0.isWhitespace && $0 != "<" }
    guard String(word.prefix(8)).hasPrefix("https://") || String(word.prefix(7)) == "http://" else {
      return nil
    }
    while let last = word.last, "?!.,:*_~'\"".contains(last) { word.removeLast() }
    if word.last == ")", !word.contains("(") { word.removeLast() }
    var link = look
    link.link = String(word)
    append(String(word), as: link)
    return word.count
  }
}

// MARK: Finding ends

extension InlineMarkdown {
  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    let mark = characters[index]
    return characters[index..<range.upperBound].prefix { $0 == mark }.count
  }

  private func endOfCode(from start: Int, length: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let found = runLength(at: index, in: range)
      if found == length { return index }
      index += found
    }
    return nil
  }

  private func isWord(_ index: Int, in range: Range<Int>) -> Bool {
    range.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }

  /// A delimiter opens before what is no blank; an underscore not within a word.
  private func opens(at index: Int, length: Int, in range: Range<Int>) -> Bool {
    let next = index + length
    guard next < range.upperBound, !characters[next].isWhitespace else { return false }
    return characters[index] != "_" || !isWord(index - 1, in: 0..<characters.count)
  }

  private func closing(
    _ mark: Character, length: Int, from start: Int, in range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 2
      case "`":
        let run = runLength(at: index, in: range)
        index = endOfCode(from: index + run, length: run, in: range) ?? index
        index += run
      case mark:
        let run = runLength(at: index, in: range)
        let closes =
          index > start && !characters[index - 1].isWhitespace
          && (mark != "_" || !isWord(index + run, in: range))
        if closes, run == length || run == 3 { return index + run - length }
        if closes, length == 3, run > 3 { return index }
        index += run
      default: index += 1
      }
    }
    return nil
  }

  /// What stands in brackets at `index`, and in the parentheses behind them.
  private func bracketed(
    at index: Int, in range: Range<Int>
  ) -> (end: (text: Int, all: Int), target: String)? {
    guard let close = matching(open: "[", close: "]", at: index, in: range),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = matching(open: "(", close: ")", at: close + 1, in: range)
    else { return nil }
    return ((close, end + 1), String(characters[close + 2..<end]))
  }

  private func matching(
    open: Character, close: Character, at index: Int, in range: Range<Int>
  ) -> Int? {
    var depth = 0
    var index = index
    while index < range.upperBound {
      switch characters[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
