import Foundation

/// A label, and beside it the part of the control that is moved, of a fixed size: a switch, a stepper.
///
/// Without a label (`labelsHidden()`) the control is that part alone.
nonisolated struct LabeledControlRule: LayoutRule {
  let part: CGSize
  /// Whether the part stands at the trailing edge of all the width that there is; else it stands
  /// before the label, as a box to be ticked does.
  var fillsWidth = true

  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    guard let label = label(content) else { return part }
    let inner = label.size(for: offer(proposal))
    let least = inner.width + ControlMetrics.gap + part.width
    return CGSize(
      width: fillsWidth ? max(proposal.width ?? least, least) : least,
      height: max(inner.height, part.height))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    guard let label = label(content) else {
      for view in content.views { view.leaveOut() }
      return
    }
    let offer = offer(proposal)
    let height = label.size(for: offer).height
    label.place(
      at: CGPoint(
        x: fillsWidth ? 0 : part.width + ControlMetrics.gap, y: (size.height - height) / 2),
      for: offer)
  }

  /// Nil: there is none, or it is hidden.
  private func label(_ content: any LayoutContent) -> StackAlgorithm? {
    content.views.isEmpty || content.hidesLabels ? nil : .label(content.views)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - ControlMetrics.gap - part.width) },
      height: proposal.height)
  }
}

extension LayoutContent {
  /// Whether controls show no labels here.
  nonisolated var hidesLabels: Bool { read { $0.labelsVisibility == .hidden } }
}

extension StackAlgorithm {
  /// The views of a label: one, or several beside each other.
  nonisolated static func label(_ views: [any LayoutChild]) -> StackAlgorithm {
    StackAlgorithm(
      axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil, views: views)
  }

  /// Views one below the other from a side on.
  nonisolated static func column(
    _ views: [any LayoutChild], _ alignment: HorizontalAlignment = .leading,
    spacing: CGFloat? = nil
  ) -> StackAlgorithm {
    StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing, views: views)
  }
}

/// A label at the leading edge and its value at the trailing one; together they take the width that
/// there is. The value comes first where there is too little.
nonisolated struct LabelAndValueRule: LayoutRule {
  static let (label, value) = (0, 1)

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let (label, value) = parts(content)
    let valueSize = value.size(for: proposal)
    let labelSize = label.size(for: rest(proposal, valueSize))
    let least = labelSize.width + gap(labelSize, valueSize) + valueSize.width
    return CGSize(
      width: max(proposal.width ?? least, least), height: max(labelSize.height, valueSize.height))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let (label, value) = parts(content)
    let valueSize = value.size(for: proposal)
    let offer = rest(proposal, valueSize)
    label.place(
      at: CGPoint(x: 0, y: (size.height - label.size(for: offer).height) / 2), for: offer)
    value.place(
      at: CGPoint(x: size.width - valueSize.width, y: (size.height - valueSize.height) / 2),
      for: proposal)
  }

  private func parts(
    _ content: any LayoutContent
  ) -> (label: StackAlgorithm, value: StackAlgorithm) {
    (
      .column(content.views(inSlot: Self.label), spacing: 0),
      .label(content.views(inSlot: Self.value))
    )
  }

  private func gap(_ label: CGSize, _ value: CGSize) -> CGFloat {
    label.width == 0 || value.width == 0 ? 0 : ControlMetrics.gap
  }

  private func rest(_ proposal: ProposedViewSize, _ value: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - ControlMetrics.gap - value.width) },
      height: proposal.height)
  }
}

/// The label of what is folded up, before an arrow at the trailing edge of all the width.
nonisolated struct DisclosureLabelRule: LayoutModifierRule {
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - ControlMetrics.disclosureArrowWidth) },
      height: proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let inner = content.view.size(in: offer(proposal))
    let least = inner.width + ControlMetrics.disclosureArrowWidth
    return CGSize(width: max(proposal.width ?? least, least), height: inner.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    content.view.place(at: .zero, in: offer(proposal))
  }
}
