public import Foundation

/// Arranges the views of a container.
///
/// Source: SwiftUI's documentation of `Layout`.
nonisolated public protocol Layout: Animatable {
  /// What the container is like.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps from one step to the next.
  associatedtype Cache = Void

  /// The views to be arranged.
  typealias Subviews = LayoutSubviews

  /// Makes the cache.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date when the views have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The distances that the container likes to have from its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Where the container has a horizontal guide; nil: where its views have it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Where the container has a vertical guide; nil: where its views have it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// What the views like together.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Where the views have the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Where the views have the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Arranges views with this layout.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Self.Subviews) {}
}

/// What a layout's container is like.
///
/// Source: SwiftUI's documentation of `LayoutProperties`.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks views; nil: none in particular.
  public var stackOrientation: Axis?

  /// No axis.
  public init() {}
}

/// Views that a layout arranges. A change of the layout alone leaves their state as it is.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
}

extension LayoutContainer: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = CustomLayoutRule(layout: view.layout)
    node.content(view.content)
  }
}
