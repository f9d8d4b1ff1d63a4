package import Foundation

/// A page with its bars: it takes all that it is offered.
package nonisolated struct NavigationRule: LayoutRule {
  /// Whether there is a navigation bar without anything in it.
  let isNavigation: Bool

  package init(isNavigation: Bool = true) { self.isNavigation = isNavigation }

  private func bars(_ content: any LayoutContent) -> ScreenBars {
    ScreenBars(content, isNavigation: isNavigation)
  }

  package func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let bars = bars(content)
    let taken = bars.top + bars.bottom
    let inner = ImplicitStackRule().size(
      for: ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - taken) }), of: content)
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: inner.width, height: inner.height + taken))
  }

  package func place(
    _ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize
  ) {
    let bars = bars(content)
    let area = CGRect(origin: .zero, size: size)
    content.placeViews(in: bars.room(in: area))
    bars.place(in: area)
  }

  package func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea {
    let bars = bars(content)
    return outer.inside(frame, top: bars.top, bottom: bars.bottom)
  }

  package func ground(in size: CGSize, of content: any LayoutContent) -> [CGRect] {
    bars(content).ground(in: size, content.safeArea, content.frameOnScreen)
  }
}
