import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

extension Graph {
  /// The first element with a label, hidden and merged ones too.
  func element(_ label: String, _ role: Role? = nil) throws -> UIElement {
    var found: UIElement?
    elements.forEachUnmerged { element in
      let isRole = role.map { element.roles.contains($0) } ?? true
      if found == nil, isRole, element.label == label || element.identifier == label {
        found = element
      }
    }
    return try #require(found, "no element \(label)")
  }

  /// Whether an element with a label is there.
  func has(_ label: String) -> Bool {
    var isThere = false
    elements.forEachUnmerged { if $0.label == label { isThere = true } }
    return isThere
  }
}

/// What an action is refused with; nil when it happened.
func refusal(_ action: () throws(Refusal) -> Void) -> Refusal? {
  do throws(Refusal) {
    try action()
    return nil
  } catch {
    return error
  }
}

/// What happened, in order.
final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// A key with keys that are held.
nonisolated func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> KeyPress {
  let types = KeyEquivalent.named.allSatisfy { $0.key != key } || key == .space
  return KeyPress(key: key, characters: types ? String(key.character) : "", modifiers: modifiers)
}
