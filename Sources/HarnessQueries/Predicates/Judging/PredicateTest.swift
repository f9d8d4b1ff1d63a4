import HarnessGraph
import HarnessUI

/// A predicate in a query, with who judges it.
package struct PredicateTest {
  package let predicate: ElementPredicate
  private let judge: ElementJudge

  package init(_ predicate: ElementPredicate, by judge: ElementJudge) {
    self.predicate = predicate
    self.judge = judge
  }

  func beginSearch() { judge.beginSearch() }

  func holds(for element: UIElement) -> Bool { judge.holds(predicate, for: element) }
}

nonisolated extension ElementPredicate {
  /// Whether it asks how many elements match, which a query can't know of each element.
  package var asksForCount: Bool { contains { $0.keys.contains(.count) } }

  private func contains(_ isWanted: (PredicateCondition) -> Bool) -> Bool {
    var found = false
    forEach { predicate in
      if case .condition(let condition) = predicate.form, isWanted(condition) { found = true }
    }
    return found
  }

  /// Of nested matches only the innermost counts where it looks at what is below.
  var countsInnermostOnly: Bool {
    switch form {
    case .has: true
    case .condition(let condition): condition.keys.contains(.text)
    case .all(let predicates), .any(let predicates):
      predicates.contains(where: \.countsInnermostOnly)
    // What is not below says nothing about where an element ends.
    case .not, .within, .constant, .invalid: false
    }
  }

  /// The texts that it names, whatever they are compared with.
  var wantedTexts: [String] {
    var texts: [String] = []
    forEachOwnCondition { condition in
      guard condition.keys.contains(where: { !$0.isMultiple }) else { return }
      for operand in [condition.left, condition.right] {
        texts += (operand.constant?.items ?? []).compactMap(\.text)
      }
    }
    return texts
  }

  /// The role that an element must have.
  var wantedRole: Role? {
    var role: Role?
    forEachOwnCondition { condition in
      guard condition.comparison.operator == .equals, let value = condition.right.constant else {
        return
      }
      switch condition.left {
      case .key(.role): role = value.text.flatMap(Role.init(rawValue:))
      case .key(.elementType): role = value.number.flatMap(ElementType.init(number:))?.role
      default: break
      }
    }
    return role
  }

  /// The conditions on the element itself that it is to fulfil.
  private func forEachOwnCondition(_ visit: (PredicateCondition) -> Void) {
    switch form {
    case .condition(let condition): visit(condition)
    case .all(let predicates), .any(let predicates):
      for predicate in predicates { predicate.forEachOwnCondition(visit) }
    case .not, .has, .within, .constant, .invalid: break
    }
  }
}
