public import Foundation

/// How Markdown wants a run of text to look.
///
/// Source: Apple's documentation of `InlinePresentationIntent`.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// One bit a look.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*text*`
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**text**`
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Text between backticks.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~text~~`
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line that may be anywhere.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// The end of a line that the author wants.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// The look that Markdown wants.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    InlinePresentationIntentAttribute()
  }

  /// The key of the look that Markdown wants.
  public struct InlinePresentationIntentAttribute: AttributedStringKey, Sendable {
    /// Bits of looks.
    public typealias Value = InlinePresentationIntent
    /// The key's name.
    public static let name = "NSInlinePresentationIntent"
    /// The one value that is needed.
    public init() {}
  }
}
