public import Foundation

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// The usual room.
  case `default`
  /// Little room.
  case compact
  /// The usual room, with a line above.
  case defaultPrompt = 101
  /// Little room, with a line above.
  case compactPrompt = 102
}

/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark letters on a light ground.
  case `default`
  /// Light letters on a dark ground.
  case black
}

/// The look of a bar at the top.
///
/// Source: Apple's documentation of `UINavigationBar`.
public class UINavigationBar: UIView, @unchecked Sendable {
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// Whether something shines through.
  public var isTranslucent = true
  /// Whether titles are large.
  public var prefersLargeTitles = false
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look, as usual.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look where there is little room.
  public var compactAppearance: UINavigationBarAppearance?
  /// The look while nothing is scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look where there is little room, while nothing is scrolled.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The line below.
  public var shadowImage: UIImage?
  /// The picture of the way back.
  public var backIndicatorImage: UIImage?
  /// The shape of the picture of the way back.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Sets a picture behind the bar, which is not kept.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The look of a bar with tabs.
///
/// Source: Apple's documentation of `UITabBar`.
public class UITabBar: UIView, @unchecked Sendable {
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The colour of tabs that are not shown.
  public var unselectedItemTintColor: UIColor?
  /// Whether something shines through.
  public var isTranslucent = true
  /// A picture behind the bar.
  public var backgroundImage: UIImage?
  /// The line above.
  public var shadowImage: UIImage?
  /// The look, as usual.
  public var standardAppearance = UITabBarAppearance()
  /// The look while nothing is scrolled.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The look of a bar with buttons.
///
/// Source: Apple's documentation of `UIToolbar`.
public class UIToolbar: UIView, @unchecked Sendable {
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// Whether something shines through.
  public var isTranslucent = true
  /// The look, as usual.
  public var standardAppearance = UIToolbarAppearance()
  /// The look where there is little room.
  public var compactAppearance: UIToolbarAppearance?
  /// The look while nothing is scrolled.
  public var scrollEdgeAppearance: UIToolbarAppearance?
}

/// The look of a field to search with.
public class UISearchBar: UIView, @unchecked Sendable {
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  /// The colour of the bar.
  public var barTintColor: UIColor?
  /// The field.
  public let searchTextField = UITextField()
  /// A picture behind it.
  public var backgroundImage: UIImage?
}
