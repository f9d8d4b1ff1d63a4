public import Foundation

/// The screen of the device that the app is on.
///
/// Source: Apple's documentation of `UIScreen`.
public class UIScreen: NSObject, @unchecked Sendable {
  /// The device's own screen.
  public static let main = UIScreen()

  /// All screens: there is one.
  public static var screens: [UIScreen] { [main] }

  /// The screen in points, as the device is held now.
  public var bounds: CGRect { CGRect(origin: .zero, size: AppleState.device.size) }

  /// The screen in pixels, as if the device was held upright.
  public var nativeBounds: CGRect {
    let size = AppleState.device.size
    let width = min(size.width, size.height) * scale
    return CGRect(x: 0, y: 0, width: width, height: max(size.width, size.height) * scale)
  }

  /// Pixels to the point.
  public var scale: CGFloat { AppleState.device.scale }
  /// Pixels of the panel to the point: the same.
  public var nativeScale: CGFloat { scale }

  /// How bright the screen is, 0 to 1; an app may set it, and a test starts with a half.
  public var brightness: CGFloat {
    get { AppleState.read(\.brightness) }
    set {
      AppleState.change(\.brightness, to: min(max(newValue, 0), 1))
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// Pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is shown elsewhere too, or recorded: never.
  public var isCaptured: Bool { false }
  /// What the screen knows of its surroundings.
  public var traitCollection: UITraitCollection { .current }

  /// Comes when the brightness has changed.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Comes when somebody begins or ends to record the screen; nothing posts it.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
