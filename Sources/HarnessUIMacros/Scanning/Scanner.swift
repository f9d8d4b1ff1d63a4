/// Splits Swift source into tokens: enough of the language to find its way among string literals,
/// comments and brackets.
func scan(_ source: String) -> [Token] {
  var scanner = Scanner(source)
  var tokens: [Token] = []
  while let token = scanner.next() { tokens.append(token) }
  return tokens
}

private struct Scanner {
  private let characters: [Character]
  private var position = 0

  init(_ source: String) {
    characters = Array(source)
  }

  mutating func next() -> Token? {
    guard position < characters.count else { return nil }
    let start = position
    let kind = advance()
    return Token(kind: kind, text: String(characters[start..<position]))
  }

  private mutating func advance() -> Token.Kind {
    let character = characters[position]
    if character.isNewline {
      position += 1
      return .newline
    }
    if character.isWhitespace {
      skip { $0.isWhitespace && !$0.isNewline }
      return .space
    }
    if skipComment() { return .comment }
    if skipLiteral() { return .literal }
    if character.isLetter || character.isNumber || character == "_" || character == "$" {
      skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      return .word
    }
    if character == "`" {
      position += 1
      skip { $0 != "`" && !$0.isNewline }
      position = min(position + 1, characters.count)
      return .word
    }
    position += 1
    return .symbol
  }

  private mutating func skip(while belongs: (Character) -> Bool) {
    while position < characters.count, belongs(characters[position]) { position += 1 }
  }

  private func startsWith(_ text: String, at index: Int? = nil) -> Bool {
    characters[min(index ?? position, characters.count)...].starts(with: text)
  }

  private mutating func skipComment() -> Bool {
    if startsWith("//") {
      skip { !$0.isNewline }
      return true
    }
    guard startsWith("/*") else { return false }
    var depth = 0
    repeat {
      if startsWith("/*") {
        depth += 1
        position += 2
      } else if startsWith("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < characters.count
    return true
  }

  /// Skips `"…"`, `"""…"""`, `#"…"#` and `#/…/#`, with what is interpolated.
  private mutating func skipLiteral() -> Bool {
    let hashes = String(characters[position...].prefix { $0 == "#" })
    let quote = position + hashes.count
    if startsWith("\"\"\"", at: quote) {
      skipString(from: quote + 3, until: "\"\"\"" + hashes, escape: "\\" + hashes)
    } else if startsWith("\"", at: quote) {
      skipString(from: quote + 1, until: "\"" + hashes, escape: "\\" + hashes)
    } else if !hashes.isEmpty, startsWith("/", at: quote) {
      skipString(from: quote + 1, until: "/" + hashes, escape: "\\/")
    } else {
      return false
    }
    return true
  }

  private mutating func skipString(from start: Int, until end: String, escape: String) {
    position = start
    while position < characters.count {
      if startsWith(end) {
        position += end.count
        return
      }
      if startsWith(escape + "(") {
        position += escape.count
        skipBrackets()
      } else if startsWith(escape) {
        position = min(position + escape.count + 1, characters.count)
      } else {
        position += 1
      }
    }
  }

  /// Skips from an opening parenthesis past the one that closes it.
  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      guard let token = next() else { return }
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
    } while depth > 0
  }
}
