import Foundation
package import HarnessGraph
import HarnessUI

/// Leaving a presentation without a control in it: a swipe down, a tap beside it.
extension InputDevice {
  /// How far below the upper end of a sheet a finger takes it, in points (ours).
  private static let reach: CGFloat = 8

  /// Leaves a sheet, a popover or a choice the way a user can.
  package func dismiss(_ element: UIElement) throws(Refusal) {
    // A sheet is pulled down at its upper end, which no keyboard covers.
    let end = element.frame.map { CGPoint(x: $0.width / 2, y: min(Self.reach, $0.height / 2)) }
    try begin(element, offset: end)
    guard let dismiss = element.node.element?.dismiss else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(element.name) can't be dismissed: only its own controls end it")
    }
    guard element.canBeLeft else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(element.name) can't be dismissed: interactiveDismissDisabled() is set in it")
    }
    let node = element.node
    perform("dismissing", element) { run { dismiss() } }
    graph.settle()
    guard !node.isPresent else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(element.name) was left, and is still there: what shows it did not change")
    }
  }
}

extension UIElement {
  /// Whether the app lets a user leave it without a control in it.
  var canBeLeft: Bool { attributes["interactive_dismiss_disabled"] != .bool(true) }
}
