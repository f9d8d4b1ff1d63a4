import Foundation

/// How a stack shares its length among its views.
///
/// Source: SwiftUI's documentation of `HStack` and `layoutPriority(_:)`; WWDC19 'Building Custom
/// Views with SwiftUI'. The least flexible view chooses first, and each is offered an equal share of
/// what is left; views with a higher priority come before, and leave the others their least length.
nonisolated struct StackAlgorithm {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let views: [any LayoutChild]
  /// Keeps the line that was made last: a stack is placed as it was sized.
  var memory: LineMemory?

  /// What each view is offered along the stack, its size, and its alignment guide across.
  struct Line {
    var proposals: [ProposedViewSize] = []
    var sizes: [CGSize] = []
    var guides: [CGFloat] = []
    var gaps: [CGFloat] = []
    /// How far views reach before and behind the guide.
    var before: CGFloat = 0
    var behind: CGFloat = 0
  }

  /// The size of the stack.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if views.isEmpty { return .zero }
    let line = line(for: proposal)
    let length = line.sizes.reduce(0) { $0 + $1[axis] } + line.gaps.reduce(0, +)
    return CGSize(length: length, across: line.before + line.behind, along: axis)
  }

  /// Places the views one after the other, along their guides.
  ///
  /// - Parameter pinning: moves some of them to where they are seen.
  func place(at origin: CGPoint, for proposal: ProposedViewSize, pinning: SectionPinning? = nil) {
    if views.isEmpty { return }
    let line = line(for: proposal)
    var starts: [CGFloat] = []
    starts.reserveCapacity(views.count)
    var position: CGFloat = 0
    for index in views.indices {
      if index > 0 { position += line.gaps[index - 1] }
      starts.append(position)
      position += line.sizes[index][axis]
    }
    pinning?.move(&starts, lengths: line.sizes.map { $0[axis] }, of: views)
    for index in views.indices {
      let offer = stretched(line.proposals[index], in: line)
      let guide =
        offer == line.proposals[index]
        ? line.guides[index] : views[index].guide(alignment, in: offer)
      let (along, across) = (starts[index], line.before - guide)
      views[index].place(
        at: axis == .horizontal
          ? CGPoint(x: origin.x + along, y: origin.y + across)
          : CGPoint(x: origin.x + across, y: origin.y + along),
        in: offer)
    }
  }

  /// Where the stack is offered nothing across, its views share what the largest one takes: a divider
  /// between texts is as high as they are, also in a scroll view and with `fixedSize()`.
  ///
  /// Source: SwiftUI's documentation of `Divider`, which extends across the stack.
  private func stretched(_ offer: ProposedViewSize, in line: Line) -> ProposedViewSize {
    offer[across] == nil ? offer.with(line.before + line.behind, along: across) : offer
  }

  private func line(for proposal: ProposedViewSize) -> Line {
    if let last = memory?.last, last.proposal == proposal { return last.line }
    let line = makeLine(for: proposal)
    memory?.last = (proposal, line)
    return line
  }

  private func makeLine(for proposal: ProposedViewSize) -> Line {
    var line = Line()
    if views.count > 1 {
      line.gaps.reserveCapacity(views.count)
      for index in 1..<views.count {
        line.gaps.append(
          spacing ?? views[index - 1].spacing.distance(to: views[index].spacing, along: axis))
      }
    }
    share(proposal, in: &line)
    line.guides.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      let guide = view.guide(alignment, in: line.proposals[index])
      line.guides.append(guide)
      line.before = index == 0 ? guide : max(line.before, guide)
      let behind = line.sizes[index][across] - guide
      line.behind = index == 0 ? behind : max(line.behind, behind)
    }
    return line
  }

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  /// Offers every view its share.
  private func share(_ proposal: ProposedViewSize, in line: inout Line) {
    guard let length = proposal[axis], length.isFinite else {
      line.proposals = Array(repeating: proposal, count: views.count)
      line.sizes = views.map { $0.size(in: proposal) }
      return
    }
    line.proposals = Array(repeating: proposal, count: views.count)
    line.sizes = Array(repeating: .zero, count: views.count)
    var left = length - line.gaps.reduce(0, +)
    let groups = groups
    for (number, group) in groups.enumerated() {
      let reserved = groups[(number + 1)...].joined().reduce(0) {
        $0 + views[$1].size(in: proposal.with(0, along: axis))[axis]
      }
      var rest = left - reserved
      for (turn, index) in byFlexibility(group, proposal).enumerated() {
        let offer = proposal.with(max(0, rest / CGFloat(group.count - turn)), along: axis)
        let size = views[index].size(in: offer)
        line.proposals[index] = offer
        line.sizes[index] = size
        rest -= size[axis]
        left -= size[axis]
      }
    }
  }

  /// The places of the views of each priority, from high to low.
  private var groups: [[Int]] {
    guard let first = views.first?.priority, views.contains(where: { $0.priority != first }) else {
      return [Array(views.indices)]
    }
    let priorities = views.map(\.priority)
    return Set(priorities).sorted(by: >).map { priority in
      views.indices.filter { priorities[$0] == priority }
    }
  }

  /// The views that can change their length least come first.
  private func byFlexibility(_ group: [Int], _ proposal: ProposedViewSize) -> [Int] {
    if group.count < 2 { return group }
    let flexibilities = group.map { index -> CGFloat in
      let most = views[index].size(in: proposal.with(.infinity, along: axis))[axis]
      return most - views[index].size(in: proposal.with(0, along: axis))[axis]
    }
    if zip(flexibilities, flexibilities.dropFirst()).allSatisfy({ $0 <= $1 }) { return group }
    // Sorting is stable only if the places decide where lengths don't.
    return group.indices.sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }.map { group[$0] }
  }
}

/// Keeps the line that a stack has made last.
package nonisolated final class LineMemory {
  fileprivate var last: (proposal: ProposedViewSize, line: StackAlgorithm.Line)?
  package init() {}
}

extension ProposedViewSize {
  nonisolated subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  /// The proposal with another length along an axis.
  nonisolated func with(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: height)
      : ProposedViewSize(width: width, height: length)
  }
}

extension CGSize {
  nonisolated subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  nonisolated init(length: CGFloat, across: CGFloat, along axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}
