import Foundation

/// Views in rows and columns that line up.
nonisolated struct GridRule: LayoutRule {
  let layout: GridLayout

  /// A divider that stands alone separates rows.
  var stackAxis: Axis? { .vertical }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    layout.grid(content.views).size(for: proposal)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    layout.grid(content.views).place(at: .zero, for: proposal)
  }
}

/// A row of a grid, whose views are cells of the grid around; in another container it is a group.
nonisolated struct GridRowRule: LayoutRule {
  private let mark: GridRowMark

  init(alignment: VerticalAlignment?) { mark = GridRowMark(alignment: alignment) }

  static var isTransparent: Bool { true }

  func rule(around slot: Int) -> (any LayoutModifierRule)? { GridCellRule(row: mark) }
  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize { .zero }
  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {}
}

/// Which row of a grid, and where its views stand.
package nonisolated final class GridRowMark: Sendable {
  /// Nil: as the grid has it.
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// A cell of a row.
private nonisolated struct GridCellRule: LayoutModifierRule {
  let row: GridRowMark

  func change(_ traits: inout LayoutTraits) { traits.cell.row = row }
}
