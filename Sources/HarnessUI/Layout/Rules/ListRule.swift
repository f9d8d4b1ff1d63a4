package import Foundation

/// Rows in a column that scrolls and takes the space that it is offered.
///
/// All views inside come in one line, those of sections too, so that one search finds a row.
nonisolated struct ListRule: LayoutRule {
  let look: ListLook
  /// In place of the space that the look has around the rows.
  var margins = ContentMargins()

  static var keepsState: Bool { true }
  var hitShape: HitShape { .frame }
  var stackAxis: Axis? { .vertical }
  var spaces: [AnyHashable] { [ScrollViewSpace(axis: nil), ScrollViewSpace(axis: .vertical)] }

  func rule(around slot: Int) -> (any LayoutModifierRule)? { RowRule() }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let width = proposal.width ?? ListMetrics.idealWidth
    return CGSize(
      width: width, height: proposal.height ?? rows(content, in: width).contentLength)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    var rows = rows(content, in: size.width)
    let scrolled = content.scrolled(along: .vertical)
    scrolled.take(
      contentSize: CGSize(width: size.width, height: rows.contentLength), containerSize: size)
    let starts = pin(&rows, of: content, in: scrolled)
    scrolled.intervals = rows
    let (x, offer) = (sides(in: size.width).leading, offer(in: size.width))
    for (view, y) in zip(content.views, starts) {
      view.place(at: CGPoint(x: x, y: y), in: offer)
    }
  }

  func clip(in size: CGSize, of content: any LayoutContent) -> Clip? {
    Clip(CGRect(origin: .zero, size: size))
  }

  func shift(of content: any LayoutContent) -> CGPoint {
    (content.kept as? ScrollState)?.offset ?? .zero
  }

  func views(at point: CGPoint, of content: any LayoutContent) -> Range<Int>? {
    (content.kept as? ScrollState)?.intervals?.views(at: point.y)
  }

  /// Where views are seen: a header that would have scrolled out of sight stands at the top instead.
  private func pin(
    _ rows: inout ViewIntervals, of content: any LayoutContent, in scrolled: ScrollState
  ) -> [CGFloat] {
    scrolled.coveredTop = 0
    if look.pinned.isEmpty { return rows.starts }
    var starts = rows.starts
    let (top, lengths) = (scrolled.offset.y, rows.lengths)
    SectionPinning(
      pinned: look.pinned, axis: .vertical, visible: top...(top + scrolled.containerSize.height)
    ).move(&starts, lengths: lengths, of: content.views)
    for (index, view) in content.views.enumerated() where view.traits.section?.isHeader == true {
      let place = starts[index]..<starts[index] + lengths[index]
      if place.contains(top) { scrolled.coveredTop = place.upperBound - top }
      if starts[index] != rows.starts[index] { rows.front = (index, place) }
    }
    return starts
  }

  private func sides(in width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let usual = look == .insetGrouped ? ListMetrics.margin(in: width) : 0
    return (margins.leading ?? usual, margins.trailing ?? usual)
  }

  private func offer(in width: CGFloat) -> ProposedViewSize {
    let sides = sides(in: width)
    return ProposedViewSize(width: max(0, width - sides.leading - sides.trailing), height: nil)
  }

  /// Where the rows are in a list of a width.
  private func rows(_ content: any LayoutContent, in width: CGFloat) -> ViewIntervals {
    let offer = offer(in: width)
    let rowSpacing = content.read { $0[ListRowSpacingKey.self] } ?? 0
    let sectionSpacing =
      content.read { $0[ListSectionSpacingKey.self] }
      ?? (look.isGrouped ? ListMetrics.sectionGap : 0)
    var rows = ViewIntervals(capacity: content.views.count)
    var last: SectionPart?
    var y: CGFloat = 0
    for (index, view) in content.views.enumerated() {
      let traits = view.traits
      let part = traits.section
      if index == 0, let top = margins.top {
        y = top
      } else if index == 0 || part?.section !== last?.section {
        y += traits.row.sectionSpacing ?? sectionSpacing
      } else if (part?.role ?? .content) == .content, (last?.role ?? .content) == .content {
        y += rowSpacing
      }
      let height = view.size(in: offer).height
      rows.append(y, length: height)
      y += height
      last = part
    }
    rows.contentLength =
      y + (margins.bottom ?? (content.views.isEmpty || !look.isGrouped ? 0 : sectionSpacing))
    return rows
  }
}

/// A row of a list, or the header or footer of a section: as wide as it is offered, its content at
/// the leading side and in the middle of the height.
package nonisolated struct RowRule: LayoutModifierRule {
  package var hitShape: HitShape { .frame }

  /// The row is what the list reads; what the view says about priorities is its own.
  private func inner(
    _ proposal: ProposedViewSize, _ content: any LayoutContent
  ) -> (insets: EdgeInsets, offer: ProposedViewSize) {
    let traits = content.view.traits
    let isRow = (traits.section?.role ?? .content) == .content
    let insets = traits.row.insets(or: isRow ? ListMetrics.rowInsets : ListMetrics.headerInsets)
    return (
      insets,
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    )
  }

  private func leastHeight(_ content: any LayoutContent) -> CGFloat {
    if (content.view.traits.section?.role ?? .content) == .content {
      return content.read(\.defaultMinListRowHeight)
    }
    return content.read(\.defaultMinListHeaderHeight) ?? ListMetrics.leastHeaderHeight
  }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let (insets, offer) = inner(proposal, content)
    let size = content.view.size(in: offer)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(leastHeight(content), size.height + insets.top + insets.bottom))
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    let (insets, offer) = inner(proposal, content)
    let height = content.view.size(in: offer).height
    let room = size.height - insets.top - insets.bottom
    content.view.place(
      at: CGPoint(x: insets.leading, y: insets.top + (room - height) / 2), in: offer)
  }
}

/// Where the views of a container are along its axis, in increasing order.
nonisolated struct ViewIntervals {
  private(set) var starts: [CGFloat] = []
  private(set) var ends: [CGFloat] = []
  /// The view that stands before the others, away from its place, and where it does.
  var front: (view: Int, place: Range<CGFloat>)?
  var contentLength: CGFloat = 0

  init(capacity: Int) {
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  var lengths: [CGFloat] { zip(starts, ends).map { $1 - $0 } }

  mutating func append(_ start: CGFloat, length: CGFloat) {
    starts.append(start)
    ends.append(start + length)
  }

  /// The views that have a position.
  ///
  /// - Complexity: O(log n).
  func views(at position: CGFloat) -> Range<Int> {
    if let front, front.place.contains(position) { return front.view..<front.view + 1 }
    let first = Self.firstIndex(in: ends) { $0 > position }
    let end = Self.firstIndex(in: starts) { $0 > position }
    return first..<max(first, end)
  }

  private static func firstIndex(
    in values: [CGFloat], where isReached: (CGFloat) -> Bool
  ) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
