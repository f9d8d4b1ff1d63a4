package import Foundation
package import HarnessGraph
package import HarnessUI

/// What a script asks of an element: all conditions that are given must hold.
package struct ElementQuery {
  /// The `find("x")` form: identifier, label, text, value and placeholder are tried in this order,
  /// and the first of them with a match wins.
  package var any: TextMatch?
  package var id: IdentityMatch?
  package var label: TextMatch?
  package var text: TextMatch?
  package var value: ValueMatch?
  package var placeholder: TextMatch?
  package var role: Role?
  /// The name of a view's Swift type.
  package var type: String?
  package var tag: AnyHashable?
  package var isEnabled: Bool?
  package var isChecked: Bool?
  package var isSelected: Bool?
  package var isFocused: Bool?
  /// Something below the element that this locator, seen from the element, finds.
  package var has: Locator?
  package var hasNot: Locator?
  /// Holds for the element's own text or for one below it.
  package var hasText: TextMatch?
  package var hasNotText: TextMatch?
  package var predicate: PredicateTest?
  /// Which of those that match: counted from 1, or from the end with negative numbers; never 0.
  package var index: Int?
  /// Texts are those that the views show in this locale.
  package var locale: Locale?
  /// A condition of the script's own.
  package var condition: ElementCondition?
  /// Looks at hidden elements too.
  package var includesHidden = false
  /// Looks at the parts of merged controls too.
  package var isUnmerged = false

  package init() {}

  package init(any: TextMatch) { self.any = any }

  /// Elements whose identifier, label, text, value or placeholder is exactly `text`.
  package init(_ text: String) { any = TextMatch(text) }
}

/// What a script asks of an element's identity.
package enum IdentityMatch {
  /// An accessibility identifier, or a string given to `id(_:)`.
  case text(TextMatch)
  /// A value of another type given to `id(_:)`.
  case value(AnyHashable)
}

/// What a script asks of an element's value.
package enum ValueMatch {
  /// The same value of the same type.
  case exactly(ElementValue)
  /// A comparison that holds for the value, which is a string.
  case text(TextMatch)
}

/// A condition that a script computes. One that throws does not hold.
package struct ElementCondition {
  /// What a script would write for it.
  package let text: String
  package let holds: (UIElement) throws -> Bool

  package init(_ text: String, holds: @escaping (UIElement) throws -> Bool) {
    self.text = text
    self.holds = holds
  }
}
