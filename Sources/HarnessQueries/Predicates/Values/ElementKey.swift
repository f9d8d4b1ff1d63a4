/// What a predicate can ask of an element. The raw value is its key in formats.
///
/// Source: XCTest's documentation of `XCUIElementAttributes` and `XCUIElement`; `isChecked`, `text`
/// and `role` are ours.
package nonisolated enum ElementKey: String, Hashable, Sendable, CaseIterable {
  case exists, isEnabled, isHittable, isSelected, isChecked, hasFocus
  case label, title, value, text, identifier, placeholderValue
  case elementType, role, count

  /// The other names that a format may use.
  private static let synonyms: [String: ElementKey] = [
    "enabled": .isEnabled, "hittable": .isHittable, "selected": .isSelected,
    "checked": .isChecked, "focused": .hasFocus, "isFocused": .hasFocus,
    "placeholder": .placeholderValue,
  ]

  /// The key that a format names.
  static func named(_ name: String) -> ElementKey? {
    ElementKey(rawValue: name) ?? synonyms[name]
  }

  static let allNames: [String] = allCases.map(\.rawValue) + synonyms.keys.sorted()

  /// What the key stands for.
  package enum Kind: Sendable { case truth, text, number, type, role, anything }

  package var kind: Kind {
    switch self {
    case .exists, .isEnabled, .isHittable, .isSelected, .isChecked, .hasFocus: .truth
    case .label, .title, .text, .identifier, .placeholderValue: .text
    case .count: .number
    case .elementType: .type
    case .role: .role
    case .value: .anything
    }
  }

  /// Whether an element can have more than one at a time.
  var isMultiple: Bool { self == .elementType || self == .role }

  /// Whether it can be told of any number of matches, also of none.
  var isAboutMatches: Bool { self == .exists || self == .count }
}
