import Foundation

/// Views in lines of columns (or of rows) whose sizes are given: a grid that grows along an axis.
///
/// Source: SwiftUI's documentation of `GridItem` and `LazyVGrid`. Fixed columns take theirs first;
/// each other one in turn takes its share of what is left, within its bounds.
nonisolated struct LazyGridRule: LayoutRule {
  /// Along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  /// Where the columns stand across, if they take less than there is.
  let alignment: AlignmentKey
  /// Between the lines.
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews

  var dependsOnPlace: Bool { !pinned.isEmpty }
  private var across: Axis { axis == .vertical ? .horizontal : .vertical }

  /// A column of the grid.
  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// Views beside each other, or a header or a footer of a section alone.
  private struct Line {
    var views: Range<Int>
    var isWhole: Bool
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let tracks = tracks(in: proposal[across])
    let extent = tracks.last.map { $0.start + $0.length } ?? 0
    let lines = lines(of: content.views, tracks.count)
    let lengths = lines.map { length(of: $0, content.views, tracks, proposal[across] ?? extent) }
    return CGSize(
      length: lengths.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1)),
      across: proposal[across] ?? extent, along: axis)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let tracks = tracks(in: proposal[across])
    let extent = tracks.last.map { $0.start + $0.length } ?? 0
    let room = size[across]
    let inset =
      ViewDimensions(size)[alignment]
      - ViewDimensions(CGSize(length: 0, across: extent, along: axis))[alignment]
    let lines = lines(of: content.views, tracks.count)
    let lengths = lines.map { length(of: $0, content.views, tracks, room) }
    var starts: [CGFloat] = []
    var position: CGFloat = 0
    for length in lengths {
      starts.append(position)
      position += length + gap
    }
    // Each line belongs to one section, which its first view knows.
    SectionPinning(pinned, along: axis, in: content)?.move(
      &starts, lengths: lengths, of: lines.map { content.views[$0.views.lowerBound] })
    for (number, line) in lines.enumerated() {
      for (position, index) in line.views.enumerated() {
        let track =
          line.isWhole
          ? Track(start: 0, length: room, alignment: .center) : tracks[position]
        let start = line.isWhole ? 0 : inset + track.start
        content.views[index].place(
          in: CGSize(length: lengths[number], across: track.length, along: axis),
          at: axis == .vertical
            ? CGPoint(x: start, y: starts[number]) : CGPoint(x: starts[number], y: start),
          along: track.alignment, for: offer(track.length))
      }
    }
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.usual }

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  private func length(
    of line: Line, _ views: [any LayoutChild], _ tracks: [Track], _ room: CGFloat
  ) -> CGFloat {
    line.views.enumerated().reduce(0) { longest, view in
      let offer = offer(line.isWhole ? room : tracks[view.offset].length)
      return max(longest, views[view.element].size(in: offer)[axis])
    }
  }

  private func lines(of views: [any LayoutChild], _ count: Int) -> [Line] {
    if count == 0 { return [] }
    var lines: [Line] = []
    var section: SectionIdentity?
    for index in views.indices {
      let part = views[index].traits.section
      let isWhole = part.map { $0.role != .content } ?? false
      if !isWhole, let last = lines.last, !last.isWhole, last.views.count < count,
        section === part?.section
      {
        lines[lines.count - 1].views = last.views.lowerBound..<(index + 1)
      } else {
        lines.append(Line(views: index..<(index + 1), isWhole: isWhole))
      }
      section = part?.section
    }
    return lines
  }

  private func tracks(in room: CGFloat?) -> [Track] {
    var rest = room.map { room in
      items.dropLast().reduce(room) { $0 - ($1.spacing ?? ViewSpacing.usual) }
    }
    var left = 0
    for item in items {
      if case .fixed(let length) = item.size { rest? -= length } else { left += 1 }
    }
    var tracks: [Track] = []
    var position: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? ViewSpacing.usual
      let share = rest.map { max(0, $0 / CGFloat(max(1, left))) }
      let lengths = item.size.lengths(in: share, gap: gap)
      for length in lengths {
        tracks.append(
          Track(start: position, length: length, alignment: item.alignment ?? .center))
        position += length + gap
      }
      if case .fixed = item.size { continue }
      left -= 1
      rest? -= lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
    }
    return tracks
  }
}

extension GridItem.Size {
  /// The lengths of the columns that an item makes in its share; nil: the least there may be.
  nonisolated fileprivate func lengths(in share: CGFloat?, gap: CGFloat) -> [CGFloat] {
    switch self {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum):
      return [min(maximum, max(minimum, share ?? minimum))]
    case .adaptive(let minimum, let maximum):
      guard let share, share.isFinite, minimum + gap > 0 else { return [minimum] }
      let count = max(1, ((share + gap) / (minimum + gap)).rounded(.down))
      let length = (share - gap * (count - 1)) / count
      return Array(repeating: min(maximum, max(minimum, length)), count: Int(count))
    }
  }
}
