package import HarnessGraph
import HarnessUI

/// Says whether predicates hold for elements.
package final class ElementJudge {
  /// Whether a finger could reach an element: only who has fingers knows.
  private let isHittable: (UIElement) -> Bool
  /// What locators inside `within` have found, for as long as one search goes on.
  private var found: [HeldLocator: Surroundings] = [:]

  package init(isHittable: @escaping (UIElement) -> Bool) { self.isHittable = isHittable }

  /// The elements may have changed since the last question.
  package func beginSearch() {
    if !found.isEmpty { found.removeAll() }
  }

  // MARK: One element

  /// Whether a predicate holds for an element. One with a `problem` does not.
  package func holds(_ predicate: ElementPredicate, for element: UIElement) -> Bool {
    switch predicate.form {
    case .constant(let holds): holds
    case .condition(let condition): holds(condition, for: element)
    case .has(let related): has(related, below: element)
    case .within(let related): isWithin(related, element)
    case .all(let predicates): predicates.allSatisfy { holds($0, for: element) }
    case .any(let predicates): predicates.contains { holds($0, for: element) }
    case .not(let predicate): !holds(predicate, for: element)
    case .invalid: false
    }
  }

  private func holds(_ condition: PredicateCondition, for element: UIElement) -> Bool {
    if let role = condition.askedRole {
      return element.roles.contains(role) == (condition.comparison.operator == .equals)
    }
    if condition.isMultiple { return holdsForAny(condition, of: element) }
    return condition.holds(
      value(of: condition.left, in: element), value(of: condition.right, in: element))
  }

  /// An element with several roles is of each of their types, and another one only if none is it.
  private func holdsForAny(_ condition: PredicateCondition, of element: UIElement) -> Bool {
    let isNegated = condition.comparison.operator == .notEqual
    for left in values(of: condition.left, in: element) {
      for right in values(of: condition.right, in: element)
      where condition.holds(left, right) != isNegated { return !isNegated }
    }
    return isNegated
  }

  private func values(
    of operand: PredicateCondition.Operand, in element: UIElement
  ) -> [ElementPredicate.Value] {
    switch operand {
    case .key(.elementType):
      element.roles.flatMap(\.elementTypes).map { .number(Double($0.rawValue)) }
    case .key(.role): element.roles.map { .text($0.rawValue) }
    default: [value(of: operand, in: element)]
    }
  }

  private func value(
    of operand: PredicateCondition.Operand, in element: UIElement
  ) -> ElementPredicate.Value {
    switch operand {
    case .constant(let value): value
    case .key(let key): value(of: key, in: element)
    }
  }

  /// What a key stands for; of keys that can have several values, the first.
  func value(of key: ElementKey, in element: UIElement) -> ElementPredicate.Value {
    switch key {
    case .exists: .bool(true)
    case .count: .number(1)
    case .isEnabled: .bool(element.isEnabled)
    case .isHittable: .bool(isHittable(element))
    case .isSelected: .bool(element.isSelected)
    case .isChecked: element.checkState.map { .bool($0) } ?? .nothing
    case .hasFocus: .bool(element.isFocused)
    case .label, .title: .text(element.label)
    case .value: element.value.map { .init($0) } ?? .nothing
    case .text: .text(element.text)
    case .identifier: .text(element.identifier ?? "")
    case .placeholderValue: element.placeholder.map { .text($0) } ?? .nothing
    case .role: .text(element.role.rawValue)
    case .elementType:
      element.role.elementTypes.first.map { .number(Double($0.rawValue)) } ?? .nothing
    }
  }

  // MARK: What is around

  private func has(_ related: RelatedElement, below element: UIElement) -> Bool {
    switch related {
    case .locator(let held): !held.locator.resolve(from: element).isEmpty
    case .predicate(let predicate):
      element.parts.contains { isFound(predicate, $0, hidden: element.isHidden, isPart: true) }
        || element.children.contains {
          isFound(predicate, $0, hidden: element.isHidden, isPart: false)
        }
    }
  }

  /// Whether a search that begins above comes to an element that a predicate holds for.
  private func isFound(
    _ predicate: ElementPredicate, _ element: UIElement, hidden: Bool, isPart: Bool
  ) -> Bool {
    if element.isHidden, !hidden { return false }
    if holds(predicate, for: element) { return true }
    func isInside(_ other: UIElement) -> Bool {
      isFound(predicate, other, hidden: hidden, isPart: isPart)
    }
    return isPart && element.parts.contains(where: isInside)
      || element.children.contains(where: isInside)
  }

  private func isWithin(_ related: RelatedElement, _ element: UIElement) -> Bool {
    switch related {
    case .locator(let held): return surroundings(of: held, around: element).contain(element)
    case .predicate(let predicate):
      var ancestor = element.parent
      while let current = ancestor {
        if holds(predicate, for: current) { return true }
        ancestor = current.parent
      }
      return false
    }
  }

  private func surroundings(of held: HeldLocator, around element: UIElement) -> Surroundings {
    if let known = found[held] { return known }
    let elements = Surroundings(held.locator.resolve(from: element.root))
    found[held] = elements
    return elements
  }
}

// MARK: - Any number of elements

extension ElementJudge {
  /// What a predicate says of the matches of a locator; nil where it asks about one element and
  /// there is none, or more than one.
  ///
  /// `exists` and `count` can be told of any number. What is decided by them is decided.
  package func verdict(of predicate: ElementPredicate, for elements: [UIElement]) -> Bool? {
    if predicate.problem != nil { return nil }
    switch predicate.form {
    case .constant(let holds): return holds
    case .condition(let condition): return verdict(of: condition, for: elements)
    case .all(let predicates):
      let verdicts = predicates.map { verdict(of: $0, for: elements) }
      return verdicts.contains(false) ? false : verdicts.contains(nil) ? nil : true
    case .any(let predicates):
      let verdicts = predicates.map { verdict(of: $0, for: elements) }
      return verdicts.contains(true) ? true : verdicts.contains(nil) ? nil : false
    case .not(let predicate): return verdict(of: predicate, for: elements).map { !$0 }
    case .has, .within:
      return elements.count == 1 ? holds(predicate, for: elements[0]) : nil
    case .invalid: return nil
    }
  }

  private func verdict(of condition: PredicateCondition, for elements: [UIElement]) -> Bool? {
    if elements.count == 1 { return holds(condition, for: elements[0]) }
    guard !condition.isAboutElement else { return nil }
    func value(of operand: PredicateCondition.Operand) -> ElementPredicate.Value {
      switch operand {
      case .constant(let value): value
      case .key(.count): .number(Double(elements.count))
      case .key: .bool(!elements.isEmpty)
      }
    }
    return condition.holds(value(of: condition.left), value(of: condition.right))
  }
}

nonisolated extension ElementPredicate.Value {
  /// An element's value.
  init(_ value: ElementValue) {
    self =
      switch value {
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .text(value)
      }
  }
}
