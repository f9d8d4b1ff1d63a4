import HarnessLua

/// What a script's author who comes from another language probably meant, where Lua only says that
/// it did not expect a sign.
struct SyntaxHint {
  /// Pairs of signs of other languages, and what Lua writes.
  private static let foreign: [(signs: [String], hint: String)] = [
    (["!", "="], "Lua writes \"not equal\" as ~="),
    (["~=", "="], "Lua writes \"not equal\" as ~="),
    (["==", "="], "Lua compares with =="),
    (["+", "="], "Lua has no += : write n = n + 1"),
    (["-", "="], "Lua has no -= : write n = n - 1"),
    (["*", "="], "Lua has no *= : write n = n * 2"),
    (["+", "+"], "Lua has no ++ : write n = n + 1"),
    (["&", "&"], "Lua writes \"and\" for &&"),
    (["|", "|"], "Lua writes \"or\" for ||"),
    (["!"], "Lua writes \"not\" for !"),
    (["?"], "Lua has no ?: : write condition and a or b"),
    (["=", ">"], "Lua writes a function as function(x) … end"),
    (["//"], "Lua writes a comment behind --"),
  ]

  /// Members that are words of Lua itself, and what ours are called.
  private static let reserved = [
    "not": "write the matcher's name with not_ before it, such as not_to_exist()",
    "or": "write or_(locator)", "and": "write and_(locator)",
    "end": "write end_, or x[\"end\"]",
  ]

  /// What Lua complains of, how the line looks then, and what Lua writes.
  private static let patterns:
    [(sign: String, pattern: @Sendable () -> Regex<Substring>, hint: String)] = [
      (
        "<name> expected", { /[{,]\s*\w+\s*:\s*[^:\w\s]|[{,]\s*\w+:\s/ },
        "a table of Lua has name = value, with an equals sign"
      ),
      (
        "near '='", { /\w\s*\([^{}]*[(,]\s*\w+\s*=[^=]|\(\s*\w+\s*=[^=]/ },
        "arguments have no names in Lua: write them into a table, { name = value }"
      ),
      ("near '", { /^\s*(?:let|const|var)\s+\w/ }, "Lua declares a name with local"),
      ("invalid escape sequence", { /\\\(/ }, "Lua puts texts together with .. : \"a\" .. x"),
      (
        "near", { /\basync\s+function|\bawait\b/ }, "Lua has no async and await: waiting is virtual"
      ),
    ]

  /// - Parameters:
  ///   - message: What Lua says, such as `unexpected symbol near '!'`.
  ///   - line: The script's line that it says it of.
  static func text(for message: String, in line: String) -> String? {
    if let quote = line.first(where: { "\u{201C}\u{201D}\u{2018}\u{2019}".contains($0) }),
      message.contains("<\\") || message.contains("\(quote)")
    {
      return "the line has the curly quote \(quote); a text of Lua stands between straight ones: \""
    }
    for (sign, pattern, hint) in patterns
    where message.contains(sign) && line.contains(pattern()) {
      return hint
    }
    let tokens = Self.tokens(of: line)
    for (index, token) in tokens.enumerated() {
      if case .word(let word) = token, index > 0, let advice = reserved[word],
        [.sign("."), .sign(":")].contains(tokens[index - 1]), message.contains("near '\(word)'")
      {
        return "'\(word)' is a word of Lua and can't be a member: \(advice)"
      }
      for (signs, hint) in foreign where tokens[index...].starts(with: signs.map { .sign($0) }) {
        // Lua complains about the first sign that it cannot take, or about the one after it.
        if signs.contains(where: { message.contains("near '\($0)'") }) { return hint }
      }
    }
    return nil
  }

  private static func tokens(of line: String) -> [LuaScanner.Token] {
    var scanner = LuaScanner(Array(line.utf8))
    var tokens: [LuaScanner.Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}
