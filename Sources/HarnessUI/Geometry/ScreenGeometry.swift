package import Foundation

/// The screen that views are shown on, in points.
package struct ScreenGeometry: Equatable, Sendable {
  /// The whole screen.
  package var size: CGSize
  /// What the device's own parts take at the edges.
  package var safeArea: EdgeInsets
  /// How many pixels a point has from side to side.
  package var scale: CGFloat

  /// A screen; unless said otherwise that of a telephone held upright.
  package init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
    scale: CGFloat = 3
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }

  /// What is left of the screen without the safe areas, in the screen's coordinates.
  package var content: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - safeArea.bottom))
  }
}

private struct ScreenKey: EnvironmentKey {
  static let defaultValue = ScreenGeometry()
}

private struct DesktopKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The screen that the app is shown on.
  package var screen: ScreenGeometry {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }

  /// Whether the app is in a window of a Mac.
  package var isDesktop: Bool {
    get { self[DesktopKey.self] }
    set { self[DesktopKey.self] = newValue }
  }
}
