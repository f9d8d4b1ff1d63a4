import Foundation

/// How a grid shares its size among its columns and rows.
///
/// Source: SwiftUI's documentation of `Grid`: a column is as wide as its widest cell; views that are
/// not in a row span all columns; flexible views take what there is. Columns, and rows, share what is
/// offered as the views of a stack do: the least flexible one chooses first (ours).
nonisolated struct GridAlgorithm {
  private let cells: [GridCell]
  private let rows: [GridRowCells]
  private let columnCount: Int
  private let alignment: Alignment
  private let columnGap: CGFloat
  private let rowGap: CGFloat
  /// Where the views of a column stand, as far as one of its cells says so.
  private let columnAlignments: [Int: HorizontalAlignment]

  init(
    _ views: [any LayoutChild], alignment: Alignment, columnGap: CGFloat?, rowGap: CGFloat?
  ) {
    let (cells, rows, columnCount) = Self.cells(of: views)
    self.cells = cells
    self.rows = rows
    self.columnCount = columnCount
    self.alignment = alignment
    self.columnGap = columnGap ?? ViewSpacing.usual
    self.rowGap = rowGap ?? ViewSpacing.usual
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in cells {
      alignments[cell.column] = alignments[cell.column] ?? cell.traits.columnAlignment
    }
    columnAlignments = alignments
  }

  /// How many columns a view can span: more would be a mistake, and take all memory (ours).
  private static let mostColumns = 1000

  /// The cells in document order: those of a row one after the other.
  private static func cells(
    of views: [any LayoutChild]
  ) -> (cells: [GridCell], rows: [GridRowCells], columnCount: Int) {
    var cells: [GridCell] = []
    var rows: [GridRowCells] = []
    var columnCount = 1
    var column = 0
    for view in views {
      var traits = view.traits.cell
      traits.columns = min(traits.columns, Self.mostColumns)
      if let row = traits.row, rows.last?.mark === row {
        rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<(cells.count + 1)
      } else {
        rows.append(GridRowCells(mark: traits.row, cells: cells.count..<(cells.count + 1)))
        column = 0
      }
      cells.append(GridCell(view: view, traits: traits, row: rows.count - 1, column: column))
      column += traits.columns
      if traits.row != nil { columnCount = max(columnCount, column) }
    }
    for index in cells.indices {
      cells[index].span =
        cells[index].traits.row == nil ? columnCount : cells[index].traits.columns
    }
    return (cells, rows, columnCount)
  }

  /// The widths of the columns and the heights of the rows.
  private struct Lines {
    var widths: [CGFloat]
    var heights: [CGFloat] = []
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    if cells.isEmpty { return .zero }
    let lines = lines(for: proposal)
    return CGSize(
      width: lines.widths.reduce(0, +) + columnGap * CGFloat(columnCount - 1),
      height: lines.heights.reduce(0, +) + rowGap * CGFloat(rows.count - 1))
  }

  func place(at origin: CGPoint, for proposal: ProposedViewSize) {
    if cells.isEmpty { return }
    let lines = lines(for: proposal)
    let starts = lines.widths.reduce(into: [origin.x]) {
      $0.append($0[$0.count - 1] + $1 + columnGap)
    }
    var y = origin.y
    for (row, height) in zip(rows, lines.heights) {
      place(row, at: y, height: height, starts, lines)
      y += height + rowGap
    }
  }

  private func place(
    _ row: GridRowCells, at y: CGFloat, height: CGFloat, _ starts: [CGFloat], _ lines: Lines
  ) {
    let vertical = row.mark?.alignment ?? alignment.vertical
    let offers = row.cells.map {
      ProposedViewSize(width: width(of: cells[$0], lines), height: height)
    }
    let dimensions = zip(row.cells, offers).map { cells[$0].view.dimensions(in: $1) }
    let before = dimensions.map { $0[vertical] }.max() ?? 0
    let behind = dimensions.map { $0.height - $0[vertical] }.max() ?? 0
    // The cells line up with each other, and together they stand in the row.
    let group = CGSize(width: 0, height: before + behind)
    let top =
      y + ViewDimensions(CGSize(width: 0, height: height))[vertical]
      - ViewDimensions(group)[vertical]
    for (position, index) in row.cells.enumerated() {
      let (cell, own, offer) = (cells[index], dimensions[position], offers[position])
      let frame = CGRect(x: starts[cell.column], y: y, width: offer.width ?? 0, height: height)
      if let anchor = cell.traits.anchor {
        cell.view.place(
          at: CGPoint(
            x: frame.minX + anchor.x * (frame.width - own.width),
            y: frame.minY + anchor.y * (frame.height - own.height)), in: offer)
        continue
      }
      let horizontal =
        columnAlignments[cell.column].flatMap { cell.span == 1 ? $0 : nil }
        ?? alignment.horizontal
      let x = frame.minX + ViewDimensions(frame.size)[horizontal] - own[horizontal]
      cell.view.place(at: CGPoint(x: x, y: top + before - own[vertical]), in: offer)
    }
  }

  private func width(of cell: GridCell, _ lines: Lines) -> CGFloat {
    lines.widths[cell.columns(of: columnCount)].reduce(0, +) + columnGap * CGFloat(cell.span - 1)
  }

  private func lines(for proposal: ProposedViewSize) -> Lines {
    var lines = Lines(widths: columnWidths(for: proposal))
    let widths = cells.map { width(of: $0, lines) }
    let room = proposal.height.map { $0 - rowGap * CGFloat(rows.count - 1) }
    lines.heights = Self.share(room, among: rows.count) { row, height in
      rows[row].cells.reduce(0) { tallest, index in
        let cell = cells[index]
        if cell.traits.unsizedAxes.contains(.vertical) { return tallest }
        let offer = ProposedViewSize(width: widths[index], height: height)
        return max(tallest, cell.view.size(in: offer).height)
      }
    }
    return lines
  }

  private func columnWidths(for proposal: ProposedViewSize) -> [CGFloat] {
    let room = proposal.width.map { $0 - columnGap * CGFloat(columnCount - 1) }
    var widths = Self.share(room, among: columnCount) { column, width in
      cells.reduce(0) { widest, cell in
        if cell.span != 1 || cell.column != column
          || cell.traits.unsizedAxes.contains(.horizontal)
        {
          return widest
        }
        let offer = ProposedViewSize(width: width, height: proposal.height)
        return max(widest, cell.view.size(in: offer).width)
      }
    }
    // What spans several columns widens all of them alike where they are too narrow.
    for cell in cells where cell.span > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
      let columns = cell.columns(of: columnCount)
      let gaps = columnGap * CGFloat(cell.span - 1)
      let others = widths.reduce(0, +) - widths[columns].reduce(0, +)
      let offer = proposal.width.map {
        max(0, $0 - others - columnGap * CGFloat(columnCount - cell.span))
      }
      let wanted = cell.view.size(
        in: ProposedViewSize(width: offer, height: proposal.height)
      ).width
      let missing = wanted - gaps - widths[columns].reduce(0, +)
      if missing > 0 {
        for column in columns { widths[column] += missing / CGFloat(columns.count) }
      }
    }
    return widths
  }

  /// Offers each line its share, the least flexible ones first.
  private static func share(
    _ room: CGFloat?, among count: Int, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room, room.isFinite else { return (0..<count).map { length($0, room) } }
    let flexibilities = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    var rest = room
    for (turn, line) in order.enumerated() {
      lengths[line] = length(line, max(0, rest / CGFloat(count - turn)))
      rest -= lengths[line]
    }
    return lengths
  }
}

/// A view in a grid.
private nonisolated struct GridCell {
  let view: any LayoutChild
  let traits: GridCellTraits
  let row: Int
  let column: Int
  /// How many columns it takes.
  var span = 1

  func columns(of count: Int) -> Range<Int> { column..<min(count, column + span) }
}

/// The cells of a row; a view outside of a row is one of its own.
private nonisolated struct GridRowCells {
  let mark: GridRowMark?
  var cells: Range<Int>
}
