/// The functions that C files declare or define.
enum CFunctions {
  /// Names of declared functions, in order.
  static func declared(in file: SourceFile) -> [String] {
    let declaration = /^(?!typedef|static|return|#|\s|\/)[a-z][\w \*]*?\b(\w+)\(/
    return withoutComments(file.text).split(separator: "\n").compactMap { line in
      line.prefixMatch(of: declaration).map { String($0.1) }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/(?s)\/\*.*?\*\//, with: "").replacing(/\/\/[^\n]*/, with: "")
  }
}
