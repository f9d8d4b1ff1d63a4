import HarnessUI

/// What views hand to the screen around them while their boxes are made: bars, what they say about
/// the screen, and what stands in front of everything, which belongs to the whole interface.
///
/// Nobody changes it once it is made; a view without anything of the kind has none. `ScreenFrame`
/// does the same for elements.
nonisolated final class ScreenParts {
  private(set) var layers: [LayoutBox] = []
  private(set) var inFront: [LayoutBox] = []
  private(set) var words = ScreenWords()

  private var isEmpty: Bool { layers.isEmpty && inFront.isEmpty && words.isEmpty }
  private var orNothing: ScreenParts? { isEmpty ? nil : self }

  /// What several views hand up, in document order.
  @MainActor
  static func handedUp(by nodes: [Node]) -> ScreenParts? {
    var found: ScreenParts?
    var isShared = true
    for case let parts? in nodes.lazy.map(\.screenParts) {
      guard let first = found else {
        found = parts
        continue
      }
      if isShared {
        found = first.copy()
        isShared = false
      }
      found?.take(parts)
    }
    return found
  }

  private func copy() -> ScreenParts {
    let copy = ScreenParts()
    copy.take(self)
    return copy
  }

  private func take(_ other: ScreenParts) {
    layers += other.layers
    inFront += other.inFront
    words.take(other.words)
  }

  /// With what one more view says.
  @MainActor
  static func adding(_ annotations: [Annotation], to parts: ScreenParts?) -> ScreenParts? {
    var parts = parts
    var isShared = true
    func own() -> ScreenParts {
      if !isShared, let parts { return parts }
      let own = parts?.copy() ?? ScreenParts()
      (parts, isShared) = (own, false)
      return own
    }
    for annotation in annotations {
      switch annotation {
      case .screen(let name, let value): own().words.take(name, value)
      case .detents(let detents): own().words.take(detents)
      case .backgroundInteraction(let interaction): own().words.take(interaction)
      default: break
      }
    }
    return parts
  }

  /// With more bars.
  static func adding(layers: [LayoutBox], to parts: ScreenParts?) -> ScreenParts? {
    let own = parts?.copy() ?? ScreenParts()
    own.layers += layers
    return own.orNothing
  }

  /// With more in front of everything.
  static func adding(inFront boxes: [LayoutBox], to parts: ScreenParts?) -> ScreenParts? {
    let own = parts?.copy() ?? ScreenParts()
    own.inFront += boxes
    return own.orNothing
  }

  /// What a screen leaves of it to the one around: what is in front, bars at the keyboard, and of a
  /// page few words.
  func beyond(_ screen: ElementPlacement) -> ScreenParts? {
    let outer = ScreenParts()
    outer.inFront = inFront
    outer.layers = layers.filter { $0.traits.slot == .keyboard }
    if screen == .screen { outer.words = words.beyondPage }
    return outer.orNothing
  }
}
