import Foundation

/// A text: as wide as its widest line, as high as its lines.
nonisolated struct TextRule: LayoutRule {
  let text: Text

  var guides: GuideKinds { .baselines }
  var hitShape: HitShape { .frame }

  /// Sizes are asked several times, and the text is the same for each.
  fileprivate func block(_ content: any LayoutContent) -> TextBlock {
    if let known = content.kept as? TextBlock { return known }
    let block = content.read { TextBlock.of(text, in: $0) }
    content.kept = block
    return block
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    block(content).layout(proposal).size
  }

  /// Each link has the frame of its letters.
  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    if content.views.isEmpty { return }
    let block = block(content)
    let layout = block.layout(proposal)
    let (stretches, alignment) = content.read {
      (text.links(in: $0), $0.multilineTextAlignment)
    }
    for (link, stretch) in zip(content.views, stretches) {
      let frame = block.frame(of: stretch, in: layout, alignment)
      link.place(at: frame.origin, in: ProposedViewSize(frame.size))
    }
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? {
    guard key.isBaseline else { return nil }
    let layout = block(content).layout(proposal)
    return CGFloat(key.isFirstBaseline ? layout.firstBaseline : layout.lastBaseline)
  }
}

extension TextBlock {
  nonisolated fileprivate func layout(_ proposal: ProposedViewSize) -> TextLayout {
    layout(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }
}

extension LayoutRule {
  /// The lines in which a text is set, with the side that they begin at; nil of what is no text.
  nonisolated package func textLines(
    for proposal: ProposedViewSize, of content: any LayoutContent
  ) -> (layout: TextLayout, alignment: TextAlignment)? {
    guard let rule = self as? TextRule else { return nil }
    return (
      rule.block(content).layout(proposal), content.read { $0.multilineTextAlignment }
    )
  }
}
