package import Foundation

/// Content larger than its frame, which the user moves.
nonisolated struct ScrollRule: LayoutRule {
  let axes: Axis.Set
  /// Which point of the content is at the same point of the frame at first.
  var anchor: UnitPoint?
  /// Around the content.
  var margins = EdgeInsets()

  static var keepsState: Bool { true }
  var hitShape: HitShape { .frame }

  private var inner: ImplicitStackRule {
    ImplicitStackRule(axis: axes == .horizontal ? .horizontal : .vertical)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.width) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.height) })
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    // Views inside may be as large as what the margins leave.
    content.scrolled(along: axes).margins = margins
    let inner = inner.size(for: offer(proposal), of: content)
    let (width, height) = (inner.width + margins.width, inner.height + margins.height)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let offer = offer(proposal)
    let scrolled = content.scrolled(along: axes)
    scrolled.margins = margins
    scrolled.take(
      contentSize: inner.size(for: offer, of: content), containerSize: size, anchor: anchor)
    let offset = scrolled.offset
    inner.place(
      content, at: CGPoint(x: margins.leading - offset.x, y: margins.top - offset.y), for: offer)
  }

  func clip(in size: CGSize, of content: any LayoutContent) -> Clip? {
    Clip(CGRect(origin: .zero, size: size))
  }

  var spaces: [AnyHashable] {
    [ScrollViewSpace(axis: nil)]
      + Axis.allCases.filter { axes.contains($0.set) }.map { ScrollViewSpace(axis: $0) }
  }
}

/// How far a view is scrolled, in points: kept as long as the view lives.
package nonisolated final class ScrollState {
  package internal(set) var axes: Axis.Set
  package internal(set) var contentSize = CGSize.zero
  package internal(set) var containerSize = CGSize.zero
  /// Around the content, and scrolled with it.
  package internal(set) var margins = EdgeInsets()
  /// How much of the top of the container a header covers that stays there, in points.
  package internal(set) var coveredTop: CGFloat = 0
  /// What the view is doing.
  package var phase = ScrollPhase.idle
  /// Where the views are, in a container that has many.
  var intervals: ViewIntervals?
  private var wanted = CGPoint.zero
  private var isNew = true

  init(axes: Axis.Set) { self.axes = axes }

  /// The part of the content with its margins that is at the container's top leading corner; always
  /// within both.
  package var offset: CGPoint {
    get { clamped(wanted) }
    set {
      wanted = clamped(newValue)
      isNew = false
    }
  }

  /// The greatest offset.
  package var end: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - room.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height - room.height) : 0)
  }

  /// What the margins leave of the container.
  package var room: CGSize { room(in: containerSize) }

  /// What the margins leave of a container of a size.
  package func room(in size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - margins.width), height: max(0, size.height - margins.height))
  }

  /// As an author's code sees it: the content begins at zero, behind its margins.
  package var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top),
      contentSize: contentSize, contentInsets: margins, containerSize: containerSize)
  }

  /// Takes what the layout has found; the first time the content goes to its anchor.
  package func take(contentSize: CGSize, containerSize: CGSize, anchor: UnitPoint? = nil) {
    self.contentSize = contentSize
    self.containerSize = containerSize
    guard isNew, let anchor else { return }
    wanted = CGPoint(x: end.x * anchor.x, y: end.y * anchor.y)
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(0, point.x), end.x), y: min(max(0, point.y), end.y))
  }
}

extension LayoutContent {
  /// How far the view is scrolled.
  nonisolated func scrolled(along axes: Axis.Set) -> ScrollState {
    let state = kept as? ScrollState ?? ScrollState(axes: axes)
    state.axes = axes
    kept = state
    return state
  }
}

extension EdgeInsets {
  /// At both sides together.
  fileprivate nonisolated var width: CGFloat { leading + trailing }
  /// Above and below together.
  fileprivate nonisolated var height: CGFloat { top + bottom }
}
