import Foundation

/// The items of a menu, one below the other, near the view that they belong to.
nonisolated struct MenuRule: LayoutRule {
  /// Closes an open menu, as a tap beside it does; until then it keeps touches from what is behind.
  ///
  /// Nil for a menu whose items can be found without opening it: it has its place, and is not there
  /// for fingers.
  var leave: (@MainActor () -> Void)?

  var standsInFront: Bool { true }
  var isClosedMenu: Bool { leave == nil }
  var dependsOnPlace: Bool { true }
  var hitShape: HitShape { .frame }
  var letsTouchesThrough: Bool { isClosedMenu }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func shownFrame(in screen: CGSize, of content: any LayoutContent) -> CGRect {
    let room = content.safeArea.content.insetBy(
      dx: ScreenMetrics.floatingMargin, dy: ScreenMetrics.floatingMargin)
    let width = min(ScreenMetrics.menuWidth, room.width)
    let size = CGSize(width: width, height: min(height(of: content, width), room.height))
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
    let whole = height(of: content, panel.width)
    // Where a menu on a device scrolls, rows are lower here, so that each is in reach (ours).
    let share = whole > panel.height ? panel.height / whole : 1
    var y = panel.minY
    for view in content.views {
      let height = height(of: view, panel.width) * share
      view.place(
        at: CGPoint(x: panel.minX, y: y),
        in: ProposedViewSize(width: panel.width, height: height))
      y += height
    }
  }

  private func height(of content: any LayoutContent, _ width: CGFloat) -> CGFloat {
    content.views.reduce(0) { $0 + height(of: $1, width) }
  }

  /// A view with several items, such as a section, has a row for each; a choice shows its options.
  private func height(of view: any LayoutChild, _ width: CGFloat) -> CGFloat {
    max(
      ScreenMetrics.menuItem * CGFloat(max(1, view.elements.count)),
      view.size(in: ProposedViewSize(width: width, height: nil)).height)
  }
}
