package import HarnessGraph
package import HarnessUI

/// Events that a control sends without a finger.
extension InputDevice {
  /// Lets a control send events, whatever stands between a user and it: only one that is gone can't.
  ///
  /// - Parameter target: Nil: all of them.
  /// - Returns: how many actions have run.
  package func send(
    _ events: [String], of receiver: any ControlEventReceiver, to target: AnyObject?,
    from element: UIElement
  ) throws(Refusal) -> Int {
    try begin(element, force: true)
    return perform("an event of", element) {
      var count = 0
      run { count = receiver.send(events, to: target) }
      return count
    }
  }
}

extension UIElement {
  /// The control behind the element; nil for a view of SwiftUI.
  package var receiver: (any ControlEventReceiver)? { node.element?.receiver }
}
