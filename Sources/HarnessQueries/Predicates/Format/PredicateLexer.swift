/// Cuts a format into pieces.
///
/// It goes by Unicode scalars: a quote and an accent after it make one character, and the quote
/// still ends the text.
nonisolated struct PredicateLexer {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  static func tokens(of text: String) throws(PredicateSyntaxError) -> [PredicateToken] {
    var lexer = PredicateLexer(text)
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    tokens.append(PredicateToken(kind: .end, start: lexer.position, source: ""))
    return tokens
  }

  private init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  private mutating func next() throws(PredicateSyntaxError) -> PredicateToken? {
    while let scalar = scalar(), scalar.properties.isWhitespace { position += 1 }
    guard let first = scalar() else { return nil }
    let start = position
    let kind: PredicateToken.Kind
    switch first {
    case "'", "\"": kind = .text(try quoted(by: first))
    case "0"..."9": kind = .number(try number())
    case "%": kind = try argument()
    case "#" where scalar(after: 1)?.isWordStart == true:
      position += 1
      kind = .escapedKey(word())
    case _ where first.isWordStart: kind = .word(word())
    default: kind = try sign()
    }
    return PredicateToken(kind: kind, start: start, source: source(from: start))
  }

  private func scalar(after distance: Int = 0) -> Unicode.Scalar? {
    let place = position + distance
    return place < scalars.count ? scalars[place] : nil
  }

  private func source(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private func error(at place: Int, _ message: String) -> PredicateSyntaxError {
    PredicateSyntaxError(at: place, message, in: text)
  }

  // MARK: Words and signs

  private mutating func word() -> String {
    let start = position
    while let scalar = scalar(), scalar.isWordStart || scalar.isWordPart { position += 1 }
    return source(from: start)
  }

  private static let signs = [
    "==", "=>", "=<", "=", "!=", "!", "<>", "<=", "<", ">=", ">", "&&", "||", "(", ")", "{", "}",
    "[", "]", ",", "-",
  ]

  private mutating func sign() throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let ahead = String(String.UnicodeScalarView(scalars[position...].prefix(2)))
    if let sign = Self.signs.first(where: { ahead.unicodeScalars.starts(with: $0.unicodeScalars) })
    {
      position += sign.unicodeScalars.count
      return .sign(sign)
    }
    switch scalars[position] {
    case "&", "|":
      throw error(at: position, "found \(ahead.prefix(1)), expected \(ahead.prefix(1)) twice")
    case "$":
      throw error(at: position, "a format has no variables here: write %@ and give its value")
    case "+", "*", "/", "^", "@":
      throw error(at: position, "found \(ahead.prefix(1)): a format does not compute here")
    default: throw error(at: position, "\(ahead.prefix(1)) means nothing in a format")
    }
  }

  /// `%@`, `%K`, `%d`, also with the lengths of C: `%ld`.
  private mutating func argument() throws(PredicateSyntaxError) -> PredicateToken.Kind {
    let start = position
    position += 1
    while let scalar = scalar(), ["l", "h", "q", "z"].contains(scalar) { position += 1 }
    guard let letter = scalar(), "@KdiufgDUFG".unicodeScalars.contains(letter) else {
      throw error(at: start, "found \(source(from: start)), expected %@, %K or %d")
    }
    position += 1
    return .argument(String(letter))
  }

  // MARK: Numbers

  /// `12`, `0.5`, `1e3`; the sign before it is a piece of its own.
  private mutating func number() throws(PredicateSyntaxError) -> Double {
    let start = position
    digits()
    if scalar() == ".", scalar(after: 1)?.isDigit == true {
      position += 1
      digits()
    }
    if let exponent = scalar(), exponent == "e" || exponent == "E" {
      let isSigned = scalar(after: 1) == "-" || scalar(after: 1) == "+"
      if scalar(after: isSigned ? 2 : 1)?.isDigit == true {
        position += isSigned ? 2 : 1
        digits()
      }
    }
    let end = position
    _ = word()
    guard end == position, let number = Double(source(from: start)), number.isFinite else {
      throw error(at: start, "\(source(from: start)) is no number; a text stands in quotes")
    }
    return number
  }

  private mutating func digits() {
    while scalar()?.isDigit == true { position += 1 }
  }

  // MARK: Texts

  private mutating func quoted(by quote: Unicode.Scalar) throws(PredicateSyntaxError) -> String {
    let start = position
    position += 1
    var result = String.UnicodeScalarView()
    while let scalar = scalar() {
      position += 1
      if scalar == quote { return String(result) }
      result.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw error(at: start, "the text that begins here has no end: \(quote) is missing")
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "'": "'", "\"": "\"", "\\": "\\", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// What stands behind a backslash.
  private mutating func escaped() throws(PredicateSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    guard let letter = scalar() else {
      throw error(at: start, "found a backslash at the end, expected a character after it")
    }
    position += 1
    if let scalar = Self.escapes[letter] { return scalar }
    guard letter == "u" else {
      throw error(
        at: start,
        "\\\(letter) is no escape; a backslash is written \\\\, as in MATCHES '\\\\d+'")
    }
    let digits = scalars[position...].prefix(4)
    let text = String(String.UnicodeScalarView(digits))
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw error(at: start, "\\u needs four hexadecimal digits of a character, not \(text)")
    }
    position += 4
    return scalar
  }
}

nonisolated extension PredicateSyntaxError {
  /// An error at a place in Unicode scalars.
  init(at place: Int, _ message: String, in text: String) {
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(place)))
    self.init(column: before.count + 1, message: message, text: text)
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isWordStart: Bool { properties.isAlphabetic || self == "_" }
  fileprivate var isWordPart: Bool { isDigit || self == "." }
}
