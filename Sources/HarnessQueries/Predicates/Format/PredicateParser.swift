/// Reads the language of `NSPredicate`'s formats, of which Linux's Foundation has no parser.
///
/// By precedence, loosest first: `OR`, `AND`, `NOT`, then a comparison or what is in parentheses.
/// Source: Apple's "Predicate Programming Guide", chapter "Predicate Format String Syntax".
nonisolated struct PredicateParser {
  let text: String
  private let tokens: [PredicateToken]
  private var index = 0
  private var depth = 0
  var arguments: PredicateArguments

  /// The predicate of a format.
  ///
  /// - Throws: where the text is no format, a comparison makes no sense, or values and `%@` differ
  ///   in number.
  static func predicate(
    _ text: String, _ values: [ElementPredicate.Value]
  ) throws(PredicateSyntaxError) -> ElementPredicate {
    var parser = try PredicateParser(text, values)
    let predicate = try parser.disjunction()
    try parser.finish()
    // Its parts make sense, and it may still not.
    if let problem = predicate.problem {
      throw PredicateSyntaxError(at: 0, problem, in: text)
    }
    return predicate
  }

  private init(_ text: String, _ values: [ElementPredicate.Value]) throws(PredicateSyntaxError) {
    self.text = text
    tokens = try PredicateLexer.tokens(of: text)
    arguments = PredicateArguments(values)
  }

  private func finish() throws(PredicateSyntaxError) {
    guard current.kind == .end else { throw unexpected(expected: "AND, OR or the end") }
    guard arguments.taken == arguments.count else {
      if let quoted = tokens.first(where: \.isQuotedArgument) {
        throw error(
          at: quoted, "\(quoted.source) in quotes is a text as it stands: write %@ without quotes")
      }
      throw error(
        at: current,
        "the format takes \(arguments.taken) of the \(arguments.count) values that were given")
    }
  }

  // MARK: Tokens

  var current: PredicateToken { tokens[index] }

  /// The current token, and goes on to the next; stays at the end.
  @discardableResult
  mutating func take() -> PredicateToken {
    let token = current
    if index < tokens.count - 1 { index += 1 }
    return token
  }

  mutating func takeIf(_ signs: String...) -> Bool {
    guard case .sign(let sign) = current.kind, signs.contains(sign) else { return false }
    take()
    return true
  }

  private mutating func takeIf(keyword: String) -> Bool {
    guard current.keyword == keyword else { return false }
    take()
    return true
  }

  func error(at token: PredicateToken, _ message: String) -> PredicateSyntaxError {
    PredicateSyntaxError(at: token.start, message, in: text)
  }

  func unexpected(expected: String, hint: String = "") -> PredicateSyntaxError {
    error(at: current, "found \(current.found), expected \(expected)\(hint)")
  }

  // MARK: Logic

  private mutating func disjunction() throws(PredicateSyntaxError) -> ElementPredicate {
    var predicates = [try conjunction()]
    while takeIf(keyword: "OR") || takeIf("||") { predicates.append(try conjunction()) }
    return .any(predicates)
  }

  private mutating func conjunction() throws(PredicateSyntaxError) -> ElementPredicate {
    var predicates = [try negation()]
    while takeIf(keyword: "AND") || takeIf("&&") { predicates.append(try negation()) }
    return .all(predicates)
  }

  private mutating func negation() throws(PredicateSyntaxError) -> ElementPredicate {
    let start = current
    guard takeIf(keyword: "NOT") || takeIf("!") else { return try primary() }
    try descend(from: start)
    defer { depth -= 1 }
    return .none([try negation()])
  }

  private mutating func primary() throws(PredicateSyntaxError) -> ElementPredicate {
    if current.isSign("(") { return try parenthesised() }
    switch current.keyword {
    case "TRUEPREDICATE":
      take()
      return ElementPredicate(.constant(true))
    case "FALSEPREDICATE":
      take()
      return ElementPredicate(.constant(false))
    case "HAS" where tokens[index + 1].isSign("("):
      take()
      return .has(try parenthesised())
    case "WITHIN" where tokens[index + 1].isSign("("):
      take()
      return .within(try parenthesised())
    default: return try comparison()
    }
  }

  private mutating func parenthesised() throws(PredicateSyntaxError) -> ElementPredicate {
    let start = take()
    try descend(from: start)
    defer { depth -= 1 }
    let predicate = try disjunction()
    guard takeIf(")") else {
      throw unexpected(expected: "AND, OR or ) for the ( in column \(error(at: start, "").column)")
    }
    return predicate
  }

  /// What is nested is read by recursion, and the stack has an end.
  private mutating func descend(from token: PredicateToken) throws(PredicateSyntaxError) {
    depth += 1
    guard depth <= ElementPredicate.deepest else {
      throw error(
        at: token,
        "parentheses and NOT stand inside each other more than \(ElementPredicate.deepest) deep")
    }
  }
}

nonisolated extension ElementPredicate {
  /// The predicate of a format in the language of `NSPredicate`, with a value for each `%@`, `%K`
  /// and `%d`.
  ///
  /// - Throws: a `PredicateSyntaxError` that says in which column what is wrong.
  public static func format(_ text: String, _ values: Value...) throws(PredicateSyntaxError)
    -> ElementPredicate
  {
    try format(text, values: values)
  }

  /// The same with the values in an array.
  public static func format(_ text: String, values: [Value]) throws(PredicateSyntaxError)
    -> ElementPredicate
  {
    try PredicateParser.predicate(text, values)
  }

  /// The predicate of a format without values. One that is no format has a `problem`.
  public static func other(_ format: String) -> ElementPredicate {
    do throws(PredicateSyntaxError) {
      return try PredicateParser.predicate(format, [])
    } catch {
      return ElementPredicate(.invalid(error.description))
    }
  }
}
