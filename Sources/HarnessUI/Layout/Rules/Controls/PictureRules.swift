import Foundation

/// A symbol of the system: a square that goes with the text around it.
nonisolated struct SymbolRule: LayoutRule {
  let look: TextLook
  var isResizable = false
  var hitShape: HitShape { .frame }

  /// Sizes are asked several times, and the symbol is the same for each.
  private func side(_ content: any LayoutContent) -> CGFloat {
    if let known = content.kept as? CGFloat { return known }
    let side = content.read { environment in
      let traits = TextTraits(environment).adding(look)
      let points = CGFloat(FaceMaker(environment).face(traits).size)
      return (points * ControlMetrics.symbolScale * environment.imageScale.factor).rounded()
    }
    content.kept = side
    return side
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let side = side(content)
    let own = CGSize(width: side, height: side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

extension Image.Scale {
  /// Compared to the medium size: ours.
  nonisolated fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}

/// An icon and its title, or one of them alone.
nonisolated struct IconAndTitleRule: LayoutRule {
  static let (icon, title) = (0, 1)
  /// Whether the title is only said.
  var hidesTitle = false

  private func stack(_ content: any LayoutContent) -> StackAlgorithm {
    StackAlgorithm(
      axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: ControlMetrics.gap,
      views: hidesTitle ? content.views(inSlot: Self.icon) : content.views)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    stack(content).size(for: proposal)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    if hidesTitle { for view in content.views { view.leaveOut() } }
    stack(content).place(at: .zero, for: proposal)
  }
}

/// A column with space around it that takes the width that there is.
nonisolated struct GroupBoxRule: LayoutRule {
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = 2 * ControlMetrics.groupBoxInset
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets) },
      height: proposal.height.map { max(0, $0 - insets) })
  }

  private func column(_ content: any LayoutContent) -> StackAlgorithm { .column(content.views) }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let inner = column(content).size(for: offer(proposal))
    let insets = 2 * ControlMetrics.groupBoxInset
    return CGSize(
      width: max(proposal.width ?? 0, inner.width + insets), height: inner.height + insets)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let inset = ControlMetrics.groupBoxInset
    column(content).place(at: CGPoint(x: inset, y: inset), for: offer(proposal))
  }
}

/// A column in the middle of all the space that there is.
nonisolated struct CenteredColumnRule: LayoutRule {
  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: StackAlgorithm.column(content.views, .center).size(for: proposal))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let column = StackAlgorithm.column(content.views, .center)
    let inner = column.size(for: proposal)
    column.place(
      at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
      for: proposal)
  }
}
