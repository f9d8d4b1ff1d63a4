/// One argument of a macro's use.
struct Argument {
  let label: String?
  let value: ArraySlice<Token>

  /// The arguments of a list, given without its parentheses.
  static func list(_ tokens: ArraySlice<Token>) -> [Argument] {
    var arguments: [Argument] = []
    var start = tokens.startIndex
    while start < tokens.endIndex {
      let end = tokens.firstOutside(from: start) { tokens[$0].isSymbol(",") } ?? tokens.endIndex
      arguments.append(Argument(tokens[start..<end]))
      start = end + 1
    }
    return arguments.filter { !$0.value.isEmpty }
  }

  private init(_ tokens: ArraySlice<Token>) {
    let tokens = tokens.trimmed
    guard
      let first = tokens.first, first.kind == .word,
      let colon = tokens.significant(from: tokens.startIndex + 1), tokens[colon].isSymbol(":")
    else {
      (label, value) = (nil, tokens)
      return
    }
    (label, value) = (first.text, tokens[(colon + 1)...].trimmed)
  }
}
