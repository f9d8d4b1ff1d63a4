/// Finds functions and how long they are, in source that is formatted: a body ends where a closing
/// brace stands as far left as the declaration.
enum FunctionScanner {
  struct Function {
    let name: String
    /// The line of the declaration, from 1.
    let line: Int
    let length: Int
  }

  static func functions(in file: SourceFile) -> [Function] {
    let lines = file.lines
    return lines.indices.compactMap { index in
      guard let name = declaredName(lines[index]) else { return nil }
      let indent = lines[index].prefix { $0 == " " }.count
      guard let end = end(of: index, indent: indent, in: lines) else { return nil }
      return Function(name: name, line: index + 1, length: end - index + 1)
    }
  }

  private static func declaredName(_ line: Substring) -> String? {
    // The expressions are slow, and few lines declare anything.
    let declaresSwift = line.contains("func ") || line.contains("init")
    if declaresSwift, let match = line.prefixMatch(of: swiftFunction) {
      return (match.1 ?? match.2).map(String.init)
    }
    guard line.first?.isLetter == true, line.contains("(") else { return nil }
    return line.prefixMatch(of: cFunction).map { String($0.1) }
  }

  nonisolated(unsafe) private static let swiftFunction =
    /\s*(?:@\S+ |[a-z]+(?:\(\w+\))? )*(?:func ([^\s(<]+)|(init|deinit)\b[^=]*\{?$)/
  nonisolated(unsafe) private static let cFunction = /(?:[a-z]\w* )+\**(\w+)\([^;]*$/

  /// The line of the closing brace; nil for a declaration without a body of several lines.
  private static func end(of start: Int, indent: Int, in lines: [Substring]) -> Int? {
    let margin = String(repeating: " ", count: indent)
    for index in (start + 1)..<max(start + 1, lines.count) {
      let line = lines[index]
      if line.hasPrefix("\(margin)}") { return index }
      // A line as far left that neither closes the parameters nor is empty: there was no body.
      let isOut = !line.isEmpty && !line.hasPrefix("\(margin) ")
      let continues = [")", "{", "where", "#"].contains { line.hasPrefix(margin + $0) }
      if isOut && !continues && !isLabel(line) { return nil }
    }
    return nil
  }

  /// Preprocessor lines and labels stand at the left within a C function.
  private static func isLabel(_ line: Substring) -> Bool { line.hasSuffix(":") }
}
