public import Foundation

/// What the user's aids are, and what they are told.
///
/// Source: Apple's documentation of `UIAccessibility`.
public enum UIAccessibility {
  /// What aids are told.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen shows something else.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen shows something else.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen has been moved.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// An aid is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// An aid may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Tells aids something. Texts are in `app.announcements`.
  public static func post(notification: Notification, argument: Any?) {
    switch argument {
    case let text as String: AppleState.noteAnnouncement(text)
    case let text as NSAttributedString: AppleState.noteAnnouncement(text.string)
    case let text as AttributedString: AppleState.noteAnnouncement(String(text.characters))
    default: break
    }
  }

  /// Whether a screen reader runs: the option `voice_over`.
  public static var isVoiceOverRunning: Bool { AppleState.read(\.runsVoiceOver) }
  /// Whether the user wants less motion: the option `reduce_motion`.
  public static var isReduceMotionEnabled: Bool { AppleState.read(\.reducesMotion) }
  /// Whether the user wants less to shine through: never.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user wants heavier letters: never.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user uses switches: never.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are darker: never.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: never.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: never.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether what is selected is read: never.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is read: never.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether only this app may be used: never.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a menu of touches is there: never.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether a shake takes back: always.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether captions are shown: never.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both ears hear the same: never.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether switches show 0 and 1: never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether colours alone say nothing: never.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether films play by themselves: always.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether screens fade into each other: never.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons have shapes: never.
  public static var buttonShapesEnabled: Bool { false }

  /// Comes when a setting of this name has changed; nothing posts it.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Comes when a setting of this name has changed; nothing posts it.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
