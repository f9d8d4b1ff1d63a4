import Foundation

/// The items of a menu, one below the other, near the view that they belong to.
nonisolated struct MenuRule: LayoutRule {
  /// Closes an open menu, as a tap beside it does; until then it keeps touches from what is behind.
  ///
  /// Nil for a menu whose items can be found without opening it: it has its place, and is not there
  /// for fingers.
  var leave: (@MainActor () -> Void)?

  var standsInFront: Bool { true }
  var isMenu: Bool { true }
  var dependsOnPlace: Bool { true }
  var hitShape: HitShape { .frame }
  var letsTouchesThrough: Bool { leave == nil }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func shownFrame(in screen: CGSize, of content: any LayoutContent) -> CGRect {
    let room = content.safeArea.content.insetBy(
      dx: ScreenMetrics.floatingMargin, dy: ScreenMetrics.floatingMargin)
    let height = content.views.reduce(0) { $0 + self.height(of: $1) }
    let size = CGSize(
      width: min(ScreenMetrics.menuWidth, room.width), height: min(height, room.height))
    // One of the whole app belongs to its upper edge.
    let anchor =
      content.anchorOnScreen
      ?? CGRect(x: room.minX, y: room.minY - ScreenMetrics.anchorGap, width: room.width, height: 0)
    // It begins where its control does.
    let leading = CGRect(
      x: anchor.minX, y: anchor.minY, width: ScreenMetrics.menuWidth, height: anchor.height)
    return CGRect(size: size, beside: leading, at: .bottom, in: room)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let panel = shownFrame(in: size, of: content)
    var y = panel.minY
    for view in content.views {
      let height = height(of: view)
      view.place(
        at: CGPoint(x: panel.minX, y: y),
        in: ProposedViewSize(width: panel.width, height: height))
      y += height
    }
  }

  /// A view with several items, such as a section, has a row for each.
  private func height(of view: any LayoutChild) -> CGFloat {
    ScreenMetrics.menuItem * CGFloat(max(1, view.elements.count))
  }
}
