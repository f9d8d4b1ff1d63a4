public import Foundation

/// A font of UIKit; under the name `NSFont` it is AppKit's, too.
///
/// Source: Apple's documentation of `UIFont`.
public class UIFont: NSObject, @unchecked Sendable {
  /// What a font is made of.
  package struct Look: Hashable, Sendable {
    /// Nil: the system's font.
    package var family: String?
    package var size: CGFloat
    package var weight: Weight?
    package var style: TextStyle?
    /// `rounded`, `serif`, `monospaced`; nil: the usual one.
    package var design: String?
    package var isItalic = false
    package var hasMonospacedDigits = false
  }

  package let look: Look

  package init(look: Look) { self.look = look }

  /// A font of the app, at a size in points. Which fonts there are is not known, so it is never nil.
  public convenience init?(name: String, size: CGFloat) {
    self.init(look: Look(family: name, size: size))
  }

  /// A font by what describes it; 0 keeps the size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var look = descriptor.look
    if size > 0 { look.size = size }
    self.init(look: look)
  }

  // MARK: The system's

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(look: Look(size: size))
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(look: Look(size: size, weight: weight))
  }

  /// The system's font in a weight and a width, which is not kept.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's font in italics.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(look: Look(size: size, isItalic: true))
  }

  /// The system's font with letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(look: Look(size: size, weight: weight, design: "monospaced"))
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(look: Look(size: size, weight: weight, hasMonospacedDigits: true))
  }

  /// The system's font for a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      look: Look(
        size: style.size, weight: style == .headline ? .semibold : nil, style: style))
  }

  /// The system's font for a text style.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  // MARK: Sizes

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small texts.
  public static let smallSystemFontSize: CGFloat = 12
  /// The usual size.
  public static let systemFontSize: CGFloat = 14

  /// The size in points.
  public var pointSize: CGFloat { look.size }
  /// The family's name.
  public var familyName: String { look.family ?? ".AppleSystemUIFont" }
  /// The font's name.
  public var fontName: String { look.family ?? ".SFUI-\(look.weight?.name ?? "regular")" }
  /// The height of a line, as the system's font has it.
  public var lineHeight: CGFloat { look.size * 1.193 }
  /// How far letters go up.
  public var ascender: CGFloat { look.size * 0.952 }
  /// How far letters go down, below zero.
  public var descender: CGFloat { look.size * -0.241 }
  /// The height of capitals.
  public var capHeight: CGFloat { look.size * 0.705 }
  /// The height of small letters.
  public var xHeight: CGFloat { look.size * 0.526 }
  /// The space between lines: none besides the line's height.
  public var leading: CGFloat { 0 }
  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(look: look) }

  /// The same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var look = look
    look.size = size
    return UIFont(look: look)
  }

  /// The names of the families: there are no font files.
  public static var familyNames: [String] { [] }
  /// The names of a family's fonts: there are no font files.
  public static func fontNames(forFamilyName family: String) -> [String] { [] }

  /// Whether the other object is an equal font.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.look == look }
  /// Equal fonts have the same.
  public override var hash: Int { look.hashValue }
  /// The font's name and size.
  public override var description: String { "\(fontName) \(look.size)" }
}

/// A font of AppKit, which is the same as UIKit's here.
public typealias NSFont = UIFont
