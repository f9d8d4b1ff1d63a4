package import HarnessUI

/// What an element is at a moment: all that is written of it, and no more. It holds on to nothing of
/// the interface, so that it can be kept for later at little cost.
package struct ElementFacts {
  package let role: Role
  package let label: String
  package let identifier: String?
  package let value: ElementValue?
  package let isEnabled: Bool
  package let isHidden: Bool
  package let isLeaving: Bool

  package init(_ element: UIElement) {
    role = element.role
    label = element.label
    identifier = element.identifier
    value = element.value
    isEnabled = element.isEnabled
    isHidden = element.isHidden
    isLeaving = element.node.isLeaving
  }

  /// See `UIElement.stateNames`.
  package var stateNames: [String] {
    var names: [String] = []
    if !isEnabled { names.append("disabled") }
    if isHidden { names.append("hidden") }
    if isLeaving { names.append("leaving") }
    if value == .bool(true) { names.append("checked") }
    return names
  }

  /// See `UIElement.shownValue`.
  package var shownValue: String? {
    switch value {
    case .string(let text)?: text.quoted
    case .number(let number)?: ElementValue.text(of: number)
    case .bool?, nil: nil
    }
  }
}
