package import HarnessGraph
import HarnessUI

/// What matchers and queries say about one element.
extension UIElement {
  /// Whether a toggle is on; nil for an element that is not checkable.
  package var checkState: Bool? {
    guard roles.contains(.toggle), case .bool(let isOn)? = value else { return nil }
    return isOn
  }

  /// Whether a toggle is on.
  ///
  /// - Throws: for an element that is not checkable.
  package func isChecked() throws(JudgementError) -> Bool {
    guard let checkState else { throw .notCheckable(summary) }
    return checkState
  }

  /// Whether the element is in the interface and not hidden.
  package var isVisible: Bool { isAlive && !isHidden }
}

/// Why an element can't be judged.
package nonisolated enum JudgementError: Error, Equatable {
  case notCheckable(String)

  package var message: String {
    switch self {
    case .notCheckable(let element):
      "\(element) is not checkable: only a toggle is checked or not"
    }
  }
}
