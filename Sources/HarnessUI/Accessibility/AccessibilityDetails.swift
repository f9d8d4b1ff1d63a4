/// How deep a heading stands.
///
/// Source: SwiftUI's documentation of `AccessibilityHeadingLevel`.
nonisolated public enum AccessibilityHeadingLevel: UInt, CaseIterable, Hashable, Sendable {
  /// Without a level.
  case unspecified
  /// From the first to the sixth level.
  case h1, h2, h3, h4, h5, h6
}

/// What kind of text it is, which decides how it is read.
///
/// Source: SwiftUI's documentation of `AccessibilityTextContentType`.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Anything.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file_system")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "source_code")
  /// The cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document with headings.
  public static let wordProcessing = AccessibilityTextContentType(name: "word_processing")
}

extension View {
  /// Keeps something about the element as an attribute.
  nonisolated func keeping(
    _ name: String, _ value: ElementValue, isEnabled: Bool = true
  ) -> some View { modifier(AttributeModifier(name: name, value: isEnabled ? value : nil)) }

  /// Has punctuation read aloud.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    keeping("speech_always_includes_punctuation", .bool(value))
  }

  /// Has texts spelt.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    keeping("speech_spells_out_characters", .bool(value))
  }

  /// Reads texts higher or lower.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    keeping("speech_adjusted_pitch", .number(value))
  }

  /// Lets announcements wait for what is being read.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    keeping("speech_announcements_queued", .bool(value))
  }
}
