import Foundation

/// Pages above the bar by which the user chooses one of them; only the chosen one is in the layout.
nonisolated struct TabsRule: LayoutRule {
  /// The name of the style.
  let style: String

  private var hasDots: Bool { style.hasPrefix("page") || style.hasPrefix("verticalPage") }

  var dependsOnPlace: Bool { true }

  private func barHeight(_ content: any LayoutContent) -> CGFloat {
    hasDots || content.words.hides("tabBar") ? 0 : ScreenMetrics.tabBar
  }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let bar = barHeight(content)
    let inner = ImplicitStackRule().size(
      for: ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - bar) }), of: content)
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: inner.width, height: inner.height + bar))
  }

  /// The bar stays where it is when the keyboard comes, which covers it.
  private func barTop(_ frame: CGRect, _ content: any LayoutContent) -> CGFloat {
    let all = content.safeArea.extending(frame, regions: .keyboard, edges: .bottom)
    return all.maxY - barHeight(content) - frame.minY
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let frame = content.frameOnScreen
    let barTop = barTop(frame, content)
    content.placeViews(
      in: CGRect(x: 0, y: 0, width: size.width, height: max(0, min(size.height, barTop))))
    for bar in content.layers {
      if hasDots {
        placeDots(bar, in: size)
      } else if barHeight(content) == 0 {
        bar.leaveOut()
      } else {
        // Its ground reaches to the end of the screen.
        let end = content.safeArea.extending(frame, edges: .bottom).maxY - frame.minY
        bar.place(
          at: CGPoint(x: 0, y: barTop),
          in: ProposedViewSize(width: size.width, height: max(ScreenMetrics.tabBar, end - barTop)))
      }
    }
  }

  /// Pages have dots in front of them, in the middle of the lower edge.
  private func placeDots(_ dots: any LayoutChild, in size: CGSize) {
    if style == "page never" { return dots.leaveOut() }
    let offer = ProposedViewSize(width: nil, height: ScreenMetrics.pageDots.height)
    dots.place(in: size, along: .bottom, for: offer)
  }

  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea {
    var area = outer.inside(frame, top: 0, bottom: 0)
    let bottom = min(area.container.maxY, frame.minY + barTop(frame, content))
    area.container.size.height = max(0, bottom - area.container.minY)
    return area
  }
}

/// The bar of a tab view, whose tabs share its width, or the dots of its pages.
nonisolated struct TabBarRule: LayoutRule {
  /// The name of the style of the tab view.
  let style: String

  private var hasDots: Bool { style.hasPrefix("page") || style.hasPrefix("verticalPage") }

  var hitShape: HitShape { hasDots ? .none : .frame }

  func size(for proposal: ProposedViewSize, of content: any LayoutContent) -> CGSize {
    let dots = ScreenMetrics.pageDots
    if hasDots {
      return CGSize(width: dots.width * CGFloat(content.views.count), height: dots.height)
    }
    return SharedWidthRule(height: ScreenMetrics.tabBar).size(for: proposal, of: content)
  }

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let height = hasDots ? ScreenMetrics.pageDots.height : ScreenMetrics.tabBar
    SharedWidthRule(height: height).place(content, in: size, for: proposal)
  }
}
