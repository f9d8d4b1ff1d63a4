import HarnessGraph

/// A predicate as a text in the language of `NSPredicate`'s formats, from which it can be read again.
nonisolated extension ElementPredicate {
  /// The predicate as a format: `elementType == 9 && label BEGINSWITH 'abc'`.
  ///
  /// `has(…)` and `within(…)` are ours. A locator inside them is written as in a script, and can't be
  /// read again.
  public var format: String {
    switch form {
    case .constant(let holds): holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .condition(let condition): condition.format
    case .has(let related): "has(\(related.format))"
    case .within(let related): "within(\(related.format))"
    case .all(let predicates): joined(predicates, by: " && ")
    case .any(let predicates): joined(predicates, by: " || ")
    case .not(let predicate): "!(\(predicate.format))"
    case .invalid(let problem): "<\(problem)>"
    }
  }

  private func joined(_ predicates: [ElementPredicate], by word: String) -> String {
    predicates.map { $0.binding <= binding ? "(\($0.format))" : $0.format }
      .joined(separator: word)
  }

  /// How tightly the parts hold together: `&&` binds tighter than `||`.
  private var binding: Int {
    switch form {
    case .any: 1
    case .all: 2
    default: 3
    }
  }
}

nonisolated extension RelatedElement {
  fileprivate var format: String {
    switch self {
    case .predicate(let predicate): predicate.format
    case .locator(let locator): locator.text
    }
  }
}

nonisolated extension PredicateCondition {
  var format: String {
    "\(left.format) \(comparison.operator.symbol)\(comparison.suffix) \(right.format)"
  }
}

nonisolated extension PredicateCondition.Operand {
  fileprivate var format: String {
    switch self {
    case .key(let key): key.rawValue
    case .constant(let value): value.formatText
    }
  }
}

nonisolated extension ElementPredicate.Comparison.Operator {
  /// How formats write it.
  var symbol: String {
    switch self {
    case .equals: "=="
    case .notEqual: "!="
    case .lessThan: "<"
    case .atMost: "<="
    case .greaterThan: ">"
    case .atLeast: ">="
    case .beginsWith: "BEGINSWITH"
    case .contains: "CONTAINS"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .between: "BETWEEN"
    case .in: "IN"
    }
  }

  /// The operator that formats write in this way, or in another.
  package init?(symbol: String) {
    let usual = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][symbol] ?? symbol
    guard let found = Self.allCases.first(where: { $0.symbol == usual }) else { return nil }
    self = found
  }
}

nonisolated extension ElementPredicate.Value {
  /// The value as formats write it.
  var formatText: String {
    switch self {
    case .nothing: "nil"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): text.formatText
    case .list(let values): "{\(values.map(\.formatText).joined(separator: ", "))}"
    }
  }
}

nonisolated extension String {
  /// The text between single quotes, on one line.
  var formatText: String {
    var text = "'"
    for scalar in unicodeScalars {
      switch scalar {
      case "'": text += "\\'"
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnseen:
        // All that is unseen has at most four digits.
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}
