/// The names that the argument of a call uses: of `expect(a.b > limit)` they are `a.b` and `limit`.
struct ArgumentNames {
  /// Names with what follows them after dots; what is only called is left out.
  private(set) var paths: [[String]] = []
  /// Members that are read from the result of a call, and not called: `text` of `find("x").text`.
  private(set) var uncalledMembers: [String] = []
  /// Whether the argument is one such name and nothing else.
  private(set) var isBare = false

  private static let keywords: Set<String> = [
    "and", "or", "not", "true", "false", "nil", "function", "return", "end", "if", "then", "else",
    "local", "for", "in", "do", "while", "repeat", "until",
  ]

  /// - Parameter statement: One with the call in it; only the first call of the word is looked at.
  init(of word: String, in statement: String) {
    let tokens = Self.argument(of: word, in: statement)
    uncalledMembers = Self.uncalledMembers(in: tokens)
    var index = 0
    while index < tokens.count {
      guard case .word(let name) = tokens[index], !Self.keywords.contains(name),
        index == 0 || ![.sign("."), .sign(":")].contains(tokens[index - 1])
      else {
        index += 1
        continue
      }
      var path = [name]
      while index + 2 < tokens.count, tokens[index + 1] == .sign("."),
        case .word(let member) = tokens[index + 2]
      {
        path.append(member)
        index += 2
      }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if ![.sign("("), .sign("{"), .text].contains(next), !paths.contains(path) {
        paths.append(path)
      }
      index += 1
    }
    isBare = paths.count == 1 && tokens.count == paths[0].count * 2 - 1
  }

  private static func uncalledMembers(in tokens: [LuaScanner.Token]) -> [String] {
    tokens.indices.dropFirst(2).compactMap { index in
      guard case .word(let member) = tokens[index], tokens[index - 1] == .sign("."),
        tokens[index - 2] == .sign(")") || tokens[index - 2] == .sign("}"),
        index + 1 == tokens.count || tokens[index + 1] != .sign("(")
      else { return nil }
      return member
    }
  }

  /// The tokens between the parentheses of the first call of a word.
  private static func argument(of word: String, in statement: String) -> [LuaScanner.Token] {
    var scanner = LuaScanner(Array(statement.utf8))
    var tokens: [LuaScanner.Token] = []
    var depth = 0
    var isFound = false
    while let token = scanner.next() {
      if depth == 0 {
        if isFound, token == .sign("(") { depth = 1 }
        if token == .word(word) { isFound = true }
        continue
      }
      if token == .sign("(") { depth += 1 }
      if token == .sign(")") { depth -= 1 }
      if depth == 0 { break }
      if case .newline = token { continue }
      tokens.append(token)
    }
    return tokens
  }
}
