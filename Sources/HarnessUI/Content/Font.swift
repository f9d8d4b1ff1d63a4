public import Foundation

/// A font, kept by name: it decides no behaviour.
///
/// Source: SwiftUI's documentation of `Font`.
nonisolated public struct Font: Hashable, Sendable {
  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// Ultra light.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Thin.
    public static let thin = Weight(name: "thin")
    /// Light.
    public static let light = Weight(name: "light")
    /// Regular.
    public static let regular = Weight(name: "regular")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Semibold.
    public static let semibold = Weight(name: "semibold")
    /// Bold.
    public static let bold = Weight(name: "bold")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
    /// Black.
    public static let black = Weight(name: "black")
  }

  /// The drawing of the letters.
  public enum Design: Hashable, Sendable {
    /// The platform's default.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// A size that follows the user's text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second-level caption.
    case caption2
  }

  let name: String

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      name: ["\(style)", design.map { "\($0)" }, weight?.name].compactMap(\.self).joined(
        separator: " "))
  }

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      name: ["system(\(size))", design.map { "\($0)" }, weight?.name].compactMap(\.self).joined(
        separator: " "))
  }

  /// A font of the app at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "\(name)(\(size))")
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { Font(name: "\(name) \(weight.name)") }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font in italics.
  public func italic() -> Font { Font(name: "\(name) italic") }
}

extension Font {
  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A second-level title.
  public static let title2 = Font(name: "title2")
  /// A third-level title.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A subheading.
  public static let subheadline = Font(name: "subheadline")
  /// Body text.
  public static let body = Font(name: "body")
  /// A callout.
  public static let callout = Font(name: "callout")
  /// A footnote.
  public static let footnote = Font(name: "footnote")
  /// A caption.
  public static let caption = Font(name: "caption")
  /// A second-level caption.
  public static let caption2 = Font(name: "caption2")
}
