import HarnessGraph

/// What a script asks of a text: the whole of it, or comparisons that all must hold.
package nonisolated struct TextMatch: Hashable, Sendable {
  /// One way to compare. The raw value is the key that scripts use.
  package enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equals, contains
    case beginsWith = "begins_with"
    case endsWith = "ends_with"
    /// `*` stands for any characters, `?` for one.
    case like
    /// A regular expression for the whole text.
    case matches

    /// Whether it looks for a part, which every text has when it is empty.
    fileprivate var isPartial: Bool { [.contains, .beginsWith, .endsWith].contains(self) }
  }

  package struct Condition: Hashable, Sendable {
    package let comparison: Comparison
    package let text: String

    package init(_ comparison: Comparison, _ text: String) {
      self.comparison = comparison
      self.text = text
    }
  }

  package let conditions: [Condition]
  package let ignoresCase: Bool
  package let ignoresDiacritics: Bool
  /// The usual case, on its own for speed: exactly this text.
  let exact: String?
  private let tests: [TextTest]

  /// The whole text, exactly.
  package init(_ text: String) {
    conditions = [Condition(.equals, text)]
    ignoresCase = false
    ignoresDiacritics = false
    exact = text
    tests = []
  }

  /// A part of the text, exactly.
  package static func part(_ text: String) -> TextMatch {
    TextMatch(unchecked: [Condition(.contains, text)], tests: [.contains(text)])
  }

  /// Comparisons that all must hold.
  ///
  /// - Throws: when there is none, or a regular expression is not one.
  package init(
    _ conditions: [Condition], ignoringCase: Bool = false, ignoringDiacritics: Bool = false
  ) throws(TextMatchError) {
    if conditions.isEmpty { throw .noComparison }
    for condition in conditions where condition.text.isEmpty && condition.comparison.isPartial {
      throw .emptyPart(condition.comparison)
    }
    let folding = TextFolding(case: ignoringCase, diacritics: ignoringDiacritics)
    var tests: [TextTest] = []
    for condition in conditions { tests.append(try TextTest(condition, folding: folding)) }
    self.conditions = conditions
    self.tests = tests
    ignoresCase = ignoringCase
    ignoresDiacritics = ignoringDiacritics
    let isPlain = conditions.count == 1 && conditions[0].comparison == .equals && !folding.isNeeded
    exact = isPlain ? conditions[0].text : nil
  }

  private init(unchecked conditions: [Condition], tests: [TextTest]) {
    self.conditions = conditions
    self.tests = tests
    ignoresCase = false
    ignoresDiacritics = false
    exact = nil
  }

  package func holds(for text: String) -> Bool {
    if let exact { return text == exact }
    let folding = TextFolding(case: ignoresCase, diacritics: ignoresDiacritics)
    let text = folding.isNeeded ? folding.fold(text) : text
    return tests.allSatisfy { $0.holds(for: text) }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.conditions == rhs.conditions && lhs.ignoresCase == rhs.ignoresCase
      && lhs.ignoresDiacritics == rhs.ignoresDiacritics
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(conditions)
    hasher.combine(ignoresCase)
    hasher.combine(ignoresDiacritics)
  }
}

/// Why a comparison can't be used.
package nonisolated enum TextMatchError: Error, Equatable {
  case noComparison
  case emptyPart(TextMatch.Comparison)
  case invalidExpression(String)

  package var message: String {
    switch self {
    case .noComparison:
      let names = TextMatch.Comparison.allCases.map(\.rawValue).joined(separator: ", ")
      return "a comparison needs one of \(names)"
    case .emptyPart(let comparison):
      return "\(comparison.rawValue) = \"\" holds for every text"
    case .invalidExpression(let pattern):
      return "matches = \(pattern.quoted): this is not a regular expression"
    }
  }
}
