nonisolated extension PredicateParser {
  private typealias Operator = ElementPredicate.Comparison.Operator

  /// `label BEGINSWITH[c] 'abc'`.
  mutating func comparison() throws(PredicateSyntaxError) -> ElementPredicate {
    let leftToken = current
    let left = try operand(expected: "a key such as label, NOT, ( or TRUEPREDICATE")
    let operation = try operation()
    let options = try options()
    let rightToken = current
    let right = try operand(
      expected: "a value: a text in quotes, a number, true, false, nil, a list, a key or %@")
    let condition = PredicateCondition(
      left, ElementPredicate.Comparison(operation, options), right)
    if let problem = condition.problem {
      throw error(at: condition.problemConcernsLeft ? leftToken : rightToken, problem)
    }
    return ElementPredicate(.condition(condition))
  }

  // MARK: Operators

  private static let keywords = Operator.allCases.map(\.symbol).filter {
    $0.first?.isLetter == true
  }

  private mutating func operation() throws(PredicateSyntaxError) -> Operator {
    let found: Operator? =
      switch current.kind {
      case .sign(let sign): Operator(symbol: sign)
      case .word(let word): Operator(symbol: word.uppercased())
      default: nil
      }
    guard let found else {
      throw unexpected(expected: "a comparison such as ==, BEGINSWITH or IN", hint: operatorHint)
    }
    take()
    return found
  }

  private var operatorHint: String {
    guard let keyword = current.keyword else { return "" }
    if keyword == "NOT" { return "; NOT stands before the key: NOT label IN {'a', 'b'}" }
    return nearestName(to: keyword, in: Self.keywords)
      .map { "; did you mean \($0)?" } ?? ""
  }

  /// `[cd]` behind an operator.
  private mutating func options() throws(PredicateSyntaxError)
    -> ElementPredicate.Comparison.Options
  {
    guard takeIf("[") else { return [] }
    guard case .word(let letters) = current.kind else {
      throw unexpected(expected: "c, d or cd: for any case, for any accents")
    }
    var options: ElementPredicate.Comparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.c)
      case "d": options.insert(.d)
      default: throw unexpected(expected: "c, d or cd: for any case, for any accents")
      }
    }
    take()
    guard takeIf("]") else { throw unexpected(expected: "]") }
    return options
  }

  // MARK: Operands

  private mutating func operand(
    expected: String
  ) throws(PredicateSyntaxError) -> PredicateCondition.Operand {
    switch current.kind {
    case .word(let word):
      if let value = Self.constants[word.uppercased()] {
        take()
        return .constant(value)
      }
      if let problem = Self.reserved(word.uppercased()) { throw error(at: current, problem) }
      return .key(try key(named: word, at: take()))
    case .escapedKey(let name): return .key(try key(named: name, at: take()))
    case .argument("K"):
      let token = take()
      guard let name = try arguments.next(for: token, in: text).text else {
        throw error(at: token, "%K takes the name of a key, which is a text")
      }
      return .key(try key(named: name, at: token))
    default: return .constant(try value(expected: expected))
    }
  }

  private static let constants: [String: ElementPredicate.Value] = [
    "TRUE": true, "YES": true, "FALSE": false, "NO": false, "NIL": nil, "NULL": nil,
  ]

  /// Words of the language that have no meaning for elements, and those that stand elsewhere.
  private static func reserved(_ word: String) -> String? {
    switch word {
    case "SELF": "SELF is no value: an element is compared by its keys, such as label"
    case "ANY", "SOME", "ALL", "NONE":
      "\(word) asks a collection, and no key of an element is one; has(…) asks what is below it"
    case "SUBQUERY", "FUNCTION", "CAST", "FETCH", "FIRST", "LAST", "SIZE", "ANYKEY":
      "\(word) is not available here: a key is compared with a value"
    case _ where keywords.contains(word) || ["AND", "OR", "NOT"].contains(word):
      "found \(word), expected a key or a value before or after it"
    default: nil
    }
  }

  private func key(
    named name: String, at token: PredicateToken
  ) throws(PredicateSyntaxError) -> ElementKey {
    if let key = ElementKey.named(name) { return key }
    if let type = ElementType(named: name) {
      throw error(at: token, "a type stands in quotes: elementType == '\(type.name)'")
    }
    let hint =
      nearestName(to: name, in: ElementKey.allNames).map { "; did you mean \($0)?" }
      ?? "; there are \(ElementKey.allCases.map(\.rawValue).joined(separator: ", "))"
    throw error(
      at: token, "an element has no key \(name.formatText), and a text stands in quotes\(hint)")
  }

  /// A constant.
  private mutating func value(
    expected: String
  ) throws(PredicateSyntaxError) -> ElementPredicate.Value {
    let token = current
    switch token.kind {
    case .text(let text):
      take()
      return .text(text)
    case .number(let number):
      take()
      return .number(number)
    case .argument(let letter):
      take()
      return try argument(letter, token)
    case .sign("-"):
      take()
      guard case .number(let number) = current.kind else {
        throw unexpected(expected: "a number after -")
      }
      take()
      return .number(-number)
    case .sign("{"): return try list()
    case .word(let word) where Self.constants[word.uppercased()] != nil:
      take()
      return Self.constants[word.uppercased()] ?? .nothing
    default: throw unexpected(expected: expected)
    }
  }

  private mutating func argument(
    _ letter: String, _ token: PredicateToken
  ) throws(PredicateSyntaxError) -> ElementPredicate.Value {
    let value = try arguments.next(for: token, in: text)
    if letter == "@" { return value }
    guard letter != "K", value.number != nil else {
      throw error(
        at: token,
        letter == "K"
          ? "%K stands for a key, not for an item of a list"
          : "\(token.source) takes a number, not \(value.formatText); %@ takes any value")
    }
    return value
  }

  /// `{1, 5}`, with constants in it.
  private mutating func list() throws(PredicateSyntaxError) -> ElementPredicate.Value {
    take()
    var values: [ElementPredicate.Value] = []
    if takeIf("}") { return .list(values) }
    repeat {
      if current.isSign("{") { throw error(at: current, "a list has no lists in it") }
      values.append(try value(expected: "a value: a text in quotes, a number, true, false or %@"))
    } while takeIf(",")
    guard takeIf("}") else { throw unexpected(expected: ", or } after an item of the list") }
    return .list(values)
  }
}
