import Foundation

/// Columns side by side; where there is little room from side to side, one of them.
nonisolated struct SplitRule: LayoutRule {
  /// A column by what is in it; the one in the middle may be missing.
  enum Column { case sidebar, content, detail }

  /// Which column is on top where there is room for one.
  let top: Column

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: ImplicitStackRule(axis: .horizontal).size(for: proposal, of: content))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let columns = content.views
    if content.read({ $0.horizontalSizeClass == .compact }) {
      let shown = top == .sidebar ? 0 : top == .content ? 1 : columns.count - 1
      for (index, column) in columns.enumerated() {
        if index == shown {
          column.place(at: .zero, in: ProposedViewSize(size))
        } else {
          column.leaveOut()
        }
      }
      return
    }
    // No column takes so much that the last one has nothing.
    let width = min(ScreenMetrics.column, size.width / CGFloat(max(1, columns.count)))
    for (index, column) in columns.enumerated() {
      let x = width * CGFloat(index)
      column.place(
        at: CGPoint(x: x, y: 0),
        in: ProposedViewSize(
          width: index == columns.count - 1 ? size.width - x : width, height: size.height))
    }
  }
}
