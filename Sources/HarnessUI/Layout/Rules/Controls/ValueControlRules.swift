import Foundation

/// A control that takes the width that there is and has a height of its own, such as a calendar.
nonisolated struct FullWidthRule: LayoutRule {
  let height: CGFloat
  var idealWidth = ListMetrics.idealWidth
  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    CGSize(width: proposal.width ?? idealWidth, height: height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.leaveOut() }
  }
}

/// A track between the labels of its ends; the label of the whole is not shown.
nonisolated struct SliderRule: LayoutRule {
  static let (label, minimum, maximum) = (0, 1, 2)

  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let ends = ends(content).map { $0.size(for: .unspecified) }
    let least = ends.reduce(0) { $0 + ($1.width > 0 ? $1.width + ControlMetrics.gap : 0) }
    return CGSize(
      width: proposal.width.map { max($0, least) } ?? least + ControlMetrics.idealLength,
      height: max(ControlMetrics.sliderHeight, ends.map(\.height).max() ?? 0))
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views(inSlot: Self.label) { view.leaveOut() }
    let ends = ends(content)
    for (end, isFirst) in zip(ends, [true, false]) {
      let own = end.size(for: .unspecified)
      end.place(
        at: CGPoint(x: isFirst ? 0 : size.width - own.width, y: (size.height - own.height) / 2),
        for: .unspecified)
    }
  }

  private func ends(_ content: any LayoutContent) -> [StackAlgorithm] {
    [Self.minimum, Self.maximum].map { .label(content.views(inSlot: $0)) }
  }
}

/// A bar between the labels of its ends, below the label of the whole and above the value's.
nonisolated struct ValueBarRule: LayoutRule {
  /// The children of the control that stand above, below, before and behind the bar.
  let above: [Int]
  let below: [Int]
  var before: Int?
  var behind: Int?

  var hitShape: HitShape { .frame }

  private struct Parts {
    var above: StackAlgorithm
    var below: StackAlgorithm
    var before: StackAlgorithm
    var behind: StackAlgorithm
  }

  private func parts(_ content: any LayoutContent) -> Parts {
    let views = { (slots: [Int]) in slots.flatMap { content.views(inSlot: $0) } }
    return Parts(
      above: .column(content.hidesLabels ? [] : views(above)), below: .column(views(below)),
      before: .label(views(before.map { [$0] } ?? [])),
      behind: .label(views(behind.map { [$0] } ?? [])))
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let parts = parts(content)
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    let (above, below) = (parts.above.size(for: offer), parts.below.size(for: offer))
    let ends = [parts.before, parts.behind].map { $0.size(for: .unspecified) }
    let endsWidth = ends.reduce(0) { $0 + ($1.width > 0 ? $1.width + ControlMetrics.gap : 0) }
    let width = max(above.width, below.width, endsWidth + ControlMetrics.idealLength)
    return CGSize(
      width: proposal.width ?? width,
      height: line(ends) + height(above) + height(below))
  }

  private func line(_ ends: [CGSize]) -> CGFloat {
    max(ControlMetrics.barHeight, ends.map(\.height).max() ?? 0)
  }

  private func height(_ labels: CGSize) -> CGFloat {
    labels.height > 0 ? labels.height + ControlMetrics.gap : 0
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    for view in content.views { view.leaveOut() }
    let parts = parts(content)
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    parts.above.place(at: .zero, for: offer)
    let ends = [parts.before, parts.behind].map { $0.size(for: .unspecified) }
    let middle = height(parts.above.size(for: offer)) + line(ends) / 2
    parts.before.place(at: CGPoint(x: 0, y: middle - ends[0].height / 2), for: .unspecified)
    parts.behind.place(
      at: CGPoint(x: size.width - ends[1].width, y: middle - ends[1].height / 2),
      for: .unspecified)
    parts.below.place(
      at: CGPoint(x: 0, y: size.height - parts.below.size(for: offer).height), for: offer)
  }
}

/// Something that turns, with its labels below.
nonisolated struct SpinnerRule: LayoutRule {
  let part: CGSize
  var showsLabels = true

  var hitShape: HitShape { .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    guard let labels = labels(content) else { return part }
    let inner = labels.size(for: proposal)
    return CGSize(
      width: max(part.width, inner.width), height: part.height + ControlMetrics.gap + inner.height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    guard let labels = labels(content) else {
      for view in content.views { view.leaveOut() }
      return
    }
    labels.place(
      at: CGPoint(
        x: (size.width - labels.size(for: proposal).width) / 2,
        y: part.height + ControlMetrics.gap),
      for: proposal)
  }

  private func labels(_ content: any LayoutContent) -> StackAlgorithm? {
    content.views.isEmpty || !showsLabels || content.hidesLabels
      ? nil : .column(content.views, .center)
  }
}
