package import Foundation
import HarnessUI

/// Whether a finger that comes down on an element reaches it, and if not, why.
package enum Reach {
  /// It does, at a point of the screen.
  case reached(CGPoint)
  /// The element has no place of its own, so that nothing can be said.
  case unplaced
  /// There is nothing of it to touch.
  case empty(CGSize)
  /// A point was given that is not in the element, which has a size.
  case outside(CGPoint, CGSize)
  /// Another view is in front.
  case covered(by: Node)
  /// A view around shows no part of it.
  case cutOff(by: Node)
  /// It is outside of the screen.
  case offScreen(frame: CGRect, screen: CGSize)

  /// Where the finger comes down; nil: it does not.
  package var point: CGPoint? { if case .reached(let point) = self { point } else { nil } }
}

extension UIElement {
  /// Follows a finger to the middle of what is to be seen of the element, or to a point of it.
  ///
  /// Where the element itself is empty, such as the middle of a stack, it is reached all the same
  /// unless something is in front. Nothing is scrolled.
  ///
  /// - Parameter offset: from the element's top left corner, in points.
  /// - Complexity: O(views that hold the point), as hit testing is.
  package func reach(at offset: CGPoint? = nil) -> Reach {
    let boxes = node.shownBoxes
    guard let whole = frame, let layout = node.graph.screenLayout else { return .unplaced }
    if whole.isEmpty { return .empty(whole.size) }
    let screen = CGRect(origin: .zero, size: layout.screen.size)
    // Of several views, such as those of a group, a finger goes to one: between them is nothing.
    let parts = boxes.map { ($0, frame: boxes.count == 1 ? whole : $0.placedFrame) }
      .filter { !$0.frame.isEmpty }
    let visible = parts.lazy.compactMap { box, frame in
      box.visiblePart(of: frame, on: self.node.graph).map { (part: $0, frame: frame) }
    }
    guard let first = visible.first else {
      return .cutOff(by: boxes.lazy.compactMap { $0.cuttingNode(of: whole) }.first ?? node)
    }
    let seen = first.part.intersection(screen)
    if seen.isNull || seen.isEmpty { return .offScreen(frame: whole, screen: screen.size) }
    guard let offset else { return reach(CGPoint(x: seen.midX, y: seen.midY), boxes, layout) }
    let point = CGPoint(x: whole.minX + offset.x, y: whole.minY + offset.y)
    if !whole.contains(point) { return .outside(offset, whole.size) }
    if !screen.contains(point) { return .offScreen(frame: whole, screen: screen.size) }
    return reach(point, boxes, layout)
  }

  private func reach(
    _ point: CGPoint, _ boxes: [LayoutBox], _ layout: ScreenLayout
  ) -> Reach {
    // Where the element is empty it counts all the same, as if it were solid.
    if let hit = layout.hit(at: point), hit.isInside(boxes) { return .reached(point) }
    guard let hit = layout.root.hit(at: point, solid: boxes), !hit.isInside(boxes),
      !boxes.contains(where: { $0.isInside([hit]) })
    else { return .reached(point) }
    if boxes.contains(where: { $0.isSpared(from: hit) }) { return .reached(point) }
    // Views that make up one control, such as what is drawn over a button's text.
    if let owner = node.touchOwner, owner === hit.node.touchOwner { return .reached(point) }
    return .covered(by: hit.node)
  }

  /// Whether any part of the element is on the screen and not cut off.
  package var isOnScreen: Bool {
    guard let visibleFrame else { return false }
    let screen = CGRect(origin: .zero, size: node.environment.screen.size)
    return !visibleFrame.intersection(screen).isEmpty
  }
}

extension Node {
  /// The nearest view around, or this one, that answers fingers; nil: none.
  fileprivate var touchOwner: Node? {
    var node: Node? = self
    while let current = node {
      if let element = current.element,
        element.activate != nil || element.editing != nil || element.adjusting != nil
      {
        return current
      }
      for case .gesture in current.annotations { return current }
      node = current.parent
    }
    return nil
  }

  /// How large what fingers hit is, with content shapes inside; nil where it has no place.
  package var touchSize: CGSize? {
    let owner = touchOwner ?? self
    guard var frame = owner.frameOnScreen else { return nil }
    for box in owner.shownBoxes { box.addTouchShapes(to: &frame) }
    return frame.size
  }

  /// The view that a touch at a point reaches, as far as it is in this one.
  package func inner(at point: CGPoint) -> Node? {
    guard let hit = graph.hit(at: point) else { return nil }
    var node: Node? = hit
    while let current = node {
      if current === self { return hit }
      node = current.parent
    }
    return nil
  }
}

extension LayoutBox {
  /// Adds the frames of what is inside and is hit itself.
  fileprivate func addTouchShapes(to frame: inout CGRect) {
    if case .none = rule.hitShape {} else { frame = frame.union(placedFrame) }
    for box in inner where !box.isLeftOut { box.addTouchShapes(to: &frame) }
  }

  /// Whether the box is one of some, or in one.
  fileprivate func isInside(_ boxes: [LayoutBox]) -> Bool {
    var box: LayoutBox? = self
    while let current = box {
      if boxes.contains(where: { $0 === current }) { return true }
      box = current.outer
    }
    return false
  }

  /// Whether what is hit is no obstacle: it is in another window, or the box is in a menu that a test
  /// chooses from without opening it (ours).
  fileprivate func isSpared(from hit: LayoutBox) -> Bool {
    isIn(\.isClosedMenu) != nil || isIn(\.isWindow) !== hit.isIn(\.isWindow)
  }

  /// The nearest box around with a rule of a kind.
  private func isIn(_ isMeant: KeyPath<any LayoutRule, Bool>) -> LayoutBox? {
    var box: LayoutBox? = self
    while let current = box {
      if current.rule[keyPath: isMeant] { return current }
      box = current.outer
    }
    return nil
  }

  /// The nearest view around that leaves nothing of a frame.
  fileprivate func cuttingNode(of frame: CGRect) -> Node? {
    var visible = frame
    var box: LayoutBox? = self
    while let current = box {
      if let clip = current.rule.clip(in: current.placedSize, of: current) {
        let place = current.frameOnScreen.origin
        visible = visible.intersection(clip.frame.offsetBy(dx: place.x, dy: place.y))
        if visible.isNull || visible.isEmpty { return current.node }
      }
      box = current.outer
    }
    return nil
  }
}
