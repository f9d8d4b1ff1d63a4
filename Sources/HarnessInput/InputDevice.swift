package import Foundation
package import HarnessGraph
import HarnessUI

/// A user's hands on one mounted view: taps, the focus, the cursor in a text.
///
/// Every action is guarded, delivered, and has settled when the method returns.
package final class InputDevice {
  package let graph: Graph
  var cursor: TextCursor?
  /// The views that the pointer is over, inner ones first.
  var hovered: [Node] = []
  private var event: (verb: String, element: UIElement)?

  package init(graph: Graph) { self.graph = graph }

  /// What the app is doing while it can't be touched: inside an action or a callback; else nil.
  package var busyReason: String? {
    if let event {
      return "the app is still handling an event: \(event.verb) \(event.element.name)"
    }
    return graph.isBusy ? "the app is still handling an event: its views are being updated" : nil
  }

  // MARK: Taps

  /// Touches an element `count` times in a row.
  ///
  /// A control's own action wins, then the nearest tap gesture around. A later tap of the same
  /// series that meets a control which is gone or disabled by then does nothing.
  ///
  /// - Parameters:
  ///   - offset: from the element's top left corner, in points; nil: the middle.
  ///   - force: skips the guards; an element that is gone is refused all the same.
  ///   - time: in virtual seconds.
  package func tap(
    _ element: UIElement, count: Int = 1, offset: CGPoint? = nil, force: Bool = false,
    at time: Double = 0
  ) throws(Refusal) {
    let touch = try touch(element, for: .tap(count: count), offset: offset, force: force)
    for _ in 0..<count {
      touch.send(TouchEvent(.began, at: touch.start, time: time))
      touch.send(TouchEvent(.ended, at: touch.start, time: time))
    }
    touch.send(TouchEvent(.left, at: touch.start, time: time))
  }

  package func doubleTap(_ element: UIElement, force: Bool = false) throws(Refusal) {
    try tap(element, count: 2, force: force)
  }

  // MARK: Delivery

  /// Refuses what a user could not do, and brings the element into sight.
  ///
  /// The order is that of the causes: absent, disabled, hidden, without hit testing, covered, off the
  /// screen.
  ///
  /// - Returns: Where a finger comes down, in points of the screen; nil where that can't be said.
  @discardableResult
  func begin(
    _ element: UIElement, offset: CGPoint? = nil, force: Bool = false
  ) throws(Refusal) -> CGPoint? {
    try beginWithoutElement()
    if force {
      if !element.node.isPresent { try element.check() }
      return element.anyPoint(at: offset)
    }
    try element.check()
    try element.checkTouches()
    try element.checkCover()
    return try pointInSight(of: element, at: offset)
  }

  /// The same for what needs no finger: an action of assistive technologies.
  func beginWithoutFinger(_ element: UIElement) throws(Refusal) {
    try beginWithoutElement()
    try element.check()
    try element.checkCover()
  }

  func beginWithoutElement() throws(Refusal) {
    guard let busyReason else { return }
    throw Refusal(kind: .busy, message: "\(busyReason); act when it has returned")
  }

  /// Marks the app as busy while `body` runs.
  func perform<T>(_ verb: String, _ element: UIElement, _ body: () -> T) -> T {
    event = (verb, element)
    defer { event = nil }
    return body()
  }

  /// Runs code of the app and everything that follows from it.
  func run(_ action: () -> Void) {
    Tracking.ignoringReads(action)
    graph.settle()
  }
}
