import Foundation
import HarnessGraph
import HarnessUI

/// A finger that moves what scrolls under it.
///
/// Content follows the finger once it has gone ten points along an axis that scrolls; then gestures
/// that were waiting lose it. One that goes on already, such as a drag without a minimum distance,
/// keeps it. The nearest view that can go on scrolls, and stays the one until the finger is lifted.
final class ScrollPan {
  private let areas: [ScrollArea]
  private var start: TouchEvent?
  private var last: TouchEvent?
  private var velocity = CGSize.zero
  private var moving: (area: ScrollArea, offset: CGPoint, axis: Axis)?
  private var isLost = false
  /// How far content was pulled beyond its beginning, in points.
  private var pull = 0.0

  /// How far a finger goes before it scrolls, as far as before it drags.
  static let distance = 10.0
  /// How far content is pulled down until it is loaded anew (ours).
  static let refreshDistance = 60.0

  init(around node: Node) { areas = node.scrollAreas.filter(\.isEnabled) }

  var isScrolling: Bool { moving != nil }
  /// What follows the finger.
  var scrolled: ScrollArea? { moving?.area }

  /// Where a finger that is lifted would come to rest, in points of the screen.
  var predictedEnd: CGPoint {
    guard let last else { return .zero }
    return CGPoint(
      x: last.location.x - velocity.width * Self.glide,
      y: last.location.y - velocity.height * Self.glide)
  }

  /// For how many seconds it would go on at its speed, as for `predictedEndLocation`.
  private static let glide = 0.25

  /// Whether any view around has more content than it shows, or loads it anew.
  var canScroll: Bool {
    areas.contains { $0.canScroll(along: .horizontal) || $0.canScroll(along: .vertical) }
  }

  /// Follows the finger; true when anything has changed by that.
  ///
  /// - Parameter isTaken: a gesture has the finger.
  func follow(_ event: TouchEvent, isTaken: Bool) -> Bool {
    switch event.kind {
    case .began:
      (start, last, moving, velocity, pull) = (event, event, nil, .zero, 0)
      isLost = event.fingers > 1
      return false
    case .moved:
      measure(event)
      if moving == nil, !isTaken, !isLost { begin(event) }
      return move(to: event)
    case .ended, .cancelled: return end()
    case .left: return false
    }
  }

  private func measure(_ event: TouchEvent) {
    defer { last = event }
    guard let last, event.time > last.time else { return }
    let seconds = event.time - last.time
    velocity = CGSize(
      width: (last.location.x - event.location.x) / seconds,
      height: (last.location.y - event.location.y) / seconds)
  }

  private func begin(_ event: TouchEvent) {
    guard let start else { return }
    let way = start.location.way(to: event.location)
    guard max(abs(way.width), abs(way.height)) >= Self.distance else { return }
    let axis: Axis = abs(way.height) >= abs(way.width) ? .vertical : .horizontal
    guard let area = areas.first(where: { $0.canScroll(along: axis) }) else {
      isLost = true
      return
    }
    moving = (area, area.state.offset, axis)
    area.enter(.interacting, velocity: velocity)
  }

  private func move(to event: TouchEvent) -> Bool {
    guard let moving, let start else { return false }
    let way = start.location.way(to: event.location)
    pull = moving.axis == .vertical ? way.height - moving.offset.y : 0
    let former = moving.area.state.offset
    let wanted = moving.area.offset(moving.offset, draggedBy: way)
    moving.area.move(
      to: moving.axis == .vertical
        ? CGPoint(x: former.x, y: wanted.y) : CGPoint(x: wanted.x, y: former.y))
    return true
  }

  private func end() -> Bool {
    guard let moving else { return false }
    moving.area.comeToRest(from: moving.offset, velocity: velocity)
    if pull >= Self.refreshDistance { moving.area.refresh() }
    self.moving = nil
    return true
  }
}

extension ScrollArea {
  /// Whether there is more content along an axis than is shown, or it is loaded anew when pulled.
  fileprivate func canScroll(along axis: Axis) -> Bool {
    switch axis {
    case .horizontal: state.end.x > 0
    case .vertical: state.end.y > 0 || node.environment.refresh != nil
    }
  }

  /// Loads the content anew, as the app says; nothing happens where it does not.
  @discardableResult
  func refresh() -> Bool {
    guard let action = node.environment.refresh else { return false }
    Task { await action() }
    return true
  }

  /// The offset of content that was at another one when the finger came down.
  fileprivate func offset(_ start: CGPoint, draggedBy way: CGSize) -> CGPoint {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    return CGPoint(
      x: start.x - (isMirrored ? -way.width : way.width), y: start.y - way.height)
  }
}

extension CGPoint {
  fileprivate func way(to other: CGPoint) -> CGSize {
    CGSize(width: other.x - x, height: other.y - y)
  }
}
