package import Foundation
package import HarnessUI

/// Where elements are on the screen, in points.
extension UIElement {
  /// The frame in the screen's coordinates; nil for an element that has no place, such as one that
  /// is presented by nobody.
  ///
  /// That of a row, of a section in a list or of an option is the frame of all that the list or the
  /// picker gives it.
  package var frame: CGRect? {
    // The items of a screen's toolbars may be in several bars, and several views may have given them.
    if role == .toolbar {
      let frame = children.compactMap(\.frame).reduce(CGRect.null) { $0.union($1) }
      return frame.isNull ? nil : frame
    }
    let isRow = roles.contains(.row) || roles.contains(.section)
    return node.frameOnScreen { isRow ? $0.row ?? $0 : $0.option ?? $0 }
  }

  /// The part of the frame that is neither cut off nor off the screen; nil: nothing of it.
  package var visibleFrame: CGRect? {
    guard let box = node.shownBoxes.first, let frame else { return nil }
    return box.visiblePart(of: frame, on: node.graph)
  }
}

extension Node {
  /// The frame of the view: of its box, or around those of the views inside.
  package var frameOnScreen: CGRect? { frameOnScreen { $0 } }

  /// The frame of what stands for each of the view's boxes.
  fileprivate func frameOnScreen(of whole: (LayoutBox) -> LayoutBox) -> CGRect? {
    var frame = CGRect.null
    for box in shownBoxes { frame = frame.union(whole(box).placedFrame) }
    return frame.isNull ? nil : frame
  }

  /// How far the view is scrolled; nil of one that does not scroll.
  package var scrolling: ScrollState? {
    guard let box = layoutBoxes().first, box.node === self else { return nil }
    return box.kept as? ScrollState
  }

  /// The boxes of the view that have a place on the screen.
  var shownBoxes: [LayoutBox] {
    guard isAlive, let layout = graph.screenLayout else { return [] }
    return layoutBoxes().filter { $0.isShown(in: layout) }
  }
}

extension LayoutBox {
  /// The row of a list in which the box is alone.
  fileprivate var row: LayoutBox? { around { $0 is RowRule } }
  /// The option of a picker in which the box is alone.
  fileprivate var option: LayoutBox? { around { $0 is OptionRule } }

  /// The nearest box with a rule, as far as there are only modifiers between.
  private func around(_ isMeant: (any LayoutRule) -> Bool) -> LayoutBox? {
    var box: LayoutBox? = self
    while let current = box {
      if isMeant(current.rule) { return current }
      box = current.outer
      if let box, !type(of: box.rule).goesAroundEach { return nil }
    }
    return nil
  }

  /// What is seen of the view on the screen: the rectangle around its transformed frame.
  var placedFrame: CGRect {
    ensurePlaced()
    return onScreen(rule.shownFrame(in: placedSize, of: self))
  }

  /// A rectangle of this box in the screen's coordinates, through all transformations around.
  nonisolated private func onScreen(_ rect: CGRect) -> CGRect {
    var rect = rect
    var box = self
    while let outer = box.outer {
      let place = box.placeInOuter
      rect = rect.offsetBy(dx: place.x, dy: place.y)
      if let transform = outer.rule.transform(in: outer.placedSize) {
        rect = rect.bounds(through: transform)
      }
      box = outer
    }
    let place = box.placeInOuter
    return rect.offsetBy(dx: place.x, dy: place.y)
  }

  /// Whether nothing around leaves it out, up to the screen.
  func isShown(in layout: ScreenLayout) -> Bool {
    ensurePlaced()
    var box = self
    while let outer = box.outer {
      if box.isLeftOut { return false }
      box = outer
    }
    return box === layout.root
  }

  /// What the boxes around and the screen leave of a frame.
  func visiblePart(of frame: CGRect, on graph: Graph) -> CGRect? {
    var visible = frame
    var box: LayoutBox? = self
    while let current = box {
      if let clip = current.rule.clip(in: current.placedSize, of: current) {
        visible = visible.intersection(current.onScreen(clip.frame))
      }
      box = current.outer
    }
    return visible.isNull || visible.isEmpty ? nil : visible
  }
}
