import Foundation
import HarnessGraph

/// One comparison, ready to be used on many texts.
nonisolated enum TextTest: Sendable {
  case equals(String)
  case contains(String)
  case beginsWith(String)
  case endsWith(String)
  case like([Character])
  case matches(CompiledExpression)

  init(_ condition: TextMatch.Condition, folding: TextFolding) throws(TextMatchError) {
    let text = folding.fold(condition.text)
    switch condition.comparison {
    case .equals: self = .equals(text)
    case .contains: self = .contains(text)
    case .beginsWith: self = .beginsWith(text)
    case .endsWith: self = .endsWith(text)
    case .like: self = .like(Array(text))
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
    case .like(let pattern): Wildcards.match(pattern, Array(text))
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

/// Patterns with `*` (any characters) and `?` (one character).
nonisolated enum Wildcards {
  /// Goes back to the last `*` only, so the time is at most pattern times text.
  static func match(_ pattern: [Character], _ text: [Character]) -> Bool {
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p + 1, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        (p, t) = (last.pattern, last.text + 1)
        star = (last.pattern, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
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
