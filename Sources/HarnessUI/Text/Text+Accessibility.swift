/// What a text is, so that it can be read aloud well.
///
/// Source: SwiftUI's documentation of `AccessibilityTextContentType`.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  /// Nothing special.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A command line.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages of people.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The level of a heading.
///
/// Source: SwiftUI's documentation of `AccessibilityHeadingLevel`.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level is given.
  case unspecified
  /// First level.
  case h1
  /// Second level.
  case h2
  /// Third level.
  case h3
  /// Fourth level.
  case h4
  /// Fifth level.
  case h5
  /// Sixth level.
  case h6
}

extension Text {
  /// Says what the text is called when it is read aloud.
  public func accessibilityLabel(_ label: Text) -> Text {
    looking("accessibility_label", .string(label.string))
  }

  /// Says what the text is called when it is read aloud.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the text is called when it is read aloud.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says what the text is, so that it can be read aloud well.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    looking("accessibility_text_content_type", .string(value.name))
  }

  /// Makes the text a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    looking("accessibility_heading", .string("\(level)"))
  }

  /// Reads punctuation aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    looking("speech_always_includes_punctuation", .bool(value))
  }

  /// Reads letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    looking("speech_spells_out_characters", .bool(value))
  }

  /// Reads in a higher or lower voice, -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    looking("speech_adjusted_pitch", .number(value))
  }

  /// Waits with announcements until what is being said has ended.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    looking("speech_announcements_queued", .bool(value))
  }
}

extension View {
  /// Reads punctuation of the texts inside aloud.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(AttributeModifier(name: "speech_always_includes_punctuation", value: .bool(value)))
  }

  /// Reads the texts inside letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(AttributeModifier(name: "speech_spells_out_characters", value: .bool(value)))
  }

  /// Reads the texts inside in a higher or lower voice, -1 to 1.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(AttributeModifier(name: "speech_adjusted_pitch", value: .number(value)))
  }

  /// Waits with announcements of the views inside until what is being said has ended.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(AttributeModifier(name: "speech_announcements_queued", value: .bool(value)))
  }
}
