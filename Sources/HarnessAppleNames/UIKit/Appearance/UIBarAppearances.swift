public import Foundation

/// The look of a bar's ground.
///
/// Source: Apple's documentation of `UIBarAppearance`.
public class UIBarAppearance: NSObject, @unchecked Sendable {
  /// The usual look.
  public override required init() {}
  /// The same look as another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The ground's colour.
  public var backgroundColor: UIColor?
  /// What blurs behind the bar.
  public var backgroundEffect: UIBlurEffect?
  /// A picture behind the bar.
  public var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  public var shadowColor: UIColor?
  /// A picture of the line at the edge.
  public var shadowImage: UIImage?

  /// Takes the usual ground.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes a ground that nothing shines through.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no ground and no line.
  public func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = .clear
  }
}

/// The look of a bar at the top.
///
/// Source: Apple's documentation of `UINavigationBarAppearance`.
public class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far titles are moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// The look of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the way back.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end something.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the picture of the way back, which is not kept.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a bar with tabs.
///
/// Source: Apple's documentation of `UITabBarAppearance`.
public class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {
  /// The look of tabs one above the other.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in a line.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in a line where there is little room.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the tab that is shown.
  public var selectionIndicatorTintColor: UIColor?
}

/// The look of a bar with buttons.
public class UIToolbarAppearance: UIBarAppearance, @unchecked Sendable {
  /// The look of buttons.
  public var buttonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab.
public class UITabBarItemAppearance: NSObject, @unchecked Sendable {
  /// As usual.
  public let normal = UITabBarItemStateAppearance()
  /// While it is shown.
  public let selected = UITabBarItemStateAppearance()
  /// While it is disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// While it has the focus.
  public let focused = UITabBarItemStateAppearance()
}

/// The look of a tab in a state.
public class UITabBarItemStateAppearance: NSObject, @unchecked Sendable {
  /// How the text looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// The picture's colour.
  public var iconColor: UIColor?
  /// The colour behind the number at the tab.
  public var badgeBackgroundColor: UIColor?
  /// How the number at the tab looks.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a button in a bar.
public class UIBarButtonItemAppearance: NSObject, @unchecked Sendable {
  /// As usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While it is disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While it has the focus.
  public let focused = UIBarButtonItemStateAppearance()
}

/// The look of a button in a bar in a state.
public class UIBarButtonItemStateAppearance: NSObject, @unchecked Sendable {
  /// How the text looks.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// A picture behind it.
  public var backgroundImage: UIImage?
}
