public import Foundation

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

/// How touches go to an area as they are.
///
/// Source: SwiftUI's documentation of `AccessibilityDirectTouchOptions`.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The area is not read aloud.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Keeps something about the element as an attribute if that is enabled.
  nonisolated func keeping(
    _ name: String, _ value: ElementValue, isEnabled: Bool
  ) -> ModifiedContent<Self, AttributeModifier> { keeping(name, isEnabled ? value : nil) }

  nonisolated private func point(
    _ name: String, x: CGFloat, y: CGFloat, isEnabled: Bool = true
  ) -> some View { keeping(name, .string("\(Double(x)) \(Double(y))"), isEnabled: isEnabled) }

  /// Makes the element a heading of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader).keeping("accessibility_heading", .string("\(level)"))
  }

  /// Says what kind of text it is.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { keeping("accessibility_text_content_type", .string(value.name)) }

  /// Says how early the element is read; higher ones come first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    keeping("accessibility_sort_priority", .number(sortPriority))
  }

  /// Says whether the element reacts to the user.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    keeping("accessibility_responds_to_user_interaction", .bool(respondsToUserInteraction))
  }

  /// Says whether the element reacts to the user, if that is enabled.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    keeping(
      "accessibility_responds_to_user_interaction", .bool(respondsToUserInteraction),
      isEnabled: isEnabled)
  }

  /// Says where the element is activated.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    point("accessibility_activation_point", x: activationPoint.x, y: activationPoint.y)
  }

  /// Says where the element is activated, as a share of its size.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    point("accessibility_activation_point", x: activationPoint.x, y: activationPoint.y)
  }

  /// Says where the element is activated, if that is enabled.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View {
    point(
      "accessibility_activation_point", x: activationPoint.x, y: activationPoint.y,
      isEnabled: isEnabled)
  }

  /// Says where the element is activated, as a share of its size, if that is enabled.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    point(
      "accessibility_activation_point", x: activationPoint.x, y: activationPoint.y,
      isEnabled: isEnabled)
  }

  /// Keeps the colours of the view where colours are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    keeping("accessibility_ignores_invert_colors", .bool(active))
  }

  /// Sends touches to the view as they are.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { keeping("accessibility_direct_touch", .bool(isDirectTouchArea)) }

  /// Shows the view large while a finger rests on it, for people with the largest text sizes.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    keeping("accessibility_shows_large_content_viewer", .bool(true))
  }

  /// Shows another view large while a finger rests on this one.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { keeping("accessibility_shows_large_content_viewer", .bool(true)) }

  /// Says how far the view is scrolled.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View {
    keeping("accessibility_scroll_status", .string(status.string), isEnabled: isEnabled)
  }

  /// Says how far the view is scrolled.
  nonisolated public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled) }

  /// Says how far the view is scrolled.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }
}

// MARK: Drag and drop

extension View {
  nonisolated private func place(
    _ name: String, _ point: UnitPoint, _ description: Text, _ isEnabled: Bool = true
  ) -> some View { keeping(name, .string(description.string), isEnabled: isEnabled) }

  /// Says where the view is dragged from, with a description.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { place("accessibility_drag_point", point, description) }

  /// Says where the view is dragged from, with a description.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { place("accessibility_drag_point", point, Text(description)) }

  /// Says where the view is dragged from, with a description.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { place("accessibility_drag_point", point, Text(description)) }

  /// Says where the view is dragged from, with a description, if that is enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { place("accessibility_drag_point", point, description, isEnabled) }

  /// Says where something is dropped onto the view, with a description.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { place("accessibility_drop_point", point, description) }

  /// Says where something is dropped onto the view, with a description.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { place("accessibility_drop_point", point, Text(description)) }

  /// Says where something is dropped onto the view, with a description.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { place("accessibility_drop_point", point, Text(description)) }

  /// Says where something is dropped onto the view, with a description, if that is enabled.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { place("accessibility_drop_point", point, description, isEnabled) }
}

// MARK: Speech

extension View {
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
