import Foundation

/// The bars of a screen: above its content the navigation bar and the field of a search, below it a
/// toolbar.
nonisolated struct ScreenBars {
  private let content: any LayoutContent
  /// A navigation has a bar whatever is in it; other screens have one for what is in it.
  private let isNavigation: Bool

  init(_ content: any LayoutContent, isNavigation: Bool) {
    self.content = content
    self.isNavigation = isNavigation
  }

  private var words: ScreenWords { content.words }

  private func views(_ slots: ScreenSlot...) -> [any LayoutChild] {
    content.layers.filter { view in view.traits.slot.map { slots.contains($0) } ?? false }
  }

  // MARK: Heights

  private var isHidden: Bool { words.isTrue("navigation_bar_hidden") }

  private var hasBar: Bool {
    if isHidden { return false }
    return isNavigation || !views(.back, .leading, .principal, .trailing).isEmpty
  }

  /// A title below the bar: as a page's is that says nothing else, where there is room.
  private var hasLargeTitle: Bool {
    guard isNavigation, !words.text("navigation_title").isEmpty else { return false }
    let modes = [
      words.text("navigation_bar_title_display_mode"), words.text("toolbar_title_display_mode"),
    ]
    if modes.contains(where: { $0 == "inline" || $0 == "inlineLarge" }) { return false }
    return content.read { $0.verticalSizeClass != .compact }
  }

  private var navigationBar: CGFloat {
    guard hasBar else { return 0 }
    return ScreenMetrics.navigationBar + (hasLargeTitle ? ScreenMetrics.largeTitle : 0)
  }

  private var search: CGFloat {
    if isHidden { return 0 }
    let (fields, scopes) = (views(.search).count, views(.scopes).count)
    return CGFloat(fields) * (ScreenMetrics.searchField + 2 * ScreenMetrics.searchPadding)
      + CGFloat(scopes) * (ScreenMetrics.scopeBar + ScreenMetrics.searchPadding)
  }

  /// What the bars take above the content.
  var top: CGFloat { navigationBar + search }

  /// What the bar takes below it.
  var bottom: CGFloat {
    views(.bottom).isEmpty || words.hides("bottomBar") ? 0 : ScreenMetrics.toolbar
  }

  /// What is left of an area, in the middle of which the content stands.
  func room(in area: CGRect) -> CGRect {
    CGRect(
      x: area.minX, y: area.minY + top, width: area.width,
      height: max(0, area.height - top - bottom))
  }

  // MARK: Places

  /// Places all bars at the ends of an area.
  func place(in area: CGRect) {
    placeNavigationBar(in: area)
    placeSearch(in: area)
    let room = room(in: area)
    for view in views(.suggestions) { view.place(at: room.origin, in: ProposedViewSize(room.size)) }
    placeToolbar(in: area)
    // Those at the keyboard are the keyboard's.
  }

  private func placeNavigationBar(in area: CGRect) {
    guard hasBar else {
      return views(.back, .leading, .principal, .trailing).forEach { $0.leaveOut() }
    }
    let hidesBack = words.isTrue("navigation_bar_back_button_hidden")
    if hidesBack { views(.back).forEach { $0.leaveOut() } }
    let offer = ProposedViewSize(width: nil, height: ScreenMetrics.navigationBar)
    func place(_ view: any LayoutChild, at x: CGFloat, _ offer: ProposedViewSize) {
      let y = area.minY + (ScreenMetrics.navigationBar - view.size(in: offer).height) / 2
      view.place(at: CGPoint(x: x, y: y), in: offer)
    }
    var left = area.minX + ScreenMetrics.barMargin
    for view in (hidesBack ? [] : views(.back)) + views(.leading) {
      place(view, at: left, offer)
      left += view.size(in: offer).width + ScreenMetrics.barSpacing
    }
    var right = area.maxX - ScreenMetrics.barMargin
    for view in views(.trailing).reversed() {
      right -= view.size(in: offer).width
      place(view, at: right, offer)
      right -= ScreenMetrics.barSpacing
    }
    for view in views(.principal) {
      let offer = ProposedViewSize(
        width: max(0, right - left), height: ScreenMetrics.navigationBar)
      let own = view.size(in: offer).width
      // In the middle of the bar, as far as what is beside it lets it.
      place(view, at: max(left, min(area.midX - own / 2, right - own)), offer)
    }
  }

  private func placeSearch(in area: CGRect) {
    var y = area.minY + navigationBar
    for view in views(.search, .scopes) {
      if isHidden {
        view.leaveOut()
        continue
      }
      let isField = view.traits.slot == .search
      if isField { y += ScreenMetrics.searchPadding }
      let height = isField ? ScreenMetrics.searchField : ScreenMetrics.scopeBar
      view.place(
        at: CGPoint(x: area.minX + ScreenMetrics.barMargin, y: y),
        in: ProposedViewSize(width: area.width - 2 * ScreenMetrics.barMargin, height: height))
      y += height + ScreenMetrics.searchPadding
    }
  }

  /// One item stands in the middle, several from end to end.
  private func placeToolbar(in area: CGRect) {
    let views = views(.bottom)
    if bottom == 0 { return views.forEach { $0.leaveOut() } }
    let room = CGRect(
      x: area.minX, y: area.maxY - bottom, width: area.width, height: bottom
    ).insetBy(dx: ScreenMetrics.barMargin, dy: 0)
    func row(_ spacing: CGFloat) -> StackAlgorithm {
      StackAlgorithm(
        axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing, views: views)
    }
    let least = ScreenMetrics.barSpacing
    let size = row(least).size(for: ProposedViewSize(room.size))
    let extra = max(0, room.width - size.width)
    let gaps = CGFloat(views.count - 1)
    let spacing = views.count == 1 ? least : least + extra / gaps
    // What there is for the items stays the same, so that they keep their sizes.
    row(spacing).place(
      at: CGPoint(
        x: room.minX + (views.count == 1 ? extra / 2 : 0), y: room.midY - size.height / 2),
      for: ProposedViewSize(width: room.width + (spacing - least) * gaps, height: room.height))
  }

  // MARK: The ground

  /// Where bars keep touches from what is behind them, with the device's own parts beyond them.
  func ground(in size: CGSize, _ area: SafeArea, _ frame: CGRect) -> [CGRect] {
    let all = area.extending(frame, edges: .all).offsetBy(dx: -frame.minX, dy: -frame.minY)
    var ground: [CGRect] = []
    if top > 0 {
      ground.append(
        CGRect(x: all.minX, y: all.minY, width: all.width, height: top - all.minY))
    }
    if bottom > 0 {
      let y = size.height - bottom
      ground.append(CGRect(x: all.minX, y: y, width: all.width, height: all.maxY - y))
    }
    return ground
  }
}
