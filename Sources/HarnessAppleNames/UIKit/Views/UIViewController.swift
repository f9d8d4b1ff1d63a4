import Foundation

/// A controller of UIKit. There are none in an app here: the type is there for expressions that ask
/// a window for one.
///
/// Source: Apple's documentation of `UIViewController`.
public class UIViewController: UIResponder, @unchecked Sendable {
  /// A controller.
  public override init() {}
  /// The controller's view.
  public lazy var view = UIView()
  /// The title.
  public var title: String?
  /// The controller that it shows in front of itself: none.
  public var presentedViewController: UIViewController? { nil }
  /// The controller that shows it: none.
  public var presentingViewController: UIViewController? { nil }
  /// The controller around: none.
  public var parent: UIViewController? { nil }
  /// The controllers in it: none.
  public var children: [UIViewController] { [] }
  /// The controller of the navigation around: none.
  public var navigationController: UINavigationController? { nil }
  /// Light or dark, whatever is around.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What it knows of its surroundings.
  public var traitCollection: UITraitCollection { .current }

  /// Shows a controller in front, which nobody sees.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  /// Takes away what it shows in front, which is nothing.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Asks which ways the interface may stand.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// A controller of UIKit's navigation.
public class UINavigationController: UIViewController, @unchecked Sendable {
  /// What is on the way: nothing.
  public var viewControllers: [UIViewController] = []
  /// What is shown: nothing.
  public var topViewController: UIViewController? { viewControllers.last }
  /// What is shown: nothing.
  public var visibleViewController: UIViewController? { viewControllers.last }
  /// The bar.
  public let navigationBar = UINavigationBar()
}

/// Shares things with other apps; nobody sees it.
///
/// Source: Apple's documentation of `UIActivityViewController`.
public class UIActivityViewController: UIViewController, @unchecked Sendable {
  /// Shares things.
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}
