import Foundation

/// The cells of a table's row. Widths depend on the columns only, so that the cells of all rows line
/// up: each column in turn takes its share of what is left, those that are bound first.
nonisolated struct TableColumnsRule: LayoutRule {
  let columns: [LengthBounds]

  /// The width of a column to which none is offered.
  private static let idealWidth: CGFloat = 100

  private func widths(in room: CGFloat?) -> [CGFloat] {
    guard let room else { return columns.map { $0.offer($0.ideal ?? Self.idealWidth) ?? 0 } }
    var rest = room - ControlMetrics.gap * CGFloat(columns.count - 1)
    var widths = Array(repeating: CGFloat.zero, count: columns.count)
    let order = columns.indices.sorted { (columns[$0].freedom, $0) < (columns[$1].freedom, $1) }
    for (turn, column) in order.enumerated() {
      let share = max(0, rest / CGFloat(columns.count - turn))
      widths[column] = columns[column].offer(share) ?? share
      rest -= widths[column]
    }
    return widths
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let widths = widths(in: proposal.width)
    let heights = columns.indices.flatMap { column in
      content.views(inSlot: column).map {
        $0.size(in: ProposedViewSize(width: widths[column], height: proposal.height)).height
      }
    }
    let gaps = ControlMetrics.gap * CGFloat(max(0, columns.count - 1))
    return CGSize(
      width: proposal.width ?? widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    var x: CGFloat = 0
    for (column, width) in widths(in: proposal.width).enumerated() {
      let offer = ProposedViewSize(width: width, height: proposal.height)
      for view in content.views(inSlot: column) {
        view.place(at: CGPoint(x: x, y: (size.height - view.size(in: offer).height) / 2), in: offer)
      }
      x += width + ControlMetrics.gap
    }
  }
}

extension LengthBounds {
  /// How much room there is between the bounds.
  nonisolated fileprivate var freedom: CGFloat { (max ?? .infinity) - (min ?? 0) }
}
