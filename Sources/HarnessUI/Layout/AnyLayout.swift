public import Foundation

/// A layout whose type is hidden. Another layout inside leaves the views' state as it is.
///
/// Source: SwiftUI's documentation of `AnyLayout`.
@frozen nonisolated public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  nonisolated public struct Cache {
    fileprivate var base: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// Makes the cache of the hidden layout.
  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache { Cache(base: layout.makeCache(subviews: subviews)) }
    return open(layout)
  }

  /// Brings the cache of the hidden layout up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.using(&cache.base, subviews) { $0.update() }
  }

  /// As the hidden layout says.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.using(&cache.base, subviews) { $0.spacing() }
  }

  /// As the hidden layout says.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.using(&cache.base, subviews) { $0.size(for: proposal) }
  }

  /// As the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.using(&cache.base, subviews) { $0.place(in: bounds, proposal) }
  }

  /// As the hidden layout says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.using(&cache.base, subviews) { $0.place(of: guide, in: bounds, proposal) }
  }

  /// As the hidden layout says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.using(&cache.base, subviews) { $0.place(of: guide, in: bounds, proposal) }
  }
}

/// A layout at work on some views, whatever its type and that of its cache.
private protocol LayoutWork {
  mutating func update()
  mutating func spacing() -> ViewSpacing
  mutating func size(for proposal: ProposedViewSize) -> CGSize
  mutating func place(in bounds: CGRect, _ proposal: ProposedViewSize)
  mutating func place(
    of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat?
  mutating func place(
    of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat?
}

private struct WorkOf<L: Layout>: LayoutWork {
  let layout: L
  let views: LayoutSubviews
  var cache: L.Cache

  mutating func update() { layout.updateCache(&cache, subviews: views) }

  mutating func spacing() -> ViewSpacing { layout.spacing(subviews: views, cache: &cache) }

  mutating func size(for proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: views, cache: &cache)
  }

  mutating func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &cache)
  }

  mutating func place(
    of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: views, cache: &cache)
  }

  mutating func place(
    of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: views, cache: &cache)
  }
}

extension Layout {
  /// Works with a cache of this layout; one of another layout is replaced by a new one.
  fileprivate func using<Result>(
    _ cache: inout Any, _ views: LayoutSubviews, _ body: (inout any LayoutWork) -> Result
  ) -> Result {
    var work: any LayoutWork = WorkOf(
      layout: self, views: views, cache: (cache as? Cache) ?? makeCache(subviews: views))
    let result = body(&work)
    if let work = work as? WorkOf<Self> { cache = work.cache }
    return result
  }
}
