import Foundation

/// A field for a line of text, or for several: it takes the width that there is.
nonisolated struct TextFieldRule: LayoutRule {
  /// What is written in it, or the prompt of an empty one.
  let text: String
  let isBordered: Bool
  /// Whether it grows with its lines.
  let wraps: Bool

  var hitShape: HitShape { .frame }

  private func lines(_ content: any LayoutContent, width: CGFloat?) -> TextLayout {
    let block = content.read { environment in
      var block = TextBlock.of(text.isEmpty ? " " : text, in: environment)
      if !wraps { block.lineLimit = 1 }
      return block
    }
    return block.layout(width: wraps ? width.map { Double($0) } : nil)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let inset = isBordered ? ControlMetrics.borderedFieldInset : 0
    let lines = lines(content, width: proposal.width.map { max(0, $0 - 2 * inset) })
    let height = lines.size.height + 2 * inset
    return CGSize(
      width: proposal.width ?? max(ControlMetrics.idealLength, lines.size.width + 2 * inset),
      height: isBordered ? max(ControlMetrics.borderedFieldHeight, height) : height)
  }

  /// The text is drawn by the field itself.
  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.leaveOut() }
  }
}

/// A button with space around its label.
nonisolated struct BorderedButtonRule: LayoutRule {
  var hitShape: HitShape { .frame }

  private func insets(_ content: any LayoutContent) -> CGSize {
    content.read { ControlMetrics.buttonInsets($0.controlSize) }
  }

  private func offer(_ proposal: ProposedViewSize, _ insets: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * insets.width) },
      height: proposal.height.map { max(0, $0 - 2 * insets.height) })
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let insets = insets(content)
    let inner = StackAlgorithm.label(content.views).size(for: offer(proposal, insets))
    return CGSize(
      width: inner.width + 2 * insets.width, height: inner.height + 2 * insets.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let insets = insets(content)
    StackAlgorithm.label(content.views).place(
      at: CGPoint(x: insets.width, y: insets.height), for: offer(proposal, insets))
  }
}
