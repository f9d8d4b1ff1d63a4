public import Foundation

/// The other apps on a Mac.
///
/// Source: Apple's documentation of `NSWorkspace`.
public class NSWorkspace: NSObject, @unchecked Sendable {
  /// The one there is.
  public static let shared = NSWorkspace()

  /// Asks the system to open an address, which a test reads in `app.opened_urls`.
  @discardableResult public func open(_ url: URL) -> Bool { AppleState.open(url) }
  /// Asks the system to show a file, which a test reads in `app.opened_urls`.
  @discardableResult
  public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
    path.map { AppleState.open(URL(fileURLWithPath: $0)) } ?? false
  }
  /// Asks the system to show files, which a test reads in `app.opened_urls`.
  public func activateFileViewerSelecting(_ urls: [URL]) { for url in urls { open(url) } }
  /// The app for an address: none is known.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// The app of an identifier: none is known.
  public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  /// What the workspace tells.
  public let notificationCenter = NotificationCenter()
  /// Whether the user wants less motion: the option `reduce_motion`.
  public var accessibilityDisplayShouldReduceMotion: Bool { AppleState.read(\.reducesMotion) }
  /// Whether the user wants less to shine through: never.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }

  /// Comes before the Mac sleeps; nothing posts it.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// Comes when the Mac wakes up; nothing posts it.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
}
