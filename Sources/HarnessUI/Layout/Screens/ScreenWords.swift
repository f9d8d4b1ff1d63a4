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

  /// What a page says about the screens around it: it hides the bar of the tabs that it is in, and
  /// says how the sheet that it is in looks and is left.
  package var beyondPage: ScreenWords {
    var words = ScreenWords()
    for word in attributes
    where word.name == "toolbar_visibility" || Self.isAboutPresentation(word.name) {
      words.take(word.name, word.value)
    }
    if let detents { words.take(detents) }
    if let backgroundInteraction { words.take(backgroundInteraction) }
    return words
  }

  /// Whether a word is about the sheet or other presentation around, and not about the page of a
  /// navigation in it.
  ///
  /// Source: SwiftUI's documentation of `interactiveDismissDisabled(_:)` and
  /// `presentationDetents(_:)`.
  package static func isAboutPresentation(_ name: String) -> Bool {
    let others = [
      "interactive_dismiss_disabled", "dismissal_confirmation_dialog", "inspector_column_width",
    ]
    return name.hasPrefix("presentation_") || others.contains(name)
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
