package import Foundation

/// Several views where one is expected: one after the other, from top to bottom (ours).
package nonisolated struct ImplicitStackRule: LayoutRule {
  var axis = Axis.vertical

  package init() {}
  init(axis: Axis) { self.axis = axis }

  package var stackAxis: Axis? { nil }

  private func stack(_ content: any LayoutContent) -> StackAlgorithm {
    StackAlgorithm(
      axis: axis,
      alignment: axis == .vertical
        ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
      spacing: nil, views: content.views, memory: content.lineMemory)
  }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    content.views.count == 1
      ? content.views[0].size(in: proposal) : stack(content).size(for: proposal)
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) { place(content, at: .zero, for: proposal) }

  func place(_ content: any LayoutContent, at origin: CGPoint, for proposal: ProposedViewSize) {
    if content.views.count == 1 {
      content.views[0].place(at: origin, in: proposal)
    } else {
      stack(content).place(at: origin, for: proposal)
    }
  }
}

extension LayoutContent {
  /// Places all views in the middle of an area, one below the other.
  func placeViews(in area: CGRect) {
    let offer = ProposedViewSize(area.size)
    if views.count == 1 {
      return views[0].place(in: area.size, at: area.origin, along: .center, for: offer)
    }
    let stack = StackAlgorithm(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, views: views)
    let size = stack.size(for: offer)
    stack.place(
      at: CGPoint(
        x: area.minX + (area.width - size.width) / 2, y: area.minY + (area.height - size.height) / 2
      ),
      for: offer)
  }
}

/// A control as large as what draws it: fingers hit all of its frame.
package nonisolated struct ControlRule: LayoutRule {
  private let inner: ImplicitStackRule

  /// - Parameter axis: along which several views of a label stand.
  package init(axis: Axis = .horizontal) { inner = ImplicitStackRule(axis: axis) }

  package var hitShape: HitShape { .frame }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    inner.size(for: proposal, of: content)
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    inner.place(content, in: size, for: proposal)
  }
}

/// A layout of an author's own.
nonisolated struct CustomLayoutRule<L: Layout>: LayoutRule {
  let layout: L

  static var keepsState: Bool { true }
  var guides: GuideKinds { .all }
  var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  /// What the layout keeps, and for which views.
  private final class Kept {
    var cache: L.Cache
    var views: LayoutSubviews
    init(_ cache: L.Cache, _ views: LayoutSubviews) { (self.cache, self.views) = (cache, views) }
  }

  /// Views change only with the box, so that they are compared once for each of its lives.
  private func kept(_ content: any LayoutContent) -> Kept {
    let views = LayoutSubviews(
      content.views.map { LayoutSubview($0) }, layoutDirection: content.read(\.layoutDirection))
    if let kept = content.kept as? Kept {
      if kept.views != views {
        kept.views = views
        layout.updateCache(&kept.cache, subviews: views)
      }
      return kept
    }
    let kept = Kept(layout.makeCache(subviews: views), views)
    content.kept = kept
    return kept
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let kept = kept(content)
    return layout.sizeThatFits(proposal: proposal, subviews: kept.views, cache: &kept.cache)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let kept = kept(content)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: kept.views,
      cache: &kept.cache)
  }

  func guide(
    _ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize,
    of content: any LayoutContent
  ) -> CGFloat? {
    let (kept, bounds) = (kept(content), CGRect(origin: .zero, size: size))
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: kept.views,
        cache: &kept.cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: kept.views,
        cache: &kept.cache)
  }

  func spacing(of content: any LayoutContent) -> ViewSpacing {
    let kept = kept(content)
    return layout.spacing(subviews: kept.views, cache: &kept.cache)
  }
}
