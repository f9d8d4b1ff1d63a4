import Foundation

/// A stack that takes the space across that it is offered.
nonisolated struct LazyStackRule: LayoutRule {
  private let stack: StackRule

  private let pinned: PinnedScrollableViews

  init(_ stack: StackRule, pinned: PinnedScrollableViews) {
    self.stack = stack
    self.pinned = pinned
  }

  /// Headers follow what is in sight.
  var dependsOnPlace: Bool { !pinned.isEmpty }

  var stackAxis: Axis? { stack.axis }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let size = stack.size(for: proposal, of: content)
    return stack.axis == .vertical
      ? CGSize(width: proposal.width ?? size.width, height: size.height)
      : CGSize(width: size.width, height: proposal.height ?? size.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let inner = stack.size(for: proposal, of: content)
    let alignment = stack.alignment
    let (outer, own) = (ViewDimensions(size)[alignment], ViewDimensions(inner)[alignment])
    stack.algorithm(content).place(
      at: stack.axis == .vertical
        ? CGPoint(x: outer - own, y: 0) : CGPoint(x: 0, y: outer - own),
      for: proposal, pinning: SectionPinning(pinned, along: stack.axis, in: content))
  }
}
