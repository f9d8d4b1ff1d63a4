public import Foundation

/// The screen of the Mac that the app is on.
///
/// Source: Apple's documentation of `NSScreen`.
public class NSScreen: NSObject, @unchecked Sendable {
  /// The screen with the keyboard.
  public static var main: NSScreen? { NSScreen() }
  /// All screens: there is one.
  public static var screens: [NSScreen] { [NSScreen()] }
  /// The screen in points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The part of the screen that windows may take.
  public var visibleFrame: CGRect { UIScreen.main.bounds }
  /// Pixels to the point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
}

/// The pointer's picture, which nothing draws here.
///
/// Source: Apple's documentation of `NSCursor`.
public class NSCursor: NSObject, @unchecked Sendable {
  /// An arrow.
  public static let arrow = NSCursor()
  /// A hand that points.
  public static let pointingHand = NSCursor()
  /// A hand that is open.
  public static let openHand = NSCursor()
  /// A hand that holds something.
  public static let closedHand = NSCursor()
  /// A bar between letters.
  public static let iBeam = NSCursor()
  /// Two lines that cross.
  public static let crosshair = NSCursor()
  /// Arrows to both sides.
  public static let resizeLeftRight = NSCursor()
  /// Arrows up and down.
  public static let resizeUpDown = NSCursor()
  /// A sign that nothing can be done.
  public static let operationNotAllowed = NSCursor()
  /// Takes this picture.
  public func push() {}
  /// Takes the picture of before.
  public func pop() {}
  /// Takes this picture.
  public func set() {}
  /// Takes the picture of before.
  public static func pop() {}
  /// Shows no pointer.
  public static func hide() {}
  /// Shows the pointer.
  public static func unhide() {}
}

/// Lets the user of a Mac feel something, which a test reads in `app.haptics`.
///
/// Source: Apple's documentation of `NSHapticFeedbackManager`.
public class NSHapticFeedbackManager: NSObject, @unchecked Sendable {
  /// What is felt.
  public enum FeedbackPattern: Int, Sendable {
    /// Something.
    case generic
    /// Things stand in a line.
    case alignment
    /// Another level.
    case levelChange
  }

  /// When it is felt.
  public enum PerformanceTime: UInt, Sendable {
    /// When it suits.
    case `default`
    /// At once.
    case now
    /// With the next picture.
    case drawCompleted
  }

  /// Who lets the user feel it.
  public static var defaultPerformer: NSHapticFeedbackManager { NSHapticFeedbackManager() }

  /// The user feels it.
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
    AppleState.noteHaptic("\(pattern)")
  }
}
