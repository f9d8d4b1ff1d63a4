import Foundation

/// What views say about the screen around them: a title, whether bars are hidden, how high a sheet is.
package nonisolated struct ScreenWords {
  private var attributes: [(name: String, value: ElementValue)] = []
  /// The heights at which a sheet rests.
  package private(set) var detents: SheetDetents?
  /// Whether what is behind can be touched; nil: nobody says so.
  private(set) var backgroundInteraction: PresentationBackgroundInteraction?

  package init() {}

  package var isEmpty: Bool {
    attributes.isEmpty && detents == nil && backgroundInteraction == nil
  }

  package subscript(name: String) -> ElementValue? {
    attributes.first { $0.name == name }?.value
  }

  /// Takes a word; the innermost of a name wins, so that views inside come first.
  package mutating func take(_ name: String, _ value: ElementValue) {
    if self[name] == nil { attributes.append((name, value)) }
  }

  package mutating func take(_ detents: SheetDetents) {
    if self.detents == nil { self.detents = detents }
  }

  package mutating func take(_ interaction: PresentationBackgroundInteraction) {
    if backgroundInteraction == nil { backgroundInteraction = interaction }
  }

  package mutating func take(_ others: ScreenWords) {
    for word in others.attributes { take(word.name, word.value) }
    if let detents = others.detents { take(detents) }
    if let interaction = others.backgroundInteraction { take(interaction) }
  }

  /// What concerns bars around this screen, too: a page hides the bar of the tabs that it is in.
  package var forScreensAround: ScreenWords {
    var words = ScreenWords()
    if let visibility = self["toolbar_visibility"] { words.take("toolbar_visibility", visibility) }
    return words
  }

  // MARK: What they mean

  func isTrue(_ name: String) -> Bool { self[name] == .bool(true) }

  func text(_ name: String) -> String {
    if case .string(let text)? = self[name] { return text }
    return ""
  }

  /// Whether a page hides a bar, by the name of its `ToolbarPlacement`.
  func hides(_ bar: String) -> Bool {
    let words = text("toolbar_visibility").split(separator: " ")
    return words.first == "hidden" && words.contains { $0 == bar }
  }
}

/// The heights at which a sheet rests, and the one that it has.
package nonisolated struct SheetDetents {
  let detents: Set<PresentationDetent>
  let selected: PresentationDetent?

  /// The height in points, for a screen; the smallest is the one to begin with.
  ///
  /// Source: SwiftUI's documentation of `presentationDetents(_:)`.
  func height(on screen: CGSize, most: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    func height(_ detent: PresentationDetent) -> CGFloat? {
      detent.height(on: screen, most: most, environment)
    }
    if let selected, detents.contains(selected), let height = height(selected) { return height }
    return detents.compactMap(height).min() ?? most
  }
}
