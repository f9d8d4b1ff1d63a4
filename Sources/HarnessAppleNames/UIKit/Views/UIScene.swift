public import Foundation

/// A scene of UIKit. There are none in an app here.
///
/// Source: Apple's documentation of `UIScene`.
public class UIScene: UIResponder, @unchecked Sendable {
  /// Where a scene stands.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// In front, and in use.
    case foregroundActive = 0
    /// In front, and not in use.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// Where the scene stands.
  public var activationState: ActivationState { .unattached }
  /// The delegate: none.
  public var delegate: AnyObject? { nil }

  /// Something has happened to a scene; nothing posts it.
  public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Something has happened to a scene; nothing posts it.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Something has happened to a scene; nothing posts it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Something has happened to a scene; nothing posts it.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Something has happened to a scene; nothing posts it.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Something has happened to a scene; nothing posts it.
  public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
}

/// A scene with windows.
///
/// Source: Apple's documentation of `UIWindowScene`.
public class UIWindowScene: UIScene, @unchecked Sendable {
  /// The windows: none.
  public var windows: [UIWindow] { [] }
  /// The window with the keyboard: none.
  public var keyWindow: UIWindow? { nil }
  /// The screen.
  public var screen: UIScreen { .main }
  /// How the interface stands.
  public var interfaceOrientation: UIInterfaceOrientation { .current }
  /// What the scene knows of its surroundings.
  public var traitCollection: UITraitCollection { .current }
  /// The bar at the top: none.
  public var statusBarManager: UIStatusBarManager? { nil }
}

/// The bar at the top of a scene.
public class UIStatusBarManager: NSObject, @unchecked Sendable {
  /// The bar's frame.
  public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the bar is hidden.
  public var isStatusBarHidden: Bool { false }
}

/// A window of UIKit. There are none in an app here.
///
/// Source: Apple's documentation of `UIWindow`.
public class UIWindow: UIView, @unchecked Sendable {
  /// The controller of what the window shows.
  public var rootViewController: UIViewController?
  /// The scene around: none.
  public var windowScene: UIWindowScene? { nil }
  /// The screen.
  public var screen: UIScreen { .main }
  /// Whether it has the keyboard: never.
  public var isKeyWindow: Bool { false }
  /// What bars and corners take of the screen.
  public override var safeAreaInsets: UIEdgeInsets { AppleState.device.safeArea }
  /// Shows the window, which nobody sees.
  public func makeKeyAndVisible() {}
}
