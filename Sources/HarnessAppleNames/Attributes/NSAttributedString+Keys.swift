public import Foundation

/// The names of attributes that UIKit and AppKit read. Here they are only names.
extension NSAttributedString.Key {
  /// A font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines run.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Whether letters grow together.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The space between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space between letters.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A line under the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the letters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Something among the letters.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far the letters are raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}
