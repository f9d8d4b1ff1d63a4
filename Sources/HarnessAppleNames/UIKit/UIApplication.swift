public import Foundation

/// The app, as UIKit sees it.
///
/// Source: Apple's documentation of `UIApplication`.
open class UIApplication: UIResponder, @unchecked Sendable {
  /// Where the app stands.
  public enum State: Int, Sendable {
    /// In front, and in use.
    case active
    /// In front, and not in use.
    case inactive
    /// In the background.
    case background
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app that is made for the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "universalLinksOnly")
  }

  /// What comes with an address that the app is asked to open.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// What the app that asks says about it.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    /// Whether a document stays where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  /// Why the app is launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To open an address.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// Because of a notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// By another app.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
    /// From a shortcut of the home screen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  /// The app.
  public static let shared = UIApplication()

  /// The app's delegate: none.
  public var delegate: (any UIApplicationDelegate)? {
    get { nil }
    set {}
  }

  /// Where the app stands: `app:background()` and `app:foreground()` change it.
  public var applicationState: State {
    if AppleState.read(\.isInBackground) { return .background }
    return AppleState.read(\.isActive) ? .active : .inactive
  }

  /// Whether the screen stays on.
  public var isIdleTimerDisabled: Bool {
    get { AppleState.read(\.isIdleTimerDisabled) }
    set { AppleState.change(\.isIdleTimerDisabled, to: newValue) }
  }

  /// The number at the app's icon.
  public var applicationIconBadgeNumber: Int {
    get { AppleState.read(\.badgeNumber) }
    set { AppleState.change(\.badgeNumber, to: newValue) }
  }

  // MARK: Addresses

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the settings of the app's notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Asks the system to open an address, which a test reads in `app.opened_urls`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = AppleState.open(url)
    guard let completion else { return }
    Task { @MainActor in completion(isOpened) }
  }

  /// Asks the system to open an address, and tells whether it did.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    AppleState.open(url)
  }

  /// Asks for a scene, which there is none of: the handler is told so.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Asks the system to open an address, by an older name.
  @discardableResult public func openURL(_ url: URL) -> Bool { AppleState.open(url) }

  /// Whether the system could open an address: any that has a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  // MARK: Windows

  /// The scenes of the app: none, since views do not live in UIKit's windows here.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows of the app: none.
  public var windows: [UIWindow] { [] }
  /// The window with the keyboard: none.
  public var keyWindow: UIWindow? { nil }
  /// Whether several scenes can be there: no.
  public var supportsMultipleScenes: Bool { false }
  /// How the interface stands.
  public var statusBarOrientation: UIInterfaceOrientation { .current }
  /// The frame of the bar at the top.
  public var statusBarFrame: CGRect {
    let device = AppleState.device
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
  }
  /// Which way the interface runs.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The size of text that the user has chosen: the usual one.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  // MARK: Beyond the app's life in front

  /// Whether protected files can be read: always.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether notifications from elsewhere come: never.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for notifications from elsewhere; none come.
  public func registerForRemoteNotifications() {}
  /// No longer asks for notifications from elsewhere.
  public func unregisterForRemoteNotifications() {}
  /// The name of another icon that the app has taken: none.
  public var alternateIconName: String? { nil }
  /// Whether the app can take another icon: no.
  public var supportsAlternateIcons: Bool { false }
  /// Asks for another icon; nothing changes, and there is no error.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    Task { @MainActor in completionHandler(nil) }
  }
  /// Asks for another icon; nothing changes.
  public func setAlternateIconName(_ name: String?) async throws {}
  /// Takes no more input, which nothing follows from here.
  public func beginIgnoringInteractionEvents() {}
  /// Takes input again.
  public func endIgnoringInteractionEvents() {}
  /// Comes when the app has been launched; nothing posts it.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Comes when the app is in use: `app:foreground()` posts it.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Comes before the app is out of use: `app:background()` posts it.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Comes when the app is in the background: `app:background()` posts it.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Comes before the app is in front: `app:foreground()` posts it.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Comes before the app ends; nothing posts it.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Comes when memory runs short; nothing posts it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Comes at midnight; nothing posts it.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  /// Comes when the screen was photographed; nothing posts it.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// Comes when the user lets the app work in the background; nothing posts it.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")

  /// Comes when protected files can be read; nothing posts it.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailableNotification")

  /// Comes before protected files can't be read; nothing posts it.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailableNotification")

  /// Comes when the interface has turned; nothing posts it.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

extension UIInterfaceOrientation {
  /// How the interface stands on the device that the app is on.
  static var current: UIInterfaceOrientation {
    switch AppleState.device.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // A device on its left side has its interface turned to the right.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}
