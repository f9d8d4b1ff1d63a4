import Foundation
import HarnessGraph

/// One comparison, ready to be used on many texts.
nonisolated enum TextTest: Sendable {
  case equals(String)
  case contains(String)
  case beginsWith(String)
  case endsWith(String)
  case like(Wildcards)
  case matches(CompiledExpression)

  init(_ condition: TextMatch.Condition, folding: TextFolding) throws(TextMatchError) {
    let text = folding.fold(condition.text)
    switch condition.comparison {
    case .equals: self = .equals(text)
    case .contains: self = .contains(text)
    case .beginsWith: self = .beginsWith(text)
    case .endsWith: self = .endsWith(text)
    case .like: self = .like(Wildcards(text))
    case .matches:
      // The expression itself is not folded: `\S` and `\s` would become the same.
      guard let expression = CompiledExpression(condition.text, ignoringCase: folding.case) else {
        throw .invalidExpression(condition.text)
      }
      self = .matches(expression)
    }
  }

  func holds(for text: String) -> Bool {
    switch self {
    case .equals(let wanted): text == wanted
    case .contains(let wanted): text.hasPart(wanted)
    case .beginsWith(let wanted): text.hasPrefix(wanted)
    case .endsWith(let wanted): text.hasSuffix(wanted)
    case .like(let pattern): pattern.match(text)
    case .matches(let expression): expression.matchesWhole(text)
    }
  }
}

/// A regular expression. Immutable once made, though `Regex` itself is not declared `Sendable`.
nonisolated final class CompiledExpression: @unchecked Sendable {
  private let regex: Regex<AnyRegexOutput>

  init?(_ pattern: String, ignoringCase: Bool) {
    guard let regex = try? Regex(pattern) else { return nil }
    self.regex = ignoringCase ? regex.ignoresCase() : regex
  }

  func matchesWhole(_ text: String) -> Bool {
    (try? regex.wholeMatch(in: text)) != nil
  }
}

/// What a comparison overlooks.
nonisolated struct TextFolding {
  let `case`: Bool
  let diacritics: Bool

  var isNeeded: Bool { `case` || diacritics }

  func fold(_ text: String) -> String {
    if diacritics, !text.utf8.allSatisfy({ $0 < 0x80 }) {
      let options: String.CompareOptions =
        `case` ? [.diacriticInsensitive, .caseInsensitive] : .diacriticInsensitive
      return text.folding(options: options, locale: nil)
    }
    return `case` ? text.lowercased() : text
  }
}

/// A pattern with `*` (any characters) and `?` (one character); a backslash takes either, and
/// itself, as it is.
nonisolated struct Wildcards: Sendable {
  private enum Piece<Unit: Equatable & Sendable>: Equatable, Sendable {
    case anyCharacters, anyCharacter
    case character(Unit)
  }

  private let pieces: [Piece<Character>]
  /// The same as bytes, which are compared much faster; nil for a pattern that is not ASCII.
  private let bytes: [Piece<UInt8>]?

  init(_ pattern: String) {
    var pieces: [Piece<Character>] = []
    var isEscaped = false
    for character in pattern {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pieces.append(.anyCharacters)
      case "?" where !isEscaped: pieces.append(.anyCharacter)
      default:
        // Before any other character it stands for itself.
        if isEscaped, !"*?\\".contains(character) { pieces.append(.character("\\")) }
        pieces.append(.character(character))
      }
      isEscaped = false
    }
    if isEscaped { pieces.append(.character("\\")) }
    self.pieces = pieces
    bytes = Self.isPlain(pattern) ? pieces.map(Self.byte) : nil
  }

  private static func byte(_ piece: Piece<Character>) -> Piece<UInt8> {
    switch piece {
    case .anyCharacters: .anyCharacters
    case .anyCharacter: .anyCharacter
    case .character(let character): .character(character.asciiValue ?? 0)
    }
  }

  /// Whether each byte is a character: CR and LF together are one.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  func match(_ text: String) -> Bool {
    if let bytes, Self.isPlain(text) { return Self.match(bytes, Array(text.utf8)) }
    return Self.match(pieces, Array(text))
  }

  /// Goes back to the last `*` only, so the time is at most pattern times text.
  private static func match<Unit>(_ pieces: [Piece<Unit>], _ text: [Unit]) -> Bool {
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pieces.count, pieces[p] == .anyCharacters {
        star = (p + 1, t)
        p += 1
      } else if p < pieces.count, pieces[p] == .anyCharacter || pieces[p] == .character(text[t]) {
        p += 1
        t += 1
      } else if let last = star {
        (p, t) = (last.pattern, last.text + 1)
        star = (last.pattern, t)
      } else {
        return false
      }
    }
    return pieces[p...].allSatisfy { $0 == .anyCharacters }
  }
}

extension String {
  /// Whether the text occurs inside. Bytes are compared first, which is fast; only where one of
  /// the two is not ASCII can the same characters be written with other bytes.
  nonisolated func hasPart(_ part: String) -> Bool {
    if part.isEmpty { return true }
    if hasBytes(of: part) { return true }
    let isASCII = part.utf8.allSatisfy { $0 < 0x80 } && utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? false : contains(part)
  }

  private nonisolated func hasBytes(of part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard text.count >= part.count else { return false }
        for start in 0...(text.count - part.count) where text[start] == part[0] {
          if text[start..<start + part.count].elementsEqual(part) { return true }
        }
        return false
      }
    }
  }
}
