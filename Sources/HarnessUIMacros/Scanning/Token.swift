/// A piece of Swift source; the pieces of a text, joined, are the text.
struct Token: Equatable {
  enum Kind {
    /// An identifier, a keyword or a number.
    case word
    /// A whole string literal, or a whole extended regular expression.
    case literal
    /// One character of punctuation or of an operator.
    case symbol
    case space
    case newline
    case comment
  }

  let kind: Kind
  let text: String

  var isTrivia: Bool { kind == .space || kind == .newline || kind == .comment }

  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}

extension Collection<Token> {
  /// The source text.
  var source: String { map(\.text).joined() }

  /// The source text without white space and comments at both ends.
  var trimmedSource: String { trimmed.source }

  /// The tokens without white space and comments at both ends.
  var trimmed: ArraySlice<Token> {
    let tokens = Array(self).drop(while: \.isTrivia)
    guard let last = tokens.lastIndex(where: { !$0.isTrivia }) else { return [] }
    return tokens[...last]
  }
}
