public import Foundation

/// The size of text that a user has chosen, as UIKit says it.
///
/// Source: Apple's documentation of `UIContentSizeCategory`.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing is said.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest of the usual sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "extraExtraExtraLarge")
  /// The first of those for people who see badly.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// The second of those.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// The third of those.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge")
  /// The fourth of those.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")

  private static let all: [UIContentSizeCategory] = [
    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first is smaller.
  public static func < (one: Self, other: Self) -> Bool {
    (all.firstIndex(of: one) ?? 0) < (all.firstIndex(of: other) ?? 0)
  }

  /// Comes when the user has chosen another size; nothing posts it.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
