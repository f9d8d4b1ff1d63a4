package import HarnessUI

/// An element in one line, as messages name it: `toggle #remember "Remember me" [disabled]`.
extension UIElement {
  /// Role, identifier, label, states and value.
  package var summary: String {
    var text = name
    for state in stateNames { text += " [\(state)]" }
    if let value = shownValue { text += " = \(value)" }
    return text
  }

  /// Role, identifier and label: enough to know which one is meant.
  package var name: String {
    var text = role.rawValue
    if let identifier { text += " #\(identifier.plainOrQuoted)" }
    if !label.isEmpty { text += " \(label.quoted)" }
    return text
  }

  /// The states worth a word, in a fixed order: `disabled`, `hidden`, `leaving`,
  /// `checked`.
  package var stateNames: [String] { facts.stateNames }

  /// The value as text; nil where there is none or where a state says it (a toggle).
  package var shownValue: String? { facts.shownValue }

  /// What is written of it.
  package var facts: ElementFacts { ElementFacts(self) }
}

extension UIElement {
  /// Whether nobody is to read what is typed into it.
  package var isSecret: Bool { roles.contains(.secureField) }
}

extension ElementValue {
  /// The value as a script would write it.
  package nonisolated var literal: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let number): Self.text(of: number)
    case .string(let text): text.quoted
    }
  }

  /// A number without needless decimals: `3`, `0.5`.
  nonisolated static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension String {
  /// The string between double quotes, on one line: what a script would write for it.
  package nonisolated var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnseen:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// An identifier as it is, or between double quotes where it could be taken for something else:
  /// `#note.text`, `#"two words"`.
  package nonisolated var plainOrQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "._-/:@+".contains($0) }
    return isPlain && !isEmpty && last != ":" ? self : quoted
  }
}

extension Unicode.Scalar {
  /// Whether the character would do something to a terminal or to the text around it, and not be
  /// seen itself: control characters, and those that end lines or turn the direction of a text.
  package nonisolated var isUnseen: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
