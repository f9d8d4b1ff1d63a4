import Foundation
import HarnessGraph
import HarnessUI

/// What the `find("x")` form tries, best first.
enum TextKind: Int, CaseIterable {
  case identifier, label, text, value, placeholder
}

extension ElementQuery {
  /// Whether everything but the `any` text holds.
  func holdsBesidesAny(for element: UIElement) -> Bool {
    if let role, !element.roles.contains(role) { return false }
    if let isEnabled, element.isEnabled != isEnabled { return false }
    if let isChecked, element.checkState != isChecked { return false }
    if let isSelected, element.isSelected != isSelected { return false }
    if let isFocused, element.isFocused != isFocused { return false }
    if let id, !id.holds(for: element) { return false }
    if let label, !label.holds(for: element.label(in: locale)) { return false }
    if let text, !text.holds(for: element.text(in: locale)) { return false }
    if let value, !value.holds(for: element) { return false }
    if let placeholder, !placeholder.holds(for: element.placeholder ?? "") { return false }
    if let tag, !element.tags.contains(where: { $0.stands(for: tag) }) { return false }
    if let predicate, !predicate.holds(for: element) { return false }
    return holdsBelow(element)
  }

  private func holdsBelow(_ element: UIElement) -> Bool {
    if let hasText, !element.hasText(hasText, in: locale) { return false }
    if let hasNotText, element.hasText(hasNotText, in: locale) { return false }
    if let has, has.resolve(from: element).isEmpty { return false }
    if let hasNot, !hasNot.resolve(from: element).isEmpty { return false }
    if let condition { return (try? condition.holds(element)) ?? false }
    return true
  }

  /// Of nested matches only the innermost counts where a condition looks at what is below.
  var countsInnermostOnly: Bool {
    has != nil || hasText != nil || text != nil || predicate?.predicate.countsInnermostOnly == true
  }
}

extension IdentityMatch {
  func holds(for element: UIElement) -> Bool {
    switch self {
    case .value(let wanted): element.explicitIDs.contains { $0.stands(for: wanted) }
    case .text(let match):
      element.identifiers.contains(where: match.holds)
        || element.explicitIDs.contains { id in
          guard let text = id.base as? String else { return false }
          return match.holds(for: text)
        }
    }
  }
}

extension ValueMatch {
  func holds(for element: UIElement) -> Bool {
    switch self {
    case .exactly(let wanted): return element.value == wanted
    case .text(let match):
      guard case .string(let text)? = element.value else { return false }
      return match.holds(for: text)
    }
  }
}

extension TextMatch {
  /// The best kind of text of the element that this holds for, at most as good as `limit`.
  func firstKind(of element: UIElement, limit: TextKind, in locale: Locale?) -> TextKind? {
    let found =
      if let exact, locale == nil { element.kind(ofExactly: exact) } else {
        kind(of: element, in: locale)
      }
    guard let found, found.rawValue <= limit.rawValue else { return nil }
    return found
  }

  private func kind(of element: UIElement, in locale: Locale?) -> TextKind? {
    if element.identifiers.contains(where: holds) { return .identifier }
    if holds(for: element.label(in: locale)) { return .label }
    if case .string(let text)? = element.value, holds(for: text) { return element.valueKind }
    if let placeholder = element.placeholder, holds(for: placeholder) { return .placeholder }
    return nil
  }
}

extension UIElement {
  /// The same for an exact text: the question that is asked most.
  fileprivate func kind(ofExactly text: String) -> TextKind? {
    if !identifiers.isEmpty, identifiers.contains(text) { return .identifier }
    if label == text { return .label }
    if case .string(let value)? = value, value == text { return valueKind }
    if let placeholder, placeholder == text { return .placeholder }
    return nil
  }

  /// What a field holds is its text; of other elements the text is their label, or belongs to an
  /// element below them: a row is not its text.
  fileprivate var valueKind: TextKind { editing == nil ? .value : .text }
}

extension UIElement {
  /// What a field holds; nil for other elements.
  var contentText: String? { editing == nil ? nil : text }

  /// Whether a comparison holds for the text of this element or of one below it, parts included.
  func hasText(_ match: TextMatch, in locale: Locale? = nil) -> Bool {
    if hasOwnText(match, in: locale) { return true }
    return !children.isEmpty && match.holds(for: text(in: locale))
  }

  private func hasOwnText(_ match: TextMatch, in locale: Locale?) -> Bool {
    let own = contentText ?? label(in: locale)
    if !own.isEmpty, match.holds(for: own) { return true }
    func isInside(_ element: UIElement) -> Bool {
      (!element.isHidden || isHidden) && element.hasOwnText(match, in: locale)
    }
    return parts.contains(where: isInside) || children.contains(where: isInside)
  }
}

extension AnyHashable {
  /// The same value, or an enumeration's case, its raw value or a UUID written as a string.
  func stands(for wanted: AnyHashable) -> Bool {
    if self == wanted { return true }
    guard let text = wanted.base as? String, !(base is String) else { return false }
    if let uuid = base as? UUID { return uuid.uuidString == text }
    guard Mirror(reflecting: base).displayStyle == .enum else { return false }
    if let raw = base as? any RawRepresentable, "\(raw.rawValue)" == text { return true }
    return "\(base)" == text
  }
}
