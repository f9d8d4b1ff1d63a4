import Foundation

/// Views one after the other.
nonisolated struct StackRule: LayoutRule {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  static func row(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> StackRule {
    StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  static func column(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> StackRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  var stackAxis: Axis? { axis }

  func algorithm(_ content: any LayoutContent) -> StackAlgorithm {
    StackAlgorithm(axis: axis, alignment: alignment, spacing: spacing, views: content.views)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    algorithm(content).size(for: proposal)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    algorithm(content).place(at: .zero, for: proposal)
  }
}

/// Views on top of each other.
nonisolated struct OverlaidRule: LayoutRule {
  let alignment: Alignment

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    extent(of: content.views, for: proposal).size
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let extent = extent(of: content.views, for: proposal)
    for view in content.views {
      let dimensions = view.dimensions(in: proposal)
      view.place(
        at: CGPoint(
          x: -extent.minX - dimensions[alignment.horizontal],
          y: -extent.minY - dimensions[alignment.vertical]),
        in: proposal)
    }
  }

  /// What the views take around the point where their guides meet.
  private func extent(of views: [any LayoutChild], for proposal: ProposedViewSize) -> CGRect {
    var extent = CGRect.null
    for view in views {
      let dimensions = view.dimensions(in: proposal)
      let origin = CGPoint(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
      extent = extent.union(CGRect(origin: origin, size: dimensions.size))
    }
    return extent.isNull ? .zero : extent
  }
}

/// A view with others behind it, before it or around it, which follow its size.
nonisolated struct LayerRule: LayoutModifierRule {
  let alignment: Alignment
  var isBehind = false

  var layersAreBehind: Bool { isBehind }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: .zero, in: proposal)
    for layer in content.layers {
      layer.place(in: size, along: alignment, for: ProposedViewSize(size))
    }
  }
}
