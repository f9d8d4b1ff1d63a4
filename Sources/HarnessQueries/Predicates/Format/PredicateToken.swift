/// A piece of a format.
nonisolated struct PredicateToken {
  enum Kind: Equatable {
    /// A key or a keyword.
    case word(String)
    /// A key written as `#key`, which is no keyword whatever it is called.
    case escapedKey(String)
    case text(String)
    case number(Double)
    /// `%@`, `%K`, `%d`: the letters after the percent sign.
    case argument(String)
    /// Signs: `(`, `==`, `&&`.
    case sign(String)
    case end
  }

  let kind: Kind
  /// Where it begins, in Unicode scalars from the start of the text.
  let start: Int
  /// The characters that it is made of.
  let source: String

  /// A word in capital letters, as keywords are compared.
  var keyword: String? {
    if case .word(let word) = kind { word.uppercased() } else { nil }
  }

  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  /// Whether it is `'%@'`, which is a text and takes no value.
  var isQuotedArgument: Bool {
    if case .text(let text) = kind { text.contains("%@") } else { false }
  }

  /// What a message says was found.
  var found: String {
    if kind == .end { return "the end" }
    return source.count > 40 ? "\(source.prefix(40))…" : source
  }
}
