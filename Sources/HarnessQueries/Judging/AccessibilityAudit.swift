import Foundation
package import HarnessGraph
import HarnessUI

/// What in an interface keeps people from using it.
package struct AccessibilityFinding {
  package enum Kind: String, CaseIterable, Sendable {
    /// A control or a picture that a screen reader can't name.
    case missingLabel = "missing_label"
    /// Too small for a finger.
    case smallTarget = "small_target"
    /// A text that does not stand out from what is behind it.
    case contrast
    /// Two elements that a test can't tell apart by their identifier.
    case duplicateIdentifier = "duplicate_identifier"
  }

  package let kind: Kind
  package let element: UIElement
  /// One sentence that names the element and what is wrong.
  package let message: String
}

extension UIElement {
  /// What is wrong in this element and those below, in document order; hidden ones do not count.
  ///
  /// Sources: Apple's Human Interface Guidelines ("Accessibility") for the size of targets and for
  /// which contrast a text needs, WCAG 2.2 for how contrast is measured.
  ///
  /// - Complexity: O(elements).
  package func accessibilityAudit() -> [AccessibilityFinding] {
    var findings: [AccessibilityFinding] = []
    var known: [String: UIElement] = [:]
    forEach { element in
      if element.isHidden { return }
      findings += element.ownFindings
      guard let identifier = element.identifier else { return }
      if let first = known[identifier] {
        findings.append(element.sharing(identifier, with: first))
      } else {
        known[identifier] = element
      }
    }
    return findings
  }

  private var ownFindings: [AccessibilityFinding] {
    [missingLabel, smallTarget, weakContrast].compactMap(\.self)
  }

  private func sharing(_ identifier: String, with first: UIElement) -> AccessibilityFinding {
    AccessibilityFinding(
      kind: .duplicateIdentifier, element: self,
      message: "\(name) (\(node.path)) has the identifier \(identifier.quoted) of \(first.name) "
        + "(\(first.node.path))")
  }

  // MARK: Labels

  private static let namedRoles: Set<Role> = [
    .button, .toggle, .textField, .secureField, .textEditor, .searchField, .image, .link, .slider,
    .stepper, .picker, .datePicker, .colorPicker, .menu, .menuItem, .tab,
  ]

  private var missingLabel: AccessibilityFinding? {
    guard Self.namedRoles.contains(role), label.isBlank, (placeholder ?? "").isBlank else {
      return nil
    }
    return AccessibilityFinding(
      kind: .missingLabel, element: self, message: "\(name) (\(node.path)) has no label")
  }

  // MARK: Sizes

  /// The least width and height of what a finger is to hit, in points.
  private static let leastTarget = 44.0

  private var smallTarget: AccessibilityFinding? {
    guard isControl, let size = node.touchSize,
      size.width < Self.leastTarget - 0.01 || size.height < Self.leastTarget - 0.01,
      !isGivenRoom
    else { return nil }
    return AccessibilityFinding(
      kind: .smallTarget, element: self,
      message: "\(name) (\(node.path)) is \(size.width.short) × \(size.height.short) points large, "
        + "less than 44 × 44")
  }

  private var isControl: Bool { activate != nil || editing != nil || adjusting != nil }

  /// The system makes room for what stands in a bar, and for the only control of a row: it answers
  /// a finger anywhere in the row.
  private var isGivenRoom: Bool {
    var around = parent
    while let element = around {
      if element.role == .toolbar { return true }
      if element.role == .row {
        var controls = 0
        element.forEach { if $0 !== element, $0.isControl, !$0.isHidden { controls += 1 } }
        return controls == 1
      }
      around = element.parent
    }
    return false
  }

  // MARK: Contrast

  private var weakContrast: AccessibilityFinding? {
    guard role == .text || role == .heading, !label.isBlank,
      let front = color("foreground_style") ?? color("foreground_color"),
      let back = color("background")
    else { return nil }
    let ratio = Color.contrast(front, back)
    let least = isLargeText ? 3 : 4.5
    if ratio >= least { return nil }
    return AccessibilityFinding(
      kind: .contrast, element: self,
      message: "\(name) (\(node.path)) has a contrast of \(ratio.short) to 1, less than "
        + "\(least.short) to 1")
  }

  private func color(_ attribute: String) -> Color.Resolved? {
    guard case .string(let name)? = attributes[attribute] else { return nil }
    return Color.opaque(named: name, in: node.environment)
  }

  /// Of 18 points or more, or bold.
  private var isLargeText: Bool {
    guard case .string(let font)? = attributes["font"] else {
      return isBold(attributes["font_weight"])
    }
    let size = Font.size(named: font, in: node.environment) ?? 0
    return size >= 18 || isBold(.string(font)) || isBold(attributes["font_weight"])
  }

  private func isBold(_ value: ElementValue?) -> Bool {
    guard case .string(let text)? = value else { return false }
    return text.split(separator: " ").contains { ["bold", "heavy", "black"].contains($0) }
  }
}

extension String {
  fileprivate nonisolated var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension BinaryFloatingPoint {
  /// With one decimal at most.
  fileprivate nonisolated var short: String {
    let rounded = (Double(self) * 10).rounded(.down) / 10
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
