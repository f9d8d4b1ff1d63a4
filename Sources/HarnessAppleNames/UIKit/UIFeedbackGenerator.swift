public import Foundation

/// Lets the user feel something, which a test reads in `app.haptics`.
///
/// Source: Apple's documentation of `UIFeedbackGenerator`.
public class UIFeedbackGenerator: NSObject, @unchecked Sendable {
  /// Wakes the motor; nothing is felt.
  public func prepare() {}
}

/// Lets the user feel a collision.
///
/// Source: Apple's documentation of `UIImpactFeedbackGenerator`.
public class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How heavy the things are that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light
    /// Things of some size.
    case medium
    /// Large things.
    case heavy
    /// Things that give way.
    case soft
    /// Things that don't.
    case rigid
  }

  private let style: FeedbackStyle

  /// A collision of things of a weight.
  public init(style: FeedbackStyle) { self.style = style }

  /// A collision of things of some size.
  public override convenience init() { self.init(style: .medium) }

  /// The collision is felt.
  public func impactOccurred() { AppleState.noteHaptic("impact(\(style))") }

  /// The collision is felt, as strong as is said, 0 to 1.
  public func impactOccurred(intensity: CGFloat) {
    AppleState.noteHaptic("impact(\(style), \(intensity))")
  }
}

/// Lets the user feel how something went.
///
/// Source: Apple's documentation of `UINotificationFeedbackGenerator`.
public class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// Badly.
    case error
  }

  /// A generator.
  public override init() {}

  /// What happened is felt.
  public func notificationOccurred(_ type: FeedbackType) {
    AppleState.noteHaptic("notification(\(type))")
  }
}

/// Lets the user feel that a choice has changed.
///
/// Source: Apple's documentation of `UISelectionFeedbackGenerator`.
public class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// A generator.
  public override init() {}

  /// The change is felt.
  public func selectionChanged() { AppleState.noteHaptic("selection") }
}
