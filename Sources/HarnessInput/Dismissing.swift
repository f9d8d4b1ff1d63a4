package import HarnessGraph
import HarnessUI

/// Leaving a presentation without a control in it: a swipe down, a tap beside it.
extension InputDevice {
  /// Leaves a sheet, a popover or a choice the way a user can.
  package func dismiss(_ element: UIElement) throws(Refusal) {
    try begin(element)
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
    perform("dismissing", element) { run { dismiss() } }
  }
}

extension UIElement {
  /// Whether the app lets a user leave it without a control in it.
  var canBeLeft: Bool { attributes["interactive_dismiss_disabled"] != .bool(true) }
}
