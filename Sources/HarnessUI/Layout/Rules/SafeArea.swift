package import Foundation

/// A part of the screen of which bars, the device's own parts and the keyboard take some, in the
/// screen's coordinates.
package nonisolated struct SafeArea: Equatable, Sendable {
  /// All of it.
  package var bounds: CGRect
  /// What bars and the device leave: the region `container`.
  package var container: CGRect
  /// Where the keyboard begins, which covers all below; nil: it is down, or ignored.
  package var keyboardTop: CGFloat?

  package init(bounds: CGRect, container: CGRect, keyboardTop: CGFloat? = nil) {
    self.bounds = bounds
    self.container = container
    self.keyboardTop = keyboardTop
  }

  /// What is left of all.
  package var content: CGRect { container.above(keyboardTop) }

  /// What is left when some regions take nothing.
  private func content(without regions: SafeAreaRegions) -> CGRect {
    let area = regions.contains(.container) ? bounds : container
    return regions.contains(.keyboard) ? area : area.above(keyboardTop)
  }

  /// A frame that reaches to the end of the safe area, beyond it at some edges.
  package func extending(
    _ frame: CGRect, regions: SafeAreaRegions = .all, edges: Edge.Set
  ) -> CGRect {
    let (content, wide) = (content, content(without: regions))
    var (minX, minY) = (frame.minX, frame.minY)
    var (maxX, maxY) = (frame.maxX, frame.maxY)
    if edges.contains(.top), abs(minY - content.minY) < 0.5 { minY = wide.minY }
    if edges.contains(.leading), abs(minX - content.minX) < 0.5 { minX = wide.minX }
    if edges.contains(.bottom), abs(maxY - content.maxY) < 0.5 { maxY = wide.maxY }
    if edges.contains(.trailing), abs(maxX - content.maxX) < 0.5 { maxX = wide.maxX }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The same, where some regions take nothing at some edges.
  package func ignoring(_ regions: SafeAreaRegions, edges: Edge.Set) -> SafeArea {
    var area = self
    if regions.contains(.container) {
      let (all, safe) = (bounds, container)
      let left = edges.contains(.leading) ? all.minX : safe.minX
      let top = edges.contains(.top) ? all.minY : safe.minY
      let right = edges.contains(.trailing) ? all.maxX : safe.maxX
      let bottom = edges.contains(.bottom) ? all.maxY : safe.maxY
      area.container = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    if regions.contains(.keyboard), edges.contains(.bottom) { area.keyboardTop = nil }
    return area
  }

  /// What is left in a frame of it, of which bars take something at the ends. The frame itself
  /// reaches as far as the safe area does.
  package func inside(_ frame: CGRect, top: CGFloat, bottom: CGFloat) -> SafeArea {
    let behindKeyboard = extending(frame, regions: .keyboard, edges: .bottom)
    let left = behindKeyboard.intersection(container)
    var inner = left.isNull ? behindKeyboard : left
    inner.origin.y += top
    inner.size.height = max(0, inner.height - top)
    if bottom > 0 { inner.size.height = max(0, frame.maxY - bottom - inner.minY) }
    return SafeArea(
      bounds: extending(frame, edges: .all), container: inner, keyboardTop: keyboardTop)
  }

  /// What is left in a panel in front of the interface, whose safe area is its own.
  package func within(_ panel: CGRect) -> SafeArea {
    let left = panel.intersection(container)
    return SafeArea(
      bounds: panel, container: left.isNull ? panel : left, keyboardTop: keyboardTop)
  }

  /// The same with more taken at the edges.
  package func inset(by insets: EdgeInsets) -> SafeArea {
    var area = self
    area.container = CGRect(
      x: container.minX + insets.leading, y: container.minY + insets.top,
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    return area
  }

  /// What is taken at the edges where a frame reaches the end of the safe area: what lies beyond it,
  /// or of the frame itself.
  package func insets(of frame: CGRect) -> EdgeInsets {
    let content = content
    return EdgeInsets(
      top: inset(content.minY - frame.minY, whole: content.minY - bounds.minY),
      leading: inset(content.minX - frame.minX, whole: content.minX - bounds.minX),
      bottom: inset(frame.maxY - content.maxY, whole: bounds.maxY - content.maxY),
      trailing: inset(frame.maxX - content.maxX, whole: bounds.maxX - content.maxX))
  }

  /// - Parameter overlap: how far a frame goes beyond the safe area.
  private func inset(_ overlap: CGFloat, whole: CGFloat) -> CGFloat {
    if overlap > 0.5 { return overlap }
    return overlap > -0.5 ? max(0, whole) : 0
  }
}

extension CGRect {
  /// What of it is above a line; nil: all.
  nonisolated fileprivate func above(_ line: CGFloat?) -> CGRect {
    guard let line, line < maxY else { return self }
    return CGRect(x: minX, y: minY, width: width, height: max(0, line - minY))
  }
}
