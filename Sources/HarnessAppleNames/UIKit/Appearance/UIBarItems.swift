public import Foundation

/// Something in a bar that has a title and a picture.
///
/// Source: Apple's documentation of `UIBarItem`.
public class UIBarItem: NSObject, @unchecked Sendable {
  /// What it is called.
  public var title: String?
  /// What it shows.
  public var image: UIImage?
  /// Whether it can be used.
  public var isEnabled = true
  /// A number of the app's own.
  public var tag = 0
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// One without title and picture.
  public override init() { super.init() }

  /// Sets how the text looks in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// How the text looks in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// A button in a bar.
///
/// Source: Apple's documentation of `UIBarButtonItem`.
public class UIBarButtonItem: UIBarItem, @unchecked Sendable {
  /// The colour.
  public var tintColor: UIColor?

  /// The look of all such buttons.
  public static func appearance() -> UIBarButtonItem {
    AppleState.appearance(of: UIBarButtonItem.self) { UIBarButtonItem() }
  }

  /// The look of such buttons in bars: the same everywhere.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    appearance()
  }
}

/// A tab in a bar.
///
/// Source: Apple's documentation of `UITabBarItem`.
public class UITabBarItem: UIBarItem, @unchecked Sendable {
  /// What it shows while it is chosen.
  public var selectedImage: UIImage?
  /// A short text on its corner.
  public var badgeValue: String?
  /// The colour behind that text.
  public var badgeColor: UIColor?

  /// A tab without title and picture.
  public override init() { super.init() }

  /// A tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with a title, a picture, and another one while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The look of all tabs.
  public static func appearance() -> UITabBarItem {
    AppleState.appearance(of: UITabBarItem.self) { UITabBarItem() }
  }

  /// The look of tabs in bars: the same everywhere.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    appearance()
  }
}
