public import Foundation

/// A view of UIKit. There are none in an app here: the type is there for expressions that ask a
/// window for one, and for `appearance()`.
///
/// Source: Apple's documentation of `UIView`.
public class UIView: UIResponder, @unchecked Sendable {
  /// How a view is animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slowly at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Touches count on the way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
  }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
  }

  /// A view without a place.
  public override required init() { super.init() }
  /// A view at a place.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// The place in the view around.
  public var frame = CGRect.zero
  /// The place in itself.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The colour behind everything in it.
  public var backgroundColor: UIColor?
  /// The colour of what can be touched.
  public var tintColor: UIColor? = .tintColor
  /// How opaque it is, 0 to 1.
  public var alpha: CGFloat = 1
  /// Whether it is hidden.
  public var isHidden = false
  /// Whether it can be touched.
  public var isUserInteractionEnabled = true
  /// How content fills it.
  public var contentMode = ContentMode.scaleToFill
  /// A number to find it by.
  public var tag = 0
  /// Whether what stands out is cut off.
  public var clipsToBounds = false
  /// Light or dark, whatever is around.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What is in it: nothing.
  public var subviews: [UIView] { [] }
  /// The view around: none.
  public var superview: UIView? { nil }
  /// The window around: none.
  public var window: UIWindow? { nil }
  /// What bars and corners take of it.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// What it knows of its surroundings.
  public var traitCollection: UITraitCollection { .current }

  /// Ends typing in it, of which there is none.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }
  /// Places what is in it.
  public func layoutIfNeeded() {}
  /// Asks to be placed anew.
  public func setNeedsLayout() {}
  /// Asks to be drawn anew.
  public func setNeedsDisplay() {}

  /// Changes views of UIKit; here the change is made at once.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views of UIKit; here the change is made at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes that are not animated.
  public static func performWithoutAnimation(_ changes: () -> Void) { changes() }
  /// Whether views of UIKit are animated.
  public static var areAnimationsEnabled: Bool { false }
  /// Sets whether views of UIKit are animated, which they are not.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
}
