public import Foundation

/// A font: its name for tests, and what it says about the size of letters for layout.
///
/// Source: SwiftUI's documentation of `Font`.
nonisolated public struct Font: Hashable, Sendable {
  /// What `attr("font")` reads: the style or size, then what was changed about it.
  let name: String
  /// What decides how much room letters take.
  let recipe: FontRecipe

  init(name: String, _ recipe: FontRecipe) {
    self.name = name
    self.recipe = recipe
  }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var recipe = FontRecipe(style)
    recipe.weight = weight ?? recipe.weight
    recipe.isMonospaced = design == .monospaced
    return Font(recipe, "\(style)", design.map { "\($0)" }, weight?.name)
  }

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var recipe = FontRecipe(size: size, growingWith: nil)
    recipe.weight = weight
    recipe.isMonospaced = design == .monospaced
    return Font(recipe, "system(\(Double(size)))", design.map { "\($0)" }, weight?.name)
  }

  /// A font of the app at a size in points, which grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(FontRecipe(size: size, growingWith: .body), "\(name)(\(Double(size)))")
  }

  /// A font of the app at a size in points, which grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(
      FontRecipe(size: size, growingWith: textStyle), "\(name)(\(Double(size)))",
      "relativeTo(\(textStyle))")
  }

  /// A font of the app at a size in points that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(
      FontRecipe(size: fixedSize, growingWith: nil), "\(name)(\(Double(fixedSize)))", "fixed")
  }

  private init(_ recipe: FontRecipe, _ parts: String?...) {
    self.init(name: parts.compactMap(\.self).joined(separator: " "), recipe)
  }

  /// Whether both have the same name, which says all about a font.
  public static func == (first: Font, second: Font) -> Bool { first.name == second.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// MARK: Changed fonts

extension Font {
  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    adding(weight.name) { $0.weight = weight }
  }

  /// The same font with wider or narrower letters.
  public func width(_ width: Width) -> Font {
    adding(width.name) { $0.width = width }
  }

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
  public func monospaced() -> Font { adding("monospaced") { $0.isMonospaced = true } }

  /// The same font with letters of one width, or as it is.
  @_disfavoredOverload
  public func monospaced(_ isActive: Bool = true) -> Font { isActive ? monospaced() : self }

  /// The same font with digits of one width.
  public func monospacedDigit() -> Font {
    adding("monospacedDigit") { $0.hasMonospacedDigits = true }
  }

  /// The same font with small capitals.
  public func smallCaps() -> Font { adding("smallCaps") }

  /// The same font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }

  /// The same font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }

  /// The same font with another distance from line to line.
  public func leading(_ leading: Leading) -> Font {
    adding("leading(\(leading))") { $0.leading = leading }
  }

  /// The same font in another size, relative to its own.
  public func scaled(by factor: CGFloat) -> Font {
    adding("scaled(\(Double(factor)))") { $0.scale *= factor }
  }

  private func adding(_ part: String, _ change: (inout FontRecipe) -> Void = { _ in }) -> Font {
    var recipe = recipe
    change(&recipe)
    return Font(name: "\(name) \(part)", recipe)
  }
}

// MARK: Text styles

extension Font {
  /// A title larger than the largest.
  public static let extraLargeTitle = Font(name: "extraLargeTitle", FontRecipe(.extraLargeTitle))
  /// A second-level title larger than the largest.
  public static let extraLargeTitle2 = Font(name: "extraLargeTitle2", FontRecipe(.extraLargeTitle2))
  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle", FontRecipe(.largeTitle))
  /// A title.
  public static let title = Font(name: "title", FontRecipe(.title))
  /// A second-level title.
  public static let title2 = Font(name: "title2", FontRecipe(.title2))
  /// A third-level title.
  public static let title3 = Font(name: "title3", FontRecipe(.title3))
  /// A heading.
  public static let headline = Font(name: "headline", FontRecipe(.headline))
  /// A subheading.
  public static let subheadline = Font(name: "subheadline", FontRecipe(.subheadline))
  /// Body text.
  public static let body = Font(name: "body", FontRecipe(.body))
  /// A callout.
  public static let callout = Font(name: "callout", FontRecipe(.callout))
  /// A footnote.
  public static let footnote = Font(name: "footnote", FontRecipe(.footnote))
  /// A caption.
  public static let caption = Font(name: "caption", FontRecipe(.caption))
  /// A second-level caption.
  public static let caption2 = Font(name: "caption2", FontRecipe(.caption2))
  /// The font where nothing is said.
  public static let `default` = Font(name: "default", FontRecipe(.body))
}
