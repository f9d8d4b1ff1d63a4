package import Foundation

/// The device that a test has put its app on, as it is held now.
package struct MountedDevice: Equatable, Sendable {
  /// How it is held.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case portraitUpsideDown = "portrait_upside_down"
    case landscapeLeft = "landscape_left"
    case landscapeRight = "landscape_right"

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  package var profile = DeviceProfile.standard
  package var orientation = Orientation.portrait
  /// A size of the test's own, which is taken as it is; nil: the profile's.
  package var ownSize: CGSize?
  /// Pixels to the point of the test's own; nil: the profile's.
  package var ownScale: CGFloat?

  package init() {}

  /// The screen's size in points.
  package var size: CGSize {
    if let ownSize { return ownSize }
    let size = profile.size
    return turns ? CGSize(width: size.height, height: size.width) : size
  }

  package var scale: CGFloat { ownScale ?? profile.scale }

  /// What bars and corners take of the screen. A screen of the test's own size has none.
  package var safeArea: UIEdgeInsets {
    if ownSize != nil { return .zero }
    guard turns, profile.idiom == .phone else {
      return UIEdgeInsets(top: profile.top, left: 0, bottom: profile.bottom, right: 0)
    }
    // Without a home indicator the bar is hidden when the telephone lies on its side.
    if profile.bottom == 0 { return .zero }
    return UIEdgeInsets(top: 0, left: profile.top, bottom: 21, right: profile.top)
  }

  /// Whether there is ample room from side to side.
  package var isWide: Bool {
    profile.idiom != .phone || (turns && profile.isLarge)
  }

  /// Whether there is ample room from top to bottom.
  package var isTall: Bool { profile.idiom != .phone || !turns }

  /// A Mac's screen is always wider than high.
  private var turns: Bool { orientation.isLandscape && profile.idiom != .mac }
}
