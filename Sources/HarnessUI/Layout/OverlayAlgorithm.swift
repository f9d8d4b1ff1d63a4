import Foundation

/// How views on top of each other line up: all are offered the same, and their guides meet in one
/// point.
///
/// Source: SwiftUI's documentation of `ZStack`.
nonisolated struct OverlayAlgorithm {
  let alignment: Alignment
  let views: [any LayoutChild]

  func size(for proposal: ProposedViewSize) -> CGSize { extent(for: proposal).size }

  func place(at origin: CGPoint, for proposal: ProposedViewSize) {
    let extent = extent(for: proposal)
    for view in views {
      let dimensions = view.dimensions(in: proposal)
      view.place(
        at: CGPoint(
          x: origin.x - extent.minX - dimensions[alignment.horizontal],
          y: origin.y - extent.minY - dimensions[alignment.vertical]),
        in: proposal)
    }
  }

  /// What the views take around the point where their guides meet.
  private func extent(for proposal: ProposedViewSize) -> CGRect {
    var extent = CGRect.null
    for view in views {
      let dimensions = view.dimensions(in: proposal)
      let corner = CGPoint(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
      extent = extent.union(CGRect(origin: corner, size: dimensions.size))
    }
    return extent.isNull ? .zero : extent
  }
}
