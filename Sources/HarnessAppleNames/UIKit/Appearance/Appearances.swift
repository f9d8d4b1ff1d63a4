/// What an app wants of the views of UIKit that draw SwiftUI's views on Apple's devices.
///
/// `UITableView.appearance().backgroundColor = .clear` keeps the value for the test and changes
/// nothing that a test could see.
///
/// Source: Apple's documentation of `UIAppearance`.
public protocol UIAppearance: AnyObject {}

/// Something in which views have looks of their own.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The looks of all views of this class.
  public static func appearance() -> Self {
    AppleState.appearance(of: Self.self) { Self() }
  }

  /// The looks of views of this class inside others: the same as everywhere.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance()
  }

  /// The looks of views of this class in surroundings: the same as everywhere.
  public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
}
