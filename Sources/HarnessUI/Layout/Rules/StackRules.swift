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
    StackAlgorithm(
      axis: axis, alignment: alignment, spacing: spacing, views: content.views,
      memory: content.lineMemory)
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

  private func algorithm(_ content: any LayoutContent) -> OverlayAlgorithm {
    OverlayAlgorithm(alignment: alignment, views: content.views)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    algorithm(content).size(for: proposal)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    algorithm(content).place(at: .zero, for: proposal)
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
