import HarnessGraph

/// Why a text is no format of a predicate.
public nonisolated struct PredicateSyntaxError: Error, Hashable, CustomStringConvertible {
  /// Where it went wrong: a character of the text, counted from 1; one more than there are where
  /// the text ends too early.
  public let column: Int
  /// What was found, and what was expected, in one sentence.
  public let message: String
  /// The format.
  public let text: String

  /// Place, sentence, and the text with a caret below the place.
  public var description: String {
    let (line, offset) = excerpt
    return "column \(column): \(message)\n  \(line)\n  \(String(repeating: " ", count: offset))^"
  }

  /// How much of a long text is shown on each side of the place.
  private static let reach = 60

  /// The text around the place on one line, and how far inside the place is.
  private var excerpt: (line: String, offset: Int) {
    let characters = Array(text)
    let place = column - 1
    let start = max(0, place - Self.reach)
    let end = min(characters.count, place + Self.reach)
    var line = String(
      characters[start..<end].map { character in
        character.unicodeScalars.contains(where: \.isUnseen) ? " " : character
      })
    if end < characters.count { line += "…" }
    let isCut = start > 0
    return (isCut ? "…" + line : line, place - start + (isCut ? 1 : 0))
  }
}
