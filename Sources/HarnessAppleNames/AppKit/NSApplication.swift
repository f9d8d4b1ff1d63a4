public import Foundation

/// The app, as AppKit sees it.
///
/// Source: Apple's documentation of `NSApplication`.
public class NSApplication: NSObject, @unchecked Sendable {
  /// Whether an app has a place in the Dock.
  public enum ActivationPolicy: Int, Sendable {
    /// It has.
    case regular
    /// It has not, but windows.
    case accessory
    /// It can't come to the front.
    case prohibited
  }

  /// The app.
  public static let shared = NSApplication()

  /// Whether the app is in front.
  public var isActive: Bool { UIApplication.shared.applicationState == .active }
  /// Whether the app is hidden: never.
  public var isHidden: Bool { false }
  /// The windows: none, since views do not live in AppKit's windows here.
  public var windows: [NSWindow] { [] }
  /// The window with the keyboard: none.
  public var keyWindow: NSWindow? { nil }
  /// The first window: none.
  public var mainWindow: NSWindow? { nil }
  /// Comes to the front, where the app is already.
  public func activate(ignoringOtherApps: Bool) {}
  /// Comes to the front, where the app is already.
  public func activate() {}
  /// Takes a place in the Dock, of which there is none.
  @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  /// Asks the app to end, which it does not: a test ends it.
  public func terminate(_ sender: Any?) {}
  /// Hides the app, which nobody sees.
  public func hide(_ sender: Any?) {}

  /// Comes when the app is in use: `app:foreground()` posts it.
  public static let didBecomeActiveNotification = UIApplication.didBecomeActiveNotification
  /// Comes when the app is out of use; nothing posts it.
  public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Comes before the app is out of use: `app:background()` posts it.
  public static let willResignActiveNotification = UIApplication.willResignActiveNotification
  /// Comes before the app ends; nothing posts it.
  public static let willTerminateNotification = UIApplication.willTerminateNotification
  /// Comes when the app has been launched; nothing posts it.
  public static let didFinishLaunchingNotification = UIApplication.didFinishLaunchingNotification
}

/// The app, as AppKit sees it.
public var NSApp: NSApplication { .shared }

/// A window of AppKit. There are none in an app here.
///
/// Source: Apple's documentation of `NSWindow`.
public class NSWindow: NSObject, @unchecked Sendable {
  /// The title.
  public var title = ""
  /// The place on the screen.
  public var frame: CGRect { .zero }
  /// Closes the window.
  public func close() {}
  /// Brings the window to the front.
  public func makeKeyAndOrderFront(_ sender: Any?) {}
  /// Shrinks or grows the window.
  public func toggleFullScreen(_ sender: Any?) {}
  /// Makes the window as large as the screen.
  public func zoom(_ sender: Any?) {}
}

/// What an app on a Mac is told by the system. Nobody tells it anything here.
///
/// Source: Apple's documentation of `NSApplicationDelegate`.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// The app has been launched.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The app is being launched.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// The app is in use.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Asks whether the app ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

/// What an app may leave out.
extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Goes on.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}
