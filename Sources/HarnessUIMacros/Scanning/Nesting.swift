extension RandomAccessCollection<Token> where Index == Int {
  /// The index of the bracket that closes the one at `open`.
  func closing(_ open: Int) throws(MacroFailure) -> Int {
    var depth = 0
    for index in open..<endIndex {
      depth += self[index].nesting
      if depth == 0 { return index }
    }
    throw MacroFailure("A bracket '\(self[open].text)' is never closed.")
  }

  /// The first token outside of brackets, from `start` on, that `matches`.
  func firstOutside(
    from start: Int? = nil, where matches: (Int) -> Bool
  ) -> Int? {
    var depth = 0
    for index in (start ?? startIndex)..<endIndex {
      if depth == 0, matches(index) { return index }
      depth += self[index].nesting
    }
    return nil
  }

  /// The first token from `start` on that isn't white space or a comment.
  func significant(from start: Int) -> Int? {
    indices.dropFirst(start - startIndex).first { !self[$0].isTrivia }
  }

  /// The last token before `end` that isn't white space or a comment.
  func significant(before end: Int) -> Int? {
    indices.prefix(end - startIndex).last { !self[$0].isTrivia }
  }
}

extension Token {
  fileprivate var nesting: Int {
    guard kind == .symbol else { return 0 }
    return switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }
}
