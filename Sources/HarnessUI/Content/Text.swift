public import Foundation

/// One or more lines of text.
///
/// Source: SwiftUI's documentation of `Text`.
nonisolated public struct Text: View, Equatable, Sendable {
  package let string: String
  /// Nil where nothing is set: texts are many, and copied often.
  private var box: TextStyleBox?
  var style: TextStyle {
    get { box?.style ?? TextStyle() }
    set { box = TextStyleBox(newValue) }
  }

  /// Shows a string as it is.
  public init(verbatim content: String) { string = content }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Shows the localised text of a key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  /// Shows a value the way a format style prints it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// Shows a value the way a formatter prints it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? "\(subject)"
  }

  /// Two texts as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = Text(verbatim: lhs.string + rhs.string)
    sum.box = lhs.box
    return sum
  }
}

/// How a text looks: kept as attributes of its element.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var color: Color?
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
}

private final class TextStyleBox: Equatable, Sendable {
  let style: TextStyle
  init(_ style: TextStyle) { self.style = style }
  static func == (first: TextStyleBox, second: TextStyleBox) -> Bool { first.style == second.style }
}

extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  /// Sets the colour of the text.
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }

  /// Sets the thickness of the strokes.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

  /// Makes the text bold.
  public func bold() -> Text { changed { $0.isBold = true } }

  /// Makes the text italic.
  public func italic() -> Text { changed { $0.isItalic = true } }

  private func changed(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    change(&copy.style)
    return copy
  }
}

extension Text: PrimitiveView {
  package static var comparedType: (any Any.Type)? { Text.self }

  @MainActor package static func describe(_ view: Self, to node: some NodeBuilder) {
    let element = ElementDescription(.text, label: view.string)
    node.element = element
    guard let style = view.box?.style else { return }
    if let font = style.font { element.attributes.append(("font", .string(font.name))) }
    if let color = style.color {
      element.attributes.append(("foreground_color", .string(color.name)))
    }
    if let weight = style.weight {
      element.attributes.append(("font_weight", .string(weight.name)))
    }
    if style.isBold { element.attributes.append(("bold", .bool(true))) }
    if style.isItalic { element.attributes.append(("italic", .bool(true))) }
  }
}
