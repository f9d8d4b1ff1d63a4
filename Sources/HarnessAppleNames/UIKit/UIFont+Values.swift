public import Foundation

extension UIFont {
  /// The thickness of the strokes, from -1 to 1.
  ///
  /// Source: Apple's documentation of `UIFont.Weight`.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// From a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// From a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ultra light.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Regular.
    public static let regular = Weight(0)
    /// Medium.
    public static let medium = Weight(0.23)
    /// Semibold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// Black.
    public static let black = Weight(0.62)

    /// The name of the nearest weight that has one.
    package var name: String {
      let named: [(Weight, String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
        (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
        (.black, "black"),
      ]
      let nearest = named.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? "regular"
    }
  }

  /// The width of the letters.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat
    /// From a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A size that follows the user's text size.
  ///
  /// Source: Apple's documentation of `UIFont.TextStyle`.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A title that is larger than the largest.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// A title that is larger than the largest.
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// A callout.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// A second-level caption.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size in points where the user has chosen none.
    ///
    /// Source: Apple's Human Interface Guidelines.
    package var size: CGFloat {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: 36
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// What describes a font.
///
/// Source: Apple's documentation of `UIFontDescriptor`.
public class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Looks that fonts of a family may have.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit a look.
    public let rawValue: UInt32
    /// From bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Italics, as AppKit calls it.
    public static let italic = SymbolicTraits.traitItalic
    /// Bold, as AppKit calls it.
    public static let bold = SymbolicTraits.traitBold
    /// Letters of one width, as AppKit calls it.
    public static let monoSpace = SymbolicTraits.traitMonoSpace
  }

  /// The drawing of the letters.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  package let look: UIFont.Look

  init(look: UIFont.Look) { self.look = look }

  /// A font of the app.
  public convenience init(name: String, size: CGFloat) {
    self.init(look: UIFont.Look(family: name, size: size))
  }

  /// What describes the system's font for a text style.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { look.size }

  /// The looks of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if look.isItalic { traits.insert(.traitItalic) }
    if let weight = look.weight, weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if look.design == "monospaced" { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same in other looks.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var look = look
    look.isItalic = traits.contains(.traitItalic)
    look.weight = traits.contains(.traitBold) ? .bold : nil
    if traits.contains(.traitMonoSpace) { look.design = "monospaced" }
    return UIFontDescriptor(look: look)
  }

  /// The same in another drawing of the letters.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var look = look
    look.design = design == .default ? nil : design.rawValue
    return UIFontDescriptor(look: look)
  }

  /// The same at another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var look = look
    look.size = size
    return UIFontDescriptor(look: look)
  }
}

/// Grows fonts and lengths with the user's text size, which UIKit's names do not follow here.
///
/// Source: Apple's documentation of `UIFontMetrics`.
public class UIFontMetrics: NSObject, @unchecked Sendable {
  /// For body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// For a text style.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// The font at the usual text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font at the usual text size, not larger than is said.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  /// The length at the usual text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
