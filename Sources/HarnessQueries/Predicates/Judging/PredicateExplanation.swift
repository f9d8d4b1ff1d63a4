package import HarnessGraph
import HarnessUI

/// A judged predicate as lines, one for each part, in which those to blame are marked:
///
/// ```text
/// all of
///     P.role("button")
///   ✗ P.label("begins_with", "abc")      is "Save"
/// ```
package struct PredicateExplanation {
  private let elements: [UIElement]
  private let judge: ElementJudge
  private let write: (ElementPredicate) -> String
  private var rows: [(text: String, actual: String)] = []

  /// The lines about a predicate that was expected to hold, or not to, for the matches of a locator.
  ///
  /// - Parameters:
  ///   - wanted: what was expected.
  ///   - write: how a part is written: as in a script, or `\.format`.
  package static func lines(
    of predicate: ElementPredicate, for elements: [UIElement], by judge: ElementJudge,
    wanted: Bool = true, write: @escaping (ElementPredicate) -> String = \.scriptText
  ) -> [String] {
    var explanation = PredicateExplanation(elements: elements, judge: judge, write: write)
    explanation.add(predicate, wanted: wanted, blamed: true, depth: 0)
    return explanation.lines
  }

  private init(
    elements: [UIElement], judge: ElementJudge, write: @escaping (ElementPredicate) -> String
  ) {
    self.elements = elements
    self.judge = judge
    self.write = write
  }

  private var lines: [String] {
    let width = rows.filter { !$0.actual.isEmpty }.map(\.text.count).max() ?? 0
    return rows.map { text, actual in
      if actual.isEmpty { return text }
      return text + String(repeating: " ", count: width - text.count + 6) + actual
    }
  }

  /// A part is to blame if what is around it is, and it says the contrary of what is wanted of it.
  private mutating func add(
    _ predicate: ElementPredicate, wanted: Bool, blamed: Bool, depth: Int
  ) {
    let verdict = judge.verdict(of: predicate, for: elements)
    let isToBlame = blamed && verdict != wanted
    func addInside(_ title: String, _ predicates: [ElementPredicate], wanted: Bool) {
      rows.append((String(repeating: "  ", count: depth) + "  " + title, ""))
      for predicate in predicates {
        add(predicate, wanted: wanted, blamed: isToBlame, depth: depth + 1)
      }
    }
    switch predicate.form {
    case .all(let predicates): addInside("all of", predicates, wanted: wanted)
    case .any(let predicates): addInside("any of", predicates, wanted: wanted)
    case .not(let predicate): addInside("none of", predicate.alternatives, wanted: !wanted)
    default:
      let mark = isToBlame ? (verdict == nil ? "? " : "✗ ") : "  "
      let actual = isToBlame ? self.actual(predicate) : ""
      rows.append((String(repeating: "  ", count: depth) + mark + write(predicate), actual))
    }
  }

  // MARK: What is so

  private func actual(_ predicate: ElementPredicate) -> String {
    if let problem = predicate.problem { return problem }
    switch predicate.form {
    case .condition(let condition): return actual(condition)
    case .has, .within:
      guard let element = elements.first, elements.count == 1 else { return matches }
      let side = if case .has = predicate.form { "below" } else { "around" }
      return "\(judge.holds(predicate, for: element) ? "something" : "nothing") is \(side)"
    default: return ""
    }
  }

  private func actual(_ condition: PredicateCondition) -> String {
    let keys = condition.keys
    if keys.count == 1 { return actual(keys[0], isAlone: true) }
    return keys.map { "\($0.scriptWord) \(actual($0, isAlone: false))" }.joined(separator: ", ")
  }

  private func actual(_ key: ElementKey, isAlone: Bool) -> String {
    if key == .count { return "is \(elements.count)" }
    if key == .exists { return "is \(!elements.isEmpty)" }
    guard let element = elements.first, elements.count == 1 else { return matches }
    if key.isMultiple { return "is " + element.roles.map(\.rawValue).joined(separator: " and ") }
    switch judge.value(of: key, in: element) {
    case .nothing where key == .isChecked: return "is no toggle"
    case .text(let text) where element.isSecret && [.value, .text].contains(key):
      return "is \(text.masked.quoted)"
    case let value: return "is \(value.scriptText)"
    }
  }

  private var matches: String { elements.isEmpty ? "no match" : "\(elements.count) matches" }
}

nonisolated extension ElementPredicate {
  /// The predicates of which one holds where this one does.
  var alternatives: [ElementPredicate] {
    if case .any(let predicates) = form { predicates } else { [self] }
  }
}
