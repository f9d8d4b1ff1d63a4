import Foundation

/// A view that reaches beyond the safe area where it touches its end.
nonisolated struct IgnoredSafeAreaRule: LayoutModifierRule {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let frame = content.frameOnScreen
    let extended = content.safeArea.extending(frame, regions: regions, edges: edges)
    if extended == frame { return content.view.place(at: .zero, in: proposal) }
    content.view.place(
      in: extended.size, at: CGPoint(x: extended.minX - frame.minX, y: extended.minY - frame.minY),
      along: .center, for: ProposedViewSize(extended.size))
  }

  /// Nothing takes anything of what is inside any more.
  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea { outer.ignoring(regions, edges: edges) }

  var dependsOnPlace: Bool { true }

  var attributes: [(name: String, value: ElementValue)] {
    [("ignores_safe_area", .string("\(regions.name) \(edges.attributeText)"))]
  }
}

/// More that takes something of the safe area at the edges: room for the content stays the same as
/// with padding, and what ignores the safe area reaches beyond it.
nonisolated struct SafeAreaPaddingRule: LayoutModifierRule {
  let padding: PaddingRule

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    padding.size(for: proposal, of: content)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    padding.place(content, in: size, for: proposal)
  }

  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea {
    outer.inside(frame, top: 0, bottom: 0).inset(by: padding.insets)
  }

  var attributes: [(name: String, value: ElementValue)] {
    padding.attributes.map { ("safe_area_padding", $0.value) }
  }
}

/// A view with another one at an edge, for which it leaves room in its safe area.
nonisolated struct SafeAreaInsetRule: LayoutModifierRule {
  let edge: Edge
  let alignment: Alignment
  /// Between the two, in points; nil: none.
  let spacing: CGFloat?

  private func inset(_ proposal: ProposedViewSize, _ content: any LayoutContent) -> EdgeInsets {
    var insets = EdgeInsets()
    for layer in content.layers {
      let size = layer.size(in: offer(proposal))
      switch edge {
      case .top: insets.top += size.height + (spacing ?? 0)
      case .bottom: insets.bottom += size.height + (spacing ?? 0)
      case .leading: insets.leading += size.width + (spacing ?? 0)
      case .trailing: insets.trailing += size.width + (spacing ?? 0)
      }
    }
    return insets
  }

  /// The other one takes what it likes along the axis.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    edge == .top || edge == .bottom
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    PaddingRule(inset(proposal, content)).size(for: proposal, of: content)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    PaddingRule(inset(proposal, content)).place(content, in: size, for: proposal)
    for layer in content.layers {
      layer.place(in: size, along: alignment, for: offer(ProposedViewSize(size)))
    }
  }

  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea {
    outer.inside(frame, top: 0, bottom: 0).inset(
      by: inset(ProposedViewSize(frame.size), content))
  }
}

/// The space that a scene likes around its content: as much as `padding()` has.
nonisolated struct ScenePaddingRule: LayoutModifierRule {
  private let padding: PaddingRule

  init(_ edges: Edge.Set) { padding = PaddingRule(edges, nil) }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    padding.size(for: proposal, of: content)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    padding.place(content, in: size, for: proposal)
  }
}

/// A style painted behind or before a view, which fingers hit. It reaches to the end of the safe area
/// where the view does.
nonisolated struct PaintRule: LayoutModifierRule {
  private let edges: Edge.Set
  private let isClear: Bool

  init(_ style: some ShapeStyle, ignoringSafeAreaAt edges: Edge.Set) {
    self.edges = edges
    isClear = style as? Color == .clear
  }

  var hitShape: HitShape {
    if isClear { return .none }
    return .area { content, _ in
      let frame = content.frameOnScreen
      return content.safeArea.extending(frame, edges: edges)
        .offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
  }
}
