// How the end of a mark is found.

extension InlineMarkdown {
  func runLength(at index: Int, in range: Range<Int>) -> Int {
    let mark = characters[index]
    return characters[index..<range.upperBound].prefix { $0 == mark }.count
  }

  mutating func endOfCode(from start: Int, length: Int, in range: Range<Int>) -> Int? {
    let search = MarkdownFailures.Search(mark: "`", length: length, end: range.upperBound)
    if failures.include(search, from: start) { return nil }
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
    failures.insert(search, from: start)
    return nil
  }

  func isWord(_ index: Int, in range: Range<Int>) -> Bool {
    range.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }

  /// A delimiter opens before what is no blank; an underscore not within a word.
  func opens(at index: Int, length: Int, in range: Range<Int>) -> Bool {
    let next = index + length
    guard next < range.upperBound, !characters[next].isWhitespace else { return false }
    return characters[index] != "_" || !isWord(index - 1, in: 0..<characters.count)
  }

  mutating func closing(
    _ mark: Character, length: Int, from start: Int, in range: Range<Int>
  ) -> Int? {
    let search = MarkdownFailures.Search(mark: mark, length: length, end: range.upperBound)
    if failures.include(search, from: start) { return nil }
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
    failures.insert(search, from: start)
    return nil
  }

  /// What stands in brackets at `index`, and in the parentheses behind them.
  mutating func bracketed(
    at index: Int, in range: Range<Int>
  ) -> (end: (text: Int, all: Int), target: String)? {
    guard let close = partners[index], close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = partners[close + 1], end < range.upperBound
    else { return nil }
    return ((close, end + 1), String(characters[close + 2..<end]))
  }
}

/// Searches for the end of a mark that found none. A later one with the same end finds none either,
/// so that a text full of marks without ends does not cost the square of its length.
struct MarkdownFailures {
  struct Search: Hashable {
    let mark: Character
    let length: Int
    /// Where the text ends.
    let end: Int
  }

  private var starts: [Search: Int] = [:]

  func include(_ search: Search, from start: Int) -> Bool {
    starts[search].map { $0 <= start } ?? false
  }

  mutating func insert(_ search: Search, from start: Int) {
    starts[search] = min(start, starts[search] ?? start)
  }
}

/// Which brackets of a text belong together, found in one go.
struct MarkdownBrackets {
  private var closing: [Int: Int] = [:]

  init(of characters: [Character]) {
    var square: [Int] = []
    var round: [Int] = []
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": square.append(index)
      case "(": round.append(index)
      case "]": if let open = square.popLast() { closing[open] = index }
      case ")": if let open = round.popLast() { closing[open] = index }
      default: break
      }
      index += 1
    }
  }

  subscript(opening: Int) -> Int? { closing[opening] }
}
