package import Foundation
import HarnessUI

/// What fingers hit: the deepest box in front whose shape has the point.
extension Graph {
  /// The view that a touch at a point of the screen reaches; nil: none.
  package func hit(at point: CGPoint) -> Node? {
    screenLayout?.hit(at: point)?.node
  }

  /// What a tap at a point does because it is beside what is in front: it leaves a popover, a sheet, a
  /// choice or an open menu. Nil where the point is in it, and where nothing is left that way.
  package func dismissal(byTapAt point: CGPoint) -> (@MainActor () -> Void)? {
    guard let box = screenLayout?.hit(at: point), box.rule.standsInFront,
      !box.placedFrame.holds(point)
    else { return nil }
    if let leave = box.rule.leave { return leave }
    return box.words["interactive_dismiss_disabled"] == .bool(true)
      ? nil : box.node.element?.dismiss
  }
}

nonisolated extension LayoutBox {
  /// The box that a touch reaches; the point is in the coordinates of this one.
  ///
  /// From front to back: overlays, the views inside with the last one first, the box's own shape,
  /// backgrounds.
  ///
  /// - Parameter solid: boxes that are hit in all of their frame, whatever they are.
  func hit(at point: CGPoint, solid: [LayoutBox] = []) -> LayoutBox? {
    let size = placedSize
    if let clip = rule.clip(in: size, of: self), !clip.frame.holds(point) || !clip.contains(point) {
      return nil
    }
    if rule.letsTouchesThrough || !letsTouchesIn { return nil }
    placeInside()
    if !rule.layersAreBehind {
      if let hit = hit(in: layerBoxes, at: point, solid) { return hit }
      if rule.ground(in: size, of: self).contains(where: { $0.holds(point) }) { return self }
    }
    if let hit = hitInside(at: point, size, solid) { return hit }
    if isHitItself(at: point, size, solid) { return self }
    return rule.layersAreBehind ? hit(in: layerBoxes, at: point, solid) : nil
  }

  private func hitInside(at point: CGPoint, _ size: CGSize, _ solid: [LayoutBox]) -> LayoutBox? {
    var inside = point
    if let transform = rule.transform(in: size) {
      var back = transform
      // What is drawn as a line or a point is hit nowhere.
      if !back.invert() { return nil }
      inside = point.applying(back)
    }
    let shift = rule.shift(of: self)
    let place = CGPoint(x: inside.x + shift.x, y: inside.y + shift.y)
    guard let near = rule.views(at: place, of: self) else {
      return hit(in: inner, at: inside, solid)
    }
    return hit(in: Array(inner[near]), at: inside, solid)
  }

  private func isHitItself(at point: CGPoint, _ size: CGSize, _ solid: [LayoutBox]) -> Bool {
    if solid.contains(where: { $0 === self }), CGRect(origin: .zero, size: size).holds(point) {
      return true
    }
    return switch rule.hitShape {
    case .none: false
    case .frame: CGRect(origin: .zero, size: size).holds(point)
    case .shape(let contains): contains(point, size)
    case .area(let area): area(self, size).holds(point)
    }
  }

  private func hit(
    in boxes: [LayoutBox], at point: CGPoint, _ solid: [LayoutBox]
  ) -> LayoutBox? {
    for box in boxes.fromFront where !box.isLeftOut {
      let place = box.placeInOuter
      let hit = box.hit(
        at: CGPoint(x: point.x - place.x, y: point.y - place.y), solid: solid)
      if let hit { return hit }
    }
    return nil
  }

  /// Whether no modifier between this box and the one around lets touches through.
  private var letsTouchesIn: Bool {
    if let knownTouchability { return knownTouchability }
    let letsIn = findTouchability()
    knownTouchability = letsIn
    return letsIn
  }

  private func findTouchability() -> Bool {
    let (node, end) = (node, outer?.node)
    // Several boxes of one view: the outermost one has been asked.
    if node === end { return true }
    return MainActor.assumeIsolated {
      var next: Node? = node
      while let current = next, current !== end || current === node {
        if current.letsTouchesThrough { return false }
        // What is presented has nothing of the view that shows it.
        if current.layout?.standsInFront == true { return true }
        next = current.parent
      }
      return true
    }
  }
}

extension Node {
  /// Whether touches go through all that is inside.
  fileprivate var letsTouchesThrough: Bool {
    for annotation in annotations {
      switch annotation {
      case .untouchable, .hidden: return true
      case .attribute("opacity", .number(0)): return true
      default: break
      }
    }
    return false
  }
}

nonisolated extension [LayoutBox] {
  /// The boxes in the order in which they hide each other, the foremost first.
  fileprivate var fromFront: [LayoutBox] {
    if !contains(where: { $0.zIndex != 0 }) { return reversed() }
    return enumerated().sorted {
      ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}

nonisolated extension CGRect {
  /// Whether a point is inside; one on the right or the lower edge is not.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
