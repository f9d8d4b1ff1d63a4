import HarnessUI

/// What keys do to the text of a field, as on a Mac: `option` goes by words, `command` to the ends of
/// lines and of the text, `shift` selects.
extension EditedText {
  /// Moves the cursor; false for another key.
  mutating func move(by press: KeyPress) -> Bool {
    let held = press.modifiers.subtracting(.silent)
    guard held.subtracting([.shift, .option, .command]).isEmpty else { return false }
    let extending = held.contains(.shift)
    switch press.key {
    case .leftArrow: move(.backward, by: Unit(held), extending: extending)
    case .rightArrow: move(.forward, by: Unit(held), extending: extending)
    case .upArrow: moveUpOrDown(.backward, held)
    case .downArrow: moveUpOrDown(.forward, held)
    case .home: move(.backward, by: .text, extending: extending)
    case .end: move(.forward, by: .text, extending: extending)
    default: return false
    }
    return true
  }

  private mutating func moveUpOrDown(_ way: Way, _ held: EventModifiers) {
    let extending = held.contains(.shift)
    if held.contains(.command) {
      move(way, by: .text, extending: extending)
    } else if held.contains(.option) {
      move(way, by: .line, extending: extending)
    } else {
      moveLine(way, extending: extending)
    }
  }

  /// Deletes; false for another key.
  mutating func delete(by press: KeyPress) -> Bool {
    let held = press.modifiers.subtracting(.silent)
    guard held.subtracting([.shift, .option, .command]).isEmpty else { return false }
    switch press.key {
    case .delete: delete(.backward, by: Unit(held))
    case .deleteForward: delete(.forward, by: Unit(held))
    default: return false
    }
    return true
  }
}

extension EditedText.Unit {
  fileprivate init(_ held: EventModifiers) {
    self = held.contains(.command) ? .line : held.contains(.option) ? .word : .character
  }
}

extension EventModifiers {
  /// What changes no meaning of a key in a field.
  static let silent: EventModifiers = [.capsLock, .numericPad, .function]
}

extension KeyPress {
  /// The text that the key types into a field; nil for one that types none.
  var typedText: String? {
    guard modifiers.subtracting(.silent).subtracting(.shift).isEmpty, !characters.isEmpty,
      ![.return, .tab, .escape, .delete].contains(key)
    else { return nil }
    return characters
  }

  /// The letter of a command on a text, such as `a` of `command+a`. Who has no such key holds
  /// `control`.
  var editingCommand: Character? {
    let held = modifiers.subtracting(.silent)
    return held == .command || held == .control ? key.character : nil
  }

  /// The key and nothing else.
  func isOnly(_ key: KeyEquivalent) -> Bool {
    self.key == key && modifiers.subtracting(.silent).isEmpty
  }

  /// The press that types a character.
  static func typing(_ character: Character) -> KeyPress {
    switch character {
    case _ where character.isNewline: KeyPress(key: .return, characters: "\r", modifiers: [])
    case _ where character.isUppercase && character.lowercased().count == 1:
      KeyPress(
        key: KeyEquivalent(Character(character.lowercased())), characters: String(character),
        modifiers: .shift)
    default:
      KeyPress(key: KeyEquivalent(character), characters: String(character), modifiers: [])
    }
  }
}
