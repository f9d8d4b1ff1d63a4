import Foundation

/// A view that reaches beyond the safe area where it touches its end.
nonisolated struct IgnoredSafeAreaRule: LayoutModifierRule {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func place(_ content: any LayoutContent, in size: CGSize, for proposal: ProposedViewSize) {
    let frame = content.frameOnScreen
    let extended = content.safeArea.extending(frame, edges: edges)
    if extended == frame { return content.view.place(at: .zero, in: proposal) }
    content.view.place(
      in: extended.size, at: CGPoint(x: extended.minX - frame.minX, y: extended.minY - frame.minY),
      along: .center, for: ProposedViewSize(extended.size))
  }

  /// Nothing takes anything of what is inside any more.
  func safeArea(
    _ outer: SafeArea, inside frame: CGRect, of content: any LayoutContent
  ) -> SafeArea {
    var inner = outer
    let (all, safe) = (outer.bounds, outer.content)
    let left = edges.contains(.leading) ? all.minX : safe.minX
    let top = edges.contains(.top) ? all.minY : safe.minY
    let right = edges.contains(.trailing) ? all.maxX : safe.maxX
    let bottom = edges.contains(.bottom) ? all.maxY : safe.maxY
    inner.content = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return inner
  }

  var dependsOnPlace: Bool { true }

  var attributes: [(name: String, value: ElementValue)] {
    [("ignores_safe_area", .string("\(regions.name) \(edges.attributeText)"))]
  }
}
