public import Foundation
import HarnessAppleNames

/// Something that assistive technologies are told.
///
/// Source: the Accessibility framework's documentation of `AccessibilityNotification`.
nonisolated public enum AccessibilityNotification {
  /// Something that is read aloud.
  nonisolated public struct Announcement: Sendable {
    private let text: String
    /// Reads a text.
    public init(_ announcement: String) { text = announcement }
    /// Reads a text.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Tells it: the text is in `app.announcements`.
    public func post() { AppleState.noteAnnouncement(text) }
  }

  /// The layout has changed.
  nonisolated public struct LayoutChanged {
    /// The layout has changed, and the focus goes to an element.
    public init(_ element: Any? = nil) {}
    /// Tells it. Nobody listens here.
    public func post() {}
  }

  /// Something else is on the screen.
  nonisolated public struct ScreenChanged {
    /// Something else is on the screen, and the focus goes to an element.
    public init(_ element: Any? = nil) {}
    /// Tells it. Nobody listens here.
    public func post() {}
  }

  /// Another page is shown.
  nonisolated public struct PageScrolled: Sendable {
    private let description: String
    /// Another page is shown; the text says which.
    public init(_ description: String) { self.description = description }
    /// Tells it: the text is in `app.announcements`.
    public func post() { AppleState.noteAnnouncement(description) }
  }
}
