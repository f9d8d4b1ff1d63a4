import HarnessUI

/// One comparison of a predicate: `label BEGINSWITH 'abc'`.
package nonisolated struct PredicateCondition: Sendable {
  /// What stands on a side of a comparison.
  package enum Operand: Hashable, Sendable {
    case key(ElementKey)
    case constant(ElementPredicate.Value)

    var key: ElementKey? {
      if case .key(let key) = self { key } else { nil }
    }
    var constant: ElementPredicate.Value? {
      if case .constant(let value) = self { value } else { nil }
    }
  }

  package let left: Operand
  package let comparison: ElementPredicate.Comparison
  package let right: Operand
  /// Why the comparison makes no sense; nil where it does.
  package let problem: String?
  /// Whether the problem is what stands before the comparison; else it is what stands behind it.
  var problemConcernsLeft: Bool { ConditionCheck(left, comparison, right).concernsLeft }
  /// Whether an element can have several values on one of the sides.
  let isMultiple: Bool
  /// Where the question is only whether an element has a role, or has it not, the role: the usual
  /// question about types, on its own for speed.
  let askedRole: Role?
  /// The comparison with a constant text, made ready once.
  private let test: TextTest?

  package init(_ left: Operand, _ comparison: ElementPredicate.Comparison, _ right: Operand) {
    self.left = left.comparable(with: right.key)
    self.right = right.comparable(with: left.key)
    self.comparison = comparison
    isMultiple = left.key?.isMultiple == true || right.key?.isMultiple == true
    askedRole = Self.role(self.left, comparison.operator, self.right.constant)
    test = Self.test(comparison, self.right.constant?.text)
    problem = ConditionCheck(self.left, comparison, self.right).problem
  }

  private static func role(
    _ left: Operand, _ comparison: ElementPredicate.Comparison.Operator,
    _ value: ElementPredicate.Value?
  ) -> Role? {
    guard left.key == .elementType, comparison == .equals || comparison == .notEqual,
      case .number(let number)? = value
    else { return nil }
    return ElementType(number: number)?.role
  }

  private static func test(
    _ comparison: ElementPredicate.Comparison, _ text: String?
  ) -> TextTest? {
    guard let text, let kind = comparison.operator.textComparison else { return nil }
    return try? TextTest(TextMatch.Condition(kind, text), folding: comparison.folding)
  }

  /// Whether a comparison holds between two values that stand left and right of it.
  func holds(_ left: ElementPredicate.Value, _ right: ElementPredicate.Value) -> Bool {
    if let test, let text = left.text { return test.holds(for: comparison.folding.fold(text)) }
    return ValueComparison(comparison).holds(left, right)
  }

  /// Whether it asks about an element at all, and not only how many match.
  var isAboutElement: Bool { keys.contains { !$0.isAboutMatches } }

  var keys: [ElementKey] { [left.key, right.key].compactMap { $0 } }
}

nonisolated extension PredicateCondition: Hashable {
  package static func == (one: PredicateCondition, other: PredicateCondition) -> Bool {
    one.left == other.left && one.comparison == other.comparison && one.right == other.right
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(left)
    hasher.combine(comparison)
    hasher.combine(right)
  }
}

nonisolated extension PredicateCondition.Operand {
  /// Names of types and roles as what the key has; unknown ones stay, and are a problem.
  fileprivate func comparable(with key: ElementKey?) -> PredicateCondition.Operand {
    guard case .constant(let value) = self, let key, key.isMultiple else { return self }
    return .constant(
      value.mapped { value in
        guard let name = value.text else { return value }
        let known = key == .role ? ElementType.roleValue(of: name) : ElementType.value(of: name)
        return known ?? value
      })
  }
}
