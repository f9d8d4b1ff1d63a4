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
      spacing: nil, views: content.views)
  }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    content.views.count == 1
      ? content.views[0].size(in: proposal) : stack(content).size(for: proposal)
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    if content.views.count == 1 {
      content.views[0].place(at: .zero, in: proposal)
    } else {
      stack(content).place(at: .zero, for: proposal)
    }
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

/// Content larger than its frame, which the user moves.
nonisolated struct ScrollRule: LayoutRule {
  let axes: Axis.Set

  static var keepsState: Bool { true }
  var hitShape: HitShape { .frame }

  private var inner: ImplicitStackRule {
    ImplicitStackRule(axis: axes == .horizontal ? .horizontal : .vertical)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let inner = inner.size(for: offer(proposal), of: content)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let offer = offer(proposal)
    let scrolled = content.scrolled(along: axes)
    scrolled.contentSize = inner.size(for: offer, of: content)
    scrolled.containerSize = size
    inner.place(content, in: scrolled.contentSize, for: offer)
  }

  func clip(in size: CGSize, of content: any LayoutContent) -> Clip? {
    Clip(CGRect(origin: .zero, size: size))
  }

  var spaces: [AnyHashable] {
    [ScrollViewSpace(axis: nil)]
      + Axis.allCases.filter { axes.contains($0.set) }.map { ScrollViewSpace(axis: $0) }
  }
}

/// How far a view is scrolled, in points: kept as long as the view lives.
package nonisolated final class ScrollState {
  package internal(set) var axes: Axis.Set
  package internal(set) var contentSize = CGSize.zero
  package internal(set) var containerSize = CGSize.zero
  private var wanted = CGPoint.zero
  /// Where the views are, in a container that has many.
  var intervals: ViewIntervals?

  init(axes: Axis.Set) { self.axes = axes }

  /// The part of the content at the container's top leading corner; always within the content.
  package var offset: CGPoint {
    get { clamped(wanted) }
    set { wanted = clamped(newValue) }
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    let most = CGSize(
      width: max(0, contentSize.width - containerSize.width),
      height: max(0, contentSize.height - containerSize.height))
    return CGPoint(
      x: axes.contains(.horizontal) ? min(max(0, point.x), most.width) : 0,
      y: axes.contains(.vertical) ? min(max(0, point.y), most.height) : 0)
  }
}

extension LayoutContent {
  /// How far the view is scrolled.
  nonisolated func scrolled(along axes: Axis.Set) -> ScrollState {
    let state = kept as? ScrollState ?? ScrollState(axes: axes)
    state.axes = axes
    kept = state
    return state
  }
}

/// A layout of an author's own.
nonisolated struct CustomLayoutRule<L: Layout>: LayoutRule {
  let layout: L

  static var keepsState: Bool { true }
  var setsGuides: Bool { true }
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
