package import Foundation
package import HarnessUI

/// A view on the screen whose content is scrolled, with how far it is.
package struct ScrollArea {
  let box: LayoutBox
  package let state: ScrollState

  package var node: Node { box.node }

  /// Whether the user may scroll it.
  package var isEnabled: Bool { node.environment.isScrollEnabled }

  package func scrolls(along axis: Axis) -> Bool {
    state.axes.contains(axis == .vertical ? .vertical : .horizontal)
  }

  /// Where it is on the screen.
  package var frame: CGRect { box.placedFrame }

  /// What the margins of the content leave of it.
  var room: CGRect {
    let margins = state.margins
    return CGRect(
      x: frame.minX + (isMirrored ? margins.trailing : margins.leading),
      y: frame.minY + margins.top, width: state.room.width, height: state.room.height)
  }

  private var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

  /// Moves the content under the frame; true when it could go anywhere.
  ///
  /// - Parameter way: in points of the screen; content that is further down or right comes into sight
  ///   for positive ones.
  @discardableResult
  package func move(by way: CGSize) -> Bool {
    let x = isMirrored ? -way.width : way.width
    return move(to: CGPoint(x: state.offset.x + x, y: state.offset.y + way.height))
  }

  /// Moves the content so that a point of it is at the frame's top leading corner; true when it was
  /// not there.
  @discardableResult
  package func move(to offset: CGPoint) -> Bool {
    let old = state.offset
    state.offset = offset
    if state.offset == old { return false }
    box.forgetPlaces()
    node.graph.placesChanged()
    return true
  }

  /// Moves the content to an edge of it; true when it was not there.
  @discardableResult
  package func move(to edge: Edge) -> Bool {
    var offset = state.offset
    switch edge {
    case .top: offset.y = 0
    case .bottom: offset.y = state.end.y
    case .leading: offset.x = 0
    case .trailing: offset.x = state.end.x
    }
    return move(to: offset)
  }

  /// Moves the content by the least that shows a part of it wholly, or as much as there is room for;
  /// with an anchor, until this point of the part is at the same point of the frame.
  ///
  /// - Parameters:
  ///   - part: on the screen.
  ///   - staysInSight: the part is of a header that covers others, and is covered by none.
  @discardableResult
  package func reveal(
    _ part: CGRect, anchor: UnitPoint? = nil, staysInSight: Bool = false
  ) -> Bool {
    let frame = frame
    let top = frame.minY + (staysInSight ? 0 : min(state.coveredTop, frame.height))
    var way = CGSize.zero
    if let anchor {
      let (x, room) = (isMirrored ? 1 - anchor.x : anchor.x, room)
      way.width = part.minX + x * part.width - (room.minX + x * room.width)
      way.height = part.minY + anchor.y * part.height - (room.minY + anchor.y * room.height)
    } else {
      way.width = Self.least(part.minX, part.maxX, frame.minX, frame.maxX)
      way.height = Self.least(part.minY, part.maxY, top, frame.maxY)
    }
    return move(by: way)
  }

  private static func least(
    _ start: CGFloat, _ end: CGFloat, _ frameStart: CGFloat, _ frameEnd: CGFloat
  ) -> CGFloat {
    let (before, behind) = (start - frameStart, end - frameEnd)
    if before < 0, behind < 0 { return max(before, behind) }
    if before > 0, behind > 0 { return min(before, behind) }
    return 0
  }
}

extension ScrollArea {
  /// Whether a view is in the header of a section, as far as it stands directly in what scrolls.
  fileprivate func hasHeader(with node: Node) -> Bool {
    var box = node.shownBoxes.first
    while let current = box, let outer = current.outer {
      if outer === self.box { return current.traits.section?.isHeader == true }
      box = outer
    }
    return false
  }
}

extension Node {
  /// The views around this one whose content is scrolled, the nearest first.
  package var scrollAreasAround: [ScrollArea] {
    guard let box = shownBoxes.first else { return [] }
    return box.scrollAreas(from: box.outer)
  }

  /// The view itself and those around it, as far as they scroll.
  package var scrollAreas: [ScrollArea] {
    guard let box = shownBoxes.first else { return [] }
    return box.scrollAreas(from: box)
  }

  /// Scrolls the views around by the least that shows this one wholly; true when one has moved.
  ///
  /// - Parameter frame: where it is on the screen, asked anew for each; nil: of all its views.
  @discardableResult
  func scrollIntoSight(_ frame: (() -> CGRect?)? = nil) -> Bool {
    var isMoved = false
    for area in scrollAreasAround where area.isEnabled {
      // The outer ones show it where the inner ones have brought it.
      guard let frame = frame.map({ $0() }) ?? frameOnScreen else { break }
      if area.reveal(frame, staysInSight: area.hasHeader(with: self)) {
        area.tellPosition()
        isMoved = true
      }
    }
    return isMoved
  }

  /// The first view inside, or this one, whose content is scrolled.
  package var firstScrollArea: ScrollArea? {
    for box in shownBoxes {
      if let area = box.firstScrollArea { return area }
    }
    return nil
  }
}

extension LayoutBox {
  /// The area that this box is; nil for any other box.
  var scrollArea: ScrollArea? {
    ensureInsidePlaced()
    return (kept as? ScrollState).map { ScrollArea(box: self, state: $0) }
  }

  func scrollAreas(from start: LayoutBox?) -> [ScrollArea] {
    // With this box those around have placed what is inside, and know how far it is scrolled.
    start?.ensureInsidePlaced()
    var areas: [ScrollArea] = []
    var box = start
    while let current = box {
      if let state = current.kept as? ScrollState {
        areas.append(ScrollArea(box: current, state: state))
      }
      box = current.outer
    }
    return areas
  }

  var firstScrollArea: ScrollArea? {
    if let scrollArea { return scrollArea }
    for box in inner where !box.isLeftOut {
      if let area = box.firstScrollArea { return area }
    }
    return nil
  }
}

extension UIElement {
  /// Scrolls the views around by the least that shows the element wholly; true when one has moved.
  /// What the user must not scroll stays where it is.
  package func scrollIntoView() -> Bool { node.scrollIntoSight { self.frame } }

  /// Scrolls on where a header or footer that stays in sight is in front of the element; true when it
  /// has moved.
  package func scrollFromBehindPinned() -> Bool {
    guard let area = node.scrollAreasAround.first(where: \.isEnabled),
      case .covered(let cover) = reach(), let frame,
      let front = cover.shownBoxes.first?.partOfSection(in: area.box)?.placedFrame
    else { return false }
    var way = CGSize.zero
    // Headers stand at the beginning, footers at the end.
    if area.scrolls(along: .vertical) {
      way.height = front.minY <= frame.minY ? frame.minY - front.maxY : frame.maxY - front.minY
    } else {
      way.width = front.minX <= frame.minX ? frame.minX - front.maxX : frame.maxX - front.minX
    }
    guard area.move(by: way) else { return false }
    area.tellPosition()
    return true
  }
}

extension LayoutBox {
  /// The header, view or footer of a section that this box is in, inside of another box.
  fileprivate func partOfSection(in area: LayoutBox) -> LayoutBox? {
    var (box, part): (LayoutBox?, LayoutBox?) = (self, nil)
    while let current = box, current !== area {
      if current.traits.section != nil { part = current }
      box = current.outer
    }
    return box == nil ? nil : part
  }
}
