public import Foundation

// The containers as layouts: for `AnyLayout`, which changes between them. They do what the containers
// themselves do.

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
  ) -> CGSize { stack(subviews).size(for: proposal) }

  /// One below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stack(subviews).place(at: bounds.origin, for: proposal) }

  private func stack(_ subviews: Subviews) -> StackAlgorithm {
    StackAlgorithm(
      axis: .vertical, alignment: alignment.key, spacing: spacing, views: subviews.map(\.child))
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
  ) -> CGSize { stack(subviews).size(for: proposal) }

  /// One beside the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stack(subviews).place(at: bounds.origin, for: proposal) }

  private func stack(_ subviews: Subviews) -> StackAlgorithm {
    StackAlgorithm(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, views: subviews.map(\.child))
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

  /// What the views take around the point where their guides meet.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { overlay(subviews).size(for: proposal) }

  /// Each where its guides meet those of the others.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { overlay(subviews).place(at: bounds.origin, for: proposal) }

  private func overlay(_ subviews: Subviews) -> OverlayAlgorithm {
    OverlayAlgorithm(alignment: alignment, views: subviews.map(\.child))
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
