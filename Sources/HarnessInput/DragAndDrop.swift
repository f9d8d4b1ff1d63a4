package import Foundation
package import HarnessGraph
import HarnessUI

/// Something that a finger holds over a view that takes it.
package struct CarriedDrag {
  /// What was picked up.
  package let element: UIElement
  fileprivate let destination: UIElement
  fileprivate let target: DropTarget
  fileprivate let payload: DragPayload
  fileprivate let place: CGPoint
  fileprivate let device: InputDevice

  /// Lets it go: the view gets it, and is told that nothing is over it any more.
  package func drop() {
    device.perform("the drop onto", destination) {
      device.run { _ = target.dropped(payload, place) }
      device.run { target.left(payload, place) }
    }
  }

  /// Takes it away again.
  package func cancel() {
    device.perform("the drop onto", destination) { device.run { target.left(payload, place) } }
  }
}

/// Something is carried from one element to another.
extension InputDevice {
  /// Picks an element up and lets it go on another one.
  ///
  /// The nearest view around the first that can be dragged gives what is carried; the nearest one
  /// around the second that wants it is told that it is over it, gets it, and is told that it is
  /// gone.
  package func drag(_ element: UIElement, onto destination: UIElement) throws(Refusal) {
    try carry(element, onto: destination).drop()
  }

  /// Picks an element up and holds it over another one, which has been told when this returns.
  package func carry(
    _ element: UIElement, onto destination: UIElement
  ) throws(Refusal) -> CarriedDrag {
    try begin(element)
    guard let source = dragSource(around: element) else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(element.name) can't be dragged onto something: neither it nor a view around it "
          + "is draggable; give the distance to move a finger")
    }
    let point = try begin(destination) ?? .zero
    let payload = Tracking.ignoringReads { source.payload() }
    guard let (target, place) = dropTarget(around: destination, for: payload, at: point) else {
      throw Refusal(
        kind: .nothingHandled,
        message: "\(destination.name) does not take what \(element.name) carries, nor does a view "
          + "around it")
    }
    let drag = CarriedDrag(
      element: element, destination: destination, target: target, payload: payload, place: place,
      device: self)
    perform("the drop onto", destination) { run { target.entered(payload, place) } }
    return drag
  }

  /// How far a finger goes from the middle of an element to that of another one, if it is a gesture
  /// that follows it; nil where something is carried, or nothing follows.
  package func way(
    from element: UIElement, to destination: UIElement
  ) throws(Refusal) -> CGSize? {
    guard dragSource(around: element) == nil, let start = try begin(element),
      Contenders(of: element, at: start).all.contains(where: { $0.answers(.drag) }),
      let end = destination.frame
    else { return nil }
    return CGSize(width: end.midX - start.x, height: end.midY - start.y)
  }

  /// Whether the element, or a view around it, gives something that is carried.
  package func isDraggable(_ element: UIElement) -> Bool { dragSource(around: element) != nil }

  private func dragSource(around element: UIElement) -> DragSource? {
    for node in nodes(around: element) {
      for case .dragSource(let source) in node.annotations { return source }
    }
    return nil
  }

  /// With the point in the coordinates of the view that takes it.
  private func dropTarget(
    around element: UIElement, for payload: DragPayload, at point: CGPoint
  ) -> (DropTarget, CGPoint)? {
    for node in nodes(around: element) {
      let place = node.geometrySnapshot?.point(point, in: .local) ?? point
      for case .dropTarget(let target) in node.annotations
      where Tracking.ignoringReads({ target.accepts(payload, place) }) { return (target, place) }
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
