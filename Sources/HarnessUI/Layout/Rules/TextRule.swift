import Foundation

/// A text: as wide as its widest line.
nonisolated struct TextRule: LayoutRule {
  let text: Text

  var setsGuides: Bool { true }
  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let width = 8 * CGFloat(content.read { text.string(in: $0) }.count)
    guard let offered = proposal.width, offered < width else { return CGSize(width: width, height: 20) }
    let lines = (width / max(offered, 8)).rounded(.up)
    return CGSize(width: min(width, max(offered, 8)), height: lines * 20)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}

  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? {
    nil
  }
}
