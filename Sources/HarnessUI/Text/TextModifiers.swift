public import Foundation

extension View {
  /// Sets the thickness of the strokes of the texts inside.
  @_disfavoredOverload
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    texts(.weight(weight))
  }

  /// Sets the width of the letters of the texts inside.
  @_disfavoredOverload
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    texts(.width(width))
  }

  /// Sets the drawing of the letters of the texts inside.
  @_disfavoredOverload
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    texts(.design(design))
  }

  /// Makes the texts inside bold, or not.
  @_disfavoredOverload
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    texts(.bold(isActive))
  }

  /// Makes the texts inside italic, or not.
  @_disfavoredOverload
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    keeping("italic", .bool(isActive))
  }

  /// Shows all letters of the texts inside with one width.
  @_disfavoredOverload
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    texts(.monospaced(isActive))
  }

  /// Shows all digits of the texts inside with one width.
  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> some View {
    texts(.monospacedDigits)
  }

  /// Draws a line through the texts inside.
  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLineModifier("strikethrough", isActive, pattern, color))
  }

  /// Draws a line under the texts inside.
  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextLineModifier("underline", isActive, pattern, color))
  }

  /// Adds space between the letters of the texts inside, in points; ligatures come apart.
  @_disfavoredOverload
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    texts(.kerning(kerning))
  }

  /// Adds space after each letter of the texts inside, in points.
  @_disfavoredOverload
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    texts(.tracking(tracking))
  }

  /// Moves the texts inside up from their lines, in points.
  @_disfavoredOverload
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    texts(.baselineOffset(baselineOffset))
  }

  /// Makes the texts inside smaller, as additions to other text.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    texts(.scale(isEnabled ? scale : nil))
  }

  /// Says for which language the lines inside are set.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Says for which language the lines inside are set.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    keeping("typesetting_language", isEnabled ? .string(language.name) : nil)
  }

  /// Lets the user select the texts inside, or not.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    keeping("text_selection", .bool(S.allowsSelection))
  }
}

/// Draws a line under or through texts.
nonisolated struct TextLineModifier: ViewModifier, PrimitiveModifier {
  let name: String
  let isActive: Bool
  let pattern: Text.LineStyle.Pattern
  let color: Color?

  init(_ name: String, _ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self.name = name
    self.isActive = isActive
    self.pattern = pattern
    self.color = color
  }

  @MainActor static func describe(_ modifier: Self, to node: some NodeBuilder) {
    node.annotate(.attribute(modifier.name, .bool(modifier.isActive)))
    guard modifier.isActive else { return }
    if modifier.pattern != .solid {
      node.annotate(.attribute(modifier.name + "_pattern", .string(modifier.pattern.name)))
    }
    if let color = modifier.color {
      node.annotate(.attribute(modifier.name + "_color", .string(color.name)))
    }
  }
}
