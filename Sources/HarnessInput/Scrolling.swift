package import Foundation
package import HarnessGraph
package import HarnessUI

/// Scrolling by words instead of a finger that is followed.
extension InputDevice {
  /// Scrolls the nearest view around, or the element itself, that scrolls along the way.
  ///
  /// - Parameter way: in points; what is below or right comes into sight for positive ones.
  /// - Throws: when nothing scrolls that way, or the content is at its end.
  package func scroll(_ element: UIElement, by way: CGSize) throws(Refusal) {
    try beginScrolling(element)
    for (axis, part) in [
      (Axis.vertical, CGSize(width: 0, height: way.height)),
      (.horizontal, CGSize(width: way.width, height: 0)),
    ] where part != .zero {
      try scroll(element, along: axis) { $0.move(by: part) }
    }
  }

  /// Scrolls to an edge of the content; where it is there already, nothing happens.
  package func scroll(_ element: UIElement, to edge: Edge) throws(Refusal) {
    try beginScrolling(element)
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    try scroll(element, along: axis) {
      $0.move(to: edge)
      return true
    }
  }

  /// Scrolls the element by a page; false at the end of the content.
  package func scrollByPage(_ element: UIElement) throws(Refusal) -> Bool {
    try beginScrolling(element)
    guard let area = element.node.scrollAreas.first(where: \.isEnabled) else {
      throw nothingScrolls(element)
    }
    let page = area.frame.size
    let isVertical = area.scrolls(along: .vertical)
    var isMoved = false
    follow(area, element) {
      isMoved = area.move(
        by: CGSize(width: isVertical ? 0 : page.width, height: isVertical ? page.height : 0))
    }
    return isMoved
  }

  /// Scrolls what is around an element by the least that shows it wholly.
  ///
  /// - Throws: when it can't be seen even then; that it is covered does not matter.
  package func scrollIntoView(_ element: UIElement) throws(Refusal) {
    try beginWithoutElement()
    try element.check()
    do throws(Refusal) {
      _ = try pointInSight(of: element)
    } catch {
      if error.kind != .covered { throw error }
    }
  }

  /// Pulls content down until the app loads it anew (`refreshable`).
  package func refresh(_ element: UIElement) throws(Refusal) {
    try beginScrolling(element)
    guard let area = element.node.scrollAreas.first(where: { $0.node.environment.refresh != nil })
    else {
      guard let action = element.node.environment.refresh else {
        throw Refusal(
          kind: .nothingHandled,
          message: "\(element.name) can't be refreshed: neither it nor a view around is refreshable"
        )
      }
      // What does not scroll in the layout, such as a list without a place, is pulled all the same.
      perform("the refresh of", element) { run { Task { await action() } } }
      return
    }
    perform("the refresh of", element) { run { area.refresh() } }
  }

  /// Refuses what a user could not do. Where the element itself is does not matter, only that a finger
  /// reaches what scrolls; else the content would have to be moved before it is moved.
  private func beginScrolling(_ element: UIElement) throws(Refusal) {
    try beginWithoutElement()
    try element.check()
    try element.checkTouches()
    try element.checkCover()
    let scrolling = element.node.scrollAreas.map { ObjectIdentifier($0.node) }
    var around: UIElement? = element
    while let current = around {
      if scrolling.contains(ObjectIdentifier(current.node)) {
        // What scrolls around it scrolls first.
        _ = try pointInSight(of: current)
        return
      }
      around = current.parent
    }
  }

  private func scroll(
    _ element: UIElement, along axis: Axis, _ move: (ScrollArea) -> Bool
  ) throws(Refusal) {
    let areas = element.node.scrollAreas.filter { $0.scrolls(along: axis) }
    guard let nearest = areas.first else { throw nothingScrolls(element, along: axis) }
    guard let area = areas.first(where: \.isEnabled) else {
      throw Refusal(
        kind: .disabled,
        message: "\(nearest.node.placeName) (\(nearest.node.placePath)) must not scroll: "
          + "scrollDisabled")
    }
    var isMoved = false
    follow(area, element) { isMoved = move(area) }
    if isMoved { return }
    throw Refusal(
      kind: .outOfRange,
      message: "\(area.node.placeName) (\(area.node.placePath)) is at the end of the content")
  }

  private func follow(_ area: ScrollArea, _ element: UIElement, _ move: () -> Void) {
    let start = area.state.offset
    perform("scrolling", element) {
      run {
        area.enter(.interacting)
        scrollingBegins(in: area)
        move()
        area.comeToRest(from: start, velocity: .zero)
      }
    }
  }

  private func nothingScrolls(_ element: UIElement, along axis: Axis? = nil) -> Refusal {
    let way = axis.map { $0 == .vertical ? " up or down" : " sideways" } ?? ""
    return Refusal(
      kind: .nothingHandled,
      message: "nothing scrolls\(way) here: neither \(element.name) nor a view around it")
  }
}
