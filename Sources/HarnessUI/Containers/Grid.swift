public import Foundation

/// Views in rows and columns that line up.
///
/// Source: SwiftUI's documentation of `Grid`.
@frozen nonisolated public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// A grid of rows; the spaces between columns and rows are in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = GridRule(layout: view.layout)
    node.content(view.content)
  }
}

/// A row of a grid.
///
/// Source: SwiftUI's documentation of `GridRow`.
@frozen nonisolated public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// A row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    node.layout = GridRowRule(alignment: view.alignment)
    node.content(view.content)
  }
}

/// The layout of a grid.
///
/// Source: SwiftUI's documentation of `GridLayout`.
@frozen nonisolated public struct GridLayout: Layout, Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The space between two columns, in points.
  public var horizontalSpacing: CGFloat?
  /// The space between two rows, in points.
  public var verticalSpacing: CGFloat?

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Columns as wide, and rows as high, as their cells need and the proposal lets them be.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { grid(subviews.map(\.child)).size(for: proposal) }

  /// Each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { grid(subviews.map(\.child)).place(at: bounds.origin, for: proposal) }

  func grid(_ views: [any LayoutChild]) -> GridAlgorithm {
    GridAlgorithm(
      views, alignment: alignment, columnGap: horizontalSpacing, rowGap: verticalSpacing)
  }
}

extension View {
  /// Lets a cell of a grid take several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    arranged(
      by: TraitRule("grid_cell_columns", .number(Double(count))) { $0.cell.columns = max(1, count) }
    )
  }

  /// Puts a point of the view at the same point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    arranged(
      by: TraitRule("grid_cell_anchor", .string(anchor.attributeText)) { $0.cell.anchor = anchor })
  }

  /// Lets the view take no space of its own along some axes of its cell.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    arranged(
      by: TraitRule("grid_cell_unsized_axes", .string(axes.names)) { $0.cell.unsizedAxes = axes })
  }

  /// Sets where the views of the cell's column stand.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    arranged(
      by: TraitRule("grid_column_alignment", .string(guide.name)) {
        $0.cell.columnAlignment = guide
      })
  }
}
