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
