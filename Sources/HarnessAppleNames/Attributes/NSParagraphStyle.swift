public import Foundation

/// Where the lines of a paragraph stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// As the language has it.
  case natural
}

/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, word by word.
  case byWordWrapping
  /// It goes on in the next line, letter by letter.
  case byCharWrapping
  /// What is too much is not shown.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}

/// How the lines of a paragraph run.
///
/// Source: Apple's documentation of `NSMutableParagraphStyle`.
public class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The space between lines.
  public var lineSpacing: CGFloat = 0
  /// The space after a paragraph.
  public var paragraphSpacing: CGFloat = 0
  /// Where the lines stand.
  public var alignment = NSTextAlignment.natural
  /// What happens to a line that is too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// A factor for the height of lines; 0: as the font says.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0: any.
  public var maximumLineHeight: CGFloat = 0
  /// How far the first line is set in.
  public var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are set in.
  public var headIndent: CGFloat = 0
}

/// How the lines of a paragraph run, to be changed.
///
/// Source: Apple's documentation of `NSMutableParagraphStyle`.
public class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
