public import Foundation

/// What a view does to what is behind it.
public class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs what is behind a view, which nothing draws here.
///
/// Source: Apple's documentation of `UIBlurEffect`.
public class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much is blurred, and how light or dark.
  public enum Style: Int, Sendable {
    /// Lighter.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the app's look.
    case regular = 4
    /// So that content stands out.
    case prominent
    /// Very little.
    case systemUltraThinMaterial
    /// Little.
    case systemThinMaterial
    /// As usual.
    case systemMaterial
    /// Much.
    case systemThickMaterial
    /// Like the system's bars.
    case systemChromeMaterial
    /// Very little, always light.
    case systemUltraThinMaterialLight
    /// Little, always light.
    case systemThinMaterialLight
    /// As usual, always light.
    case systemMaterialLight
    /// Much, always light.
    case systemThickMaterialLight
    /// Like the system's bars, always light.
    case systemChromeMaterialLight
    /// Very little, always dark.
    case systemUltraThinMaterialDark
    /// Little, always dark.
    case systemThinMaterialDark
    /// As usual, always dark.
    case systemMaterialDark
    /// Much, always dark.
    case systemThickMaterialDark
    /// Like the system's bars, always dark.
    case systemChromeMaterialDark
  }

  /// How much is blurred.
  public let style: Style
  /// Blurs in a way.
  public init(style: Style) { self.style = style }
}
