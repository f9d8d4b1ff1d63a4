/// The statements of a preview, parted into `@Previewable` declarations, which become properties
/// of a view, and the rest, which becomes its body.
struct PreviewableDeclarations {
  private(set) var declarations: [String] = []
  private(set) var rest: String

  init(in statements: ArraySlice<Token>) throws(MacroFailure) {
    var position = statements.startIndex
    var kept: [Token] = []
    while let mark = Self.nextMark(in: statements, from: position) {
      let end = try Self.end(ofDeclarationIn: statements, from: mark + 2)
      kept += statements[position..<mark]
      declarations.append(statements[(mark + 2)..<end].trimmedSource)
      // A semicolon ends the declaration, and is no part of what follows.
      position = end < statements.endIndex && statements[end].isSymbol(";") ? end + 1 : end
    }
    rest = (kept + statements[position...]).trimmedSource
  }

  private static func nextMark(in tokens: ArraySlice<Token>, from start: Int) -> Int? {
    tokens.firstOutside(from: start) { index in
      tokens[index].isSymbol("@") && index + 1 < tokens.endIndex
        && tokens[index + 1].isWord("Previewable")
    }
  }

  /// A declaration ends with the line, unless an operator or a dot carries it on.
  private static func end(
    ofDeclarationIn tokens: ArraySlice<Token>, from start: Int
  ) throws(MacroFailure) -> Int {
    let introducer = tokens.firstOutside(from: start) {
      tokens[$0].isWord("var") || tokens[$0].isWord("let")
    }
    guard let introducer else {
      throw MacroFailure("@Previewable belongs to a property: @Previewable @State var isOn = true.")
    }
    let end = tokens.firstOutside(from: introducer) { index in
      tokens[index].isSymbol(";")
        || tokens[index].kind == .newline && !continues(tokens, across: index)
    }
    return end ?? tokens.endIndex
  }

  private static func continues(_ tokens: ArraySlice<Token>, across newline: Int) -> Bool {
    let before = tokens.significant(before: newline).map { tokens[$0] }
    let after = tokens.significant(from: newline).map { tokens[$0] }
    return before.map { carriesOn($0, unless: ")]}!?>`'\"") } ?? false
      || before?.isWord("var") == true
      || after.map { carriesOn($0, unless: "@#([{}\\-!&~") } ?? false
  }

  private static func carriesOn(_ token: Token, unless exceptions: String) -> Bool {
    token.kind == .symbol && !exceptions.contains(token.text)
  }
}
