public import Foundation

/// A font, kept by name: it decides no behaviour.
///
/// Source: SwiftUI's documentation of `Font`.
nonisolated public struct Font: Hashable, Sendable {
  /// What `attr("font")` reads: the style or size, then what was changed about it.
  let name: String

  init(name: String) { self.name = name }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font("\(style)", design.map { "\($0)" }, weight?.name)
  }

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font("system(\(Double(size)))", design.map { "\($0)" }, weight?.name)
  }

  /// A font of the app at a size in points, which grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font("\(name)(\(Double(size)))")
  }

  /// A font of the app at a size in points, which grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font("\(name)(\(Double(size)))", "relativeTo(\(textStyle))")
  }

  /// A font of the app at a size in points that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("\(name)(\(Double(fixedSize)))", "fixed")
  }

  private init(_ parts: String?...) {
    name = parts.compactMap(\.self).joined(separator: " ")
  }
}

// MARK: Changed fonts

extension Font {
  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(weight.name) }

  /// The same font with wider or narrower letters.
  public func width(_ width: Width) -> Font { adding(width.name) }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font in bold, or as it is.
  @_disfavoredOverload
  public func bold(_ isActive: Bool = true) -> Font { isActive ? bold() : self }

  /// The same font in italics.
  public func italic() -> Font { adding("italic") }

  /// The same font in italics, or as it is.
  @_disfavoredOverload
  public func italic(_ isActive: Bool = true) -> Font { isActive ? italic() : self }

  /// The same font with letters of one width.
  public func monospaced() -> Font { adding("monospaced") }

  /// The same font with letters of one width, or as it is.
  @_disfavoredOverload
  public func monospaced(_ isActive: Bool = true) -> Font { isActive ? monospaced() : self }

  /// The same font with digits of one width.
  public func monospacedDigit() -> Font { adding("monospacedDigit") }

  /// The same font with small capitals.
  public func smallCaps() -> Font { adding("smallCaps") }

  /// The same font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }

  /// The same font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }

  /// The same font with another distance from line to line.
  public func leading(_ leading: Leading) -> Font { adding("leading(\(leading))") }

  /// The same font in another size, relative to its own.
  public func scaled(by factor: CGFloat) -> Font { adding("scaled(\(Double(factor)))") }

  private func adding(_ part: String) -> Font { Font(name: "\(name) \(part)") }
}

// MARK: Text styles

extension Font {
  /// A title larger than the largest.
  public static let extraLargeTitle = Font(name: "extraLargeTitle")
  /// A second-level title larger than the largest.
  public static let extraLargeTitle2 = Font(name: "extraLargeTitle2")
  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A second-level title.
  public static let title2 = Font(name: "title2")
  /// A third-level title.
  public static let title3 = Font(name: "title3")
  /// A heading.
  public static let headline = Font(name: "headline")
  /// A subheading.
  public static let subheadline = Font(name: "subheadline")
  /// Body text.
  public static let body = Font(name: "body")
  /// A callout.
  public static let callout = Font(name: "callout")
  /// A footnote.
  public static let footnote = Font(name: "footnote")
  /// A caption.
  public static let caption = Font(name: "caption")
  /// A second-level caption.
  public static let caption2 = Font(name: "caption2")
  /// The font where nothing is said.
  public static let `default` = Font(name: "default")
}
