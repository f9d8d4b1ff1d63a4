import Foundation
package import HarnessGraph
import HarnessUI

/// Something is carried from one element to another.
extension InputDevice {
  /// Picks an element up and lets it go on another one.
  ///
  /// The nearest view around the first that can be dragged gives what is carried; the nearest one
  /// around the second that wants it is told that it is over it, gets it, and is told that it is
  /// gone.
  package func drag(_ element: UIElement, onto destination: UIElement) throws(Refusal) {
    try begin(element)
    try element.checkTouches()
    guard let source = dragSource(around: element) else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(element.name) can't be dragged onto something: neither it nor a view around it "
          + "is draggable; give the distance to move a finger")
    }
    try begin(destination)
    let payload = Tracking.ignoringReads { source.payload() }
    guard let target = dropTarget(around: destination, for: payload) else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(destination.name) does not take what \(element.name) carries, nor does a view "
          + "around it")
    }
    perform("the drop onto", destination) {
      run { target.entered(payload, .zero) }
      run { _ = target.dropped(payload, .zero) }
      run { target.left(payload, .zero) }
    }
  }

  private func dragSource(around element: UIElement) -> DragSource? {
    for node in nodes(around: element) {
      for case .dragSource(let source) in node.annotations { return source }
    }
    return nil
  }

  private func dropTarget(around element: UIElement, for payload: DragPayload) -> DropTarget? {
    for node in nodes(around: element) {
      for case .dropTarget(let target) in node.annotations
      where Tracking.ignoringReads({ target.accepts(payload, .zero) }) { return target }
    }
    return nil
  }

  /// From the only thing inside, as far as there is only one, outwards.
  private func nodes(around element: UIElement) -> [Node] {
    var nodes: [Node] = []
    var node: Node? = element.node.soleContent
    while let current = node {
      nodes.append(current)
      node = current.parent
    }
    return nodes
  }
}
