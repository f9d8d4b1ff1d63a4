public import Foundation

// The containers as layouts: for `AnyLayout`, which changes between them. Their sizes are those of
// views one after the other, or on top of each other, at the sizes that they like.

/// The layout of a column.
///
/// Source: SwiftUI's documentation of `VStackLayout`.
@frozen nonisolated public struct VStackLayout: Layout, Sendable {
  /// Where the views line up.
  public var alignment: HorizontalAlignment
  /// The space between two views, in points; nil: as they like.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the vertical axis.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  /// The sum of the heights, and the largest width.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + gaps(subviews, spacing, along: .vertical))
  }

  /// One below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (index, view) in subviews.enumerated() {
      if index > 0 { y += gap(subviews[index - 1], view, spacing, along: .vertical) }
      let proposal = ProposedViewSize(width: proposal.width, height: nil)
      let dimensions = view.dimensions(in: proposal)
      let container = ViewDimensions(width: bounds.width, height: bounds.height)
      let x = bounds.minX + container[alignment] - dimensions[alignment]
      view.place(at: CGPoint(x: x, y: y), proposal: proposal)
      y += dimensions.height
    }
  }
}

/// The layout of a line.
///
/// Source: SwiftUI's documentation of `HStackLayout`.
@frozen nonisolated public struct HStackLayout: Layout, Sendable {
  /// Where the views line up.
  public var alignment: VerticalAlignment
  /// The space between two views, in points; nil: as they like.
  public var spacing: CGFloat?

  /// A line.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the horizontal axis.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  /// The sum of the widths, and the largest height.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height))
    }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gaps(subviews, spacing, along: .horizontal),
      height: sizes.map(\.height).max() ?? 0)
  }

  /// One beside the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (index, view) in subviews.enumerated() {
      if index > 0 { x += gap(subviews[index - 1], view, spacing, along: .horizontal) }
      let proposal = ProposedViewSize(width: nil, height: proposal.height)
      let dimensions = view.dimensions(in: proposal)
      let container = ViewDimensions(width: bounds.width, height: bounds.height)
      let y = bounds.minY + container[alignment] - dimensions[alignment]
      view.place(at: CGPoint(x: x, y: y), proposal: proposal)
      x += dimensions.width
    }
  }
}

/// The layout of views on top of each other.
///
/// Source: SwiftUI's documentation of `ZStackLayout`.
@frozen nonisolated public struct ZStackLayout: Layout, Sendable {
  /// Where the views line up.
  public var alignment: Alignment

  /// Views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The largest width and the largest height.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Each where its guides meet those of the container.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let container = ViewDimensions(width: bounds.width, height: bounds.height)
    for view in subviews {
      let dimensions = view.dimensions(in: proposal)
      let x = container[alignment.horizontal] - dimensions[alignment.horizontal]
      let y = container[alignment.vertical] - dimensions[alignment.vertical]
      view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
    }
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

private nonisolated func gap(
  _ view: LayoutSubview, _ next: LayoutSubview, _ spacing: CGFloat?, along axis: Axis
) -> CGFloat { spacing ?? view.spacing.distance(to: next.spacing, along: axis) }

private nonisolated func gaps(
  _ views: LayoutSubviews, _ spacing: CGFloat?, along axis: Axis
) -> CGFloat {
  zip(views, views.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1, spacing, along: axis) }
}
