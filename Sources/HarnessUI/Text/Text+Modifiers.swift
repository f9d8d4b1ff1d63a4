public import Foundation

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { looking(font.map { .font($0) }) }

  /// Sets the colour of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    looking("foreground_color", color.map { .string($0.name) })
  }

  /// Paints the text with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    looking { look in
      if let color = style as? Color {
        look.add("foreground_style", .plain(.string(color.name)))
      } else {
        look.add("foreground_style", .style(StyleName(style)))
      }
    }
  }

  /// Sets the thickness of the strokes.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    looking(weight.map { .weight($0) })
  }

  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text {
    looking(width.map { .width($0) })
  }

  /// Sets the drawing of the letters.
  public func fontDesign(_ design: Font.Design?) -> Text {
    looking(design.map { .design($0) })
  }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { looking(.bold(isActive)) }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { looking("italic", .bool(isActive)) }

  /// Shows all letters with one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    looking(.monospaced(isActive))
  }

  /// Shows all digits with one width.
  public func monospacedDigit() -> Text { looking(.monospacedDigits) }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    lined("strikethrough", isActive, nil, color)
  }

  /// Draws a line of a pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    lined("strikethrough", isActive, pattern, color)
  }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    lined("underline", isActive, nil, color)
  }

  /// Draws a line of a pattern under the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    lined("underline", isActive, pattern, color)
  }

  /// Adds space between letters, in points; ligatures come apart.
  public func kerning(_ kerning: CGFloat) -> Text { looking(.kerning(kerning)) }

  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    looking(.tracking(tracking))
  }

  /// Moves the text up from its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    looking(.baselineOffset(baselineOffset))
  }

  /// Makes the text smaller, as an addition to other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? looking(.scale(scale)) : self
  }

  /// Says for which language lines are set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Says for which language lines are set.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? looking("typesetting_language", .string(language.name)) : self
  }

  /// Marks the text with a value for a renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    looking { $0.add("custom_attribute", .carried(CarriedAttribute(value))) }
  }

  private func lined(
    _ name: String, _ isActive: Bool, _ pattern: LineStyle.Pattern?, _ color: Color?
  ) -> Text {
    looking { look in
      look.add(name, .plain(.bool(isActive)))
      guard isActive else { return }
      look.add(name + "_pattern", pattern.map { .string($0.name) })
      look.add(name + "_color", color.map { .string($0.name) })
    }
  }
}

/// A value that a text carries for a renderer.
///
/// Source: SwiftUI's documentation of `TextAttribute`.
public protocol TextAttribute {}
