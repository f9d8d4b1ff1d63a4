import HarnessGraph

/// Says what is wrong with a comparison that could never hold, or never fail, whatever the element.
nonisolated struct ConditionCheck {
  private typealias Value = ElementPredicate.Value

  private let left: PredicateCondition.Operand
  private let comparison: ElementPredicate.Comparison
  private let right: PredicateCondition.Operand

  init(
    _ left: PredicateCondition.Operand, _ comparison: ElementPredicate.Comparison,
    _ right: PredicateCondition.Operand
  ) {
    self.left = left
    self.comparison = comparison
    self.right = right
  }

  var problem: String? {
    infinite ?? bounds ?? collection ?? empty ?? expression ?? texts ?? typed(
      left.key, right.constant)
      ?? typed(right.key, left.constant)
  }

  /// Whether what is wrong is what stands before the comparison.
  var concernsLeft: Bool {
    if let key = left.key, key.kind != .text, key.kind != .anything, key.kind != .role,
      texts != nil
    {
      return true
    }
    return right.constant == nil && left.constant != nil
  }

  private var name: String { comparison.operator.symbol }

  private var infinite: String? {
    let values = [left.constant, right.constant].compactMap { $0 }.flatMap(\.items)
    guard values.contains(where: { $0.number?.isFinite == false }) else { return nil }
    return "\(name) compares numbers, and this one is infinite or none"
  }

  /// Between what is to be.
  private var bounds: String? {
    guard comparison.operator == .between, let value = right.constant else { return nil }
    guard case .list(let bounds) = value, bounds.count == 2 else {
      return "BETWEEN needs a list of two bounds, such as {1, 5}, not \(value.formatText)"
    }
    let isOrdered = bounds.allSatisfy { $0.number != nil } || bounds.allSatisfy { $0.text != nil }
    guard isOrdered else {
      return "BETWEEN needs two numbers or two texts, not \(value.formatText)"
    }
    let order = ValueComparison(ElementPredicate.Comparison(.atMost, comparison.options))
    if order.holds(bounds[0], bounds[1]) { return nil }
    return "BETWEEN \(value.formatText): the first bound must be at most the second"
  }

  /// A list stands only where one is looked into.
  private var collection: String? {
    let isInto = comparison.operator
    if isInto == .in, let value = right.constant {
      switch value {
      case .list, .text: break
      default: return "IN needs a list, such as {'a', 'b'}, or a text, not \(value.formatText)"
      }
    }
    if case .list? = right.constant, isInto != .in, isInto != .between {
      return "\(name) compares with one value, not with a list; IN takes a list"
    }
    if case .list? = left.constant, isInto != .contains {
      return "a list can't stand before \(name); write: key IN list"
    }
    return nil
  }

  /// What every text has, or no list has.
  private var empty: String? {
    switch (comparison.operator, right.constant) {
    case (.in, .list([])?): "IN {} never holds: the list is empty"
    case (.contains, .text("")?), (.beginsWith, .text("")?), (.endsWith, .text("")?):
      "\(name) '' holds for every text"
    default: nil
    }
  }

  private var expression: String? {
    guard comparison.operator == .matches, let text = right.constant?.text,
      CompiledExpression(text, ignoringCase: false) == nil
    else { return nil }
    return "MATCHES \(text.formatText): this is not a regular expression"
  }

  /// BEGINSWITH and its like are about texts.
  private var texts: String? {
    guard comparison.operator.isForTexts else { return nil }
    for operand in [left, right] {
      switch operand {
      case .key(let key):
        guard key.kind == .truth || key.kind == .number || key.kind == .type else { continue }
        return "\(name) compares texts, and \(key.rawValue) is \(key.kind.name)"
      case .constant(let value):
        if value.text != nil { continue }
        if case .list = value { continue }
        return "\(name) compares texts, and \(value.formatText) is \(value.kindName)"
      }
    }
    return nil
  }

  /// A key of one kind can't be a value of another.
  private func typed(_ key: ElementKey?, _ constant: ElementPredicate.Value?) -> String? {
    guard let key, let constant else { return nil }
    return constant.items.lazy.compactMap { self.mismatch(key, $0) }.first
  }

  private func mismatch(_ key: ElementKey, _ value: Value) -> String? {
    // Without a value, only equality is a question.
    if case .nothing = value {
      let isEquality = [.equals, .notEqual, .in].contains(comparison.operator)
      return isEquality ? nil : "\(name) compares values, and nil is none"
    }
    switch (key.kind, value) {
    case (.type, .text(let name)): return ElementType.unknown(name)
    case (.type, .number(let number)): return ElementType.problem(withNumber: number)
    case (.role, .text(let name)): return comparison.operator.isForTexts ? nil : unknownRole(name)
    case (.number, .number(let number)):
      let isCount = number >= 0 && Int(exactly: number) != nil
      return isCount ? nil : "\(key.rawValue) is a whole number from 0, not \(value.formatText)"
    case (.anything, _), (.truth, .bool), (.truth, .number), (.text, .text): return nil
    default:
      return "\(key.rawValue) is \(key.kind.name), and \(value.formatText) is \(value.kindName)"
        + advice(key, value)
    }
  }

  /// What was probably meant.
  private func advice(_ key: ElementKey, _ value: Value) -> String {
    switch (key.kind, value) {
    case (.truth, .text): "; write \(key.rawValue) == true"
    case (.text, .number), (.text, .bool): "; write '\(value.formatText)' in quotes"
    default: ""
    }
  }

  private func unknownRole(_ name: String) -> String? {
    ElementType.isRole(name) ? nil : ElementType.unknown(name)
  }
}

nonisolated extension ElementKey.Kind {
  /// What a key of this kind stands for, in a sentence.
  fileprivate var name: String {
    switch self {
    case .truth: "true or false"
    case .text: "a text"
    case .number: "a number"
    case .type: "a type"
    case .role: "a role"
    case .anything: "any value"
    }
  }
}
