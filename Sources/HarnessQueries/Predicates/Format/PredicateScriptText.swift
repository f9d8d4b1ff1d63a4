import HarnessGraph
import HarnessUI

/// A predicate as a script would write it.
nonisolated extension ElementPredicate {
  /// `P.label("begins_with", "abc")`, or `P.format("…")` for what has no word of its own.
  package var scriptText: String {
    switch form {
    case .constant, .invalid: formatCall
    case .condition(let condition): condition.scriptText ?? formatCall
    case .has(let related): "P.has(\(related.scriptText))"
    case .within(let related): "P.within(\(related.scriptText))"
    case .all(let predicates): "P.all{ \(predicates.scriptText) }"
    case .any(let predicates): "P.any{ \(predicates.scriptText) }"
    case .not(let predicate): "P.none{ \(predicate.alternatives.scriptText) }"
    }
  }

  private var formatCall: String { "P.format(\(format.quoted))" }
}

nonisolated extension [ElementPredicate] {
  fileprivate var scriptText: String { map(\.scriptText).joined(separator: ", ") }
}

nonisolated extension RelatedElement {
  fileprivate var scriptText: String {
    switch self {
    case .predicate(let predicate): predicate.scriptText
    case .locator(let locator): locator.text
    }
  }
}

nonisolated extension PredicateCondition {
  /// Nil for what only a format can say.
  fileprivate var scriptText: String? {
    // A nil of a script may also be a value that somebody forgot: words take none.
    guard let key = left.key, let value = right.constant, !value.items.contains(.nothing) else {
      return nil
    }
    switch (key.kind, comparison) {
    case (.truth, .equals):
      guard case .bool(let wanted) = value else { return nil }
      return "P.\(key.scriptWord)(\(wanted))"
    case (.type, .equals):
      guard let type = value.number.flatMap(ElementType.init(number:)) else { return nil }
      return type.scriptText
    case (.role, .equals): return value.text.map { "P.role(\($0.quoted))" }
    case (.truth, _), (.type, _), (.role, _): return nil
    default:
      if key == .title { return nil }
      return "P.\(key.scriptWord)(\(comparison.scriptName.quoted), \(value.scriptText))"
    }
  }
}

nonisolated extension ElementType {
  /// The word for a role by its usual type, else the type's own name.
  fileprivate var scriptText: String {
    if let role, role.elementTypes.first == self { return "P.role(\(role.rawValue.quoted))" }
    return "P.type(\(name.quoted))"
  }
}

nonisolated extension ElementKey {
  /// The word of a script for the key.
  package var scriptWord: String {
    switch self {
    case .exists, .label, .title, .value, .text, .identifier, .role, .count: rawValue
    case .isEnabled: "is_enabled"
    case .isHittable: "is_hittable"
    case .isSelected: "is_selected"
    case .isChecked: "is_checked"
    case .hasFocus: "is_focused"
    case .placeholderValue: "placeholder"
    case .elementType: "type"
    }
  }
}

nonisolated extension ElementPredicate.Value {
  /// The value as a script would write it.
  package var scriptText: String {
    switch self {
    case .nothing: "nil"
    case .text(let text): text.quoted
    case .list(let values): "{ \(values.map(\.scriptText).joined(separator: ", ")) }"
    case .bool, .number: formatText
    }
  }
}
