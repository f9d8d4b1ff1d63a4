public import Foundation

/// Which views of a lazy container stay in sight while others scroll.
///
/// Source: SwiftUI's documentation of `PinnedScrollableViews`.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column, of which Apple's platforms build those in sight. Here all are built.
///
/// Source: SwiftUI's documentation of `LazyVStack`.
nonisolated public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Stacks views from top to bottom; `spacing` is in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.setEnvironment(.makeComparable(view.pinnedViews, for: PinnedViewsKey.self))
    node.layout = LazyStackRule(
      .column(view.alignment, view.spacing), pinned: view.pinnedViews)
    node.content(view.content)
  }
}

/// Views in a line, of which Apple's platforms build those in sight. Here all are built.
///
/// Source: SwiftUI's documentation of `LazyHStack`.
nonisolated public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Stacks views from leading to trailing; `spacing` is in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.setEnvironment(.makeComparable(view.pinnedViews, for: PinnedViewsKey.self))
    node.layout = LazyStackRule(
      .row(view.alignment, view.spacing), pinned: view.pinnedViews)
    node.content(view.content)
  }
}

/// A column or a row of a lazy grid.
///
/// Source: SwiftUI's documentation of `GridItem`.
nonisolated public struct GridItem: Sendable {
  /// How large a column or a row is, in points.
  nonisolated public enum Size: Sendable {
    /// Just so large.
    case fixed(CGFloat)
    /// As large as there is space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is space for, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large the column or row is.
  public var size: GridItem.Size
  /// The space to the next one, in points.
  public var spacing: CGFloat?
  /// Where views stand in their cells.
  public var alignment: Alignment?

  /// A column or a row.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in a grid that grows downwards. Here all are built.
///
/// Source: SwiftUI's documentation of `LazyVGrid`.
nonisolated public struct LazyVGrid<Content: View>: View {
  private let rule: LazyGridRule
  private let content: Content

  /// A grid of columns; `spacing` is the space between the rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    rule = LazyGridRule(
      axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing,
      pinned: pinnedViews)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.setEnvironment(.makeComparable(view.rule.pinned, for: PinnedViewsKey.self))
    node.layout = view.rule
    node.content(view.content)
  }
}

/// Views in a grid that grows from leading to trailing. Here all are built.
///
/// Source: SwiftUI's documentation of `LazyHGrid`.
nonisolated public struct LazyHGrid<Content: View>: View {
  private let rule: LazyGridRule
  private let content: Content

  /// A grid of rows; `spacing` is the space between the columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    rule = LazyGridRule(
      axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing,
      pinned: pinnedViews)
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.setEnvironment(.makeComparable(view.rule.pinned, for: PinnedViewsKey.self))
    node.layout = view.rule
    node.content(view.content)
  }
}
