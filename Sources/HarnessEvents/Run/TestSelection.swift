/// Which tests of the files are to run, as the command line says it.
package struct TestSelection: Equatable, Sendable {
  /// One of these has to match, spelled as for `NamePattern`; all tests when there is none.
  package var patterns: [String] = []
  /// None of these may match.
  package var excludedPatterns: [String] = []
  /// Whole titles or ids, one of which it has to be; all tests when there is none.
  package var names: [String] = []
  /// One of these it has to have; all tests when there is none.
  package var tags: [String] = []
  /// It may have none of these.
  package var excludedTags: [String] = []

  package init() {}

  package var isEverything: Bool { self == TestSelection() }
}

/// A selection that is ready to judge tests.
package struct TestFilter {
  private let selection: TestSelection
  private let patterns: [NamePattern]
  private let excludedPatterns: [NamePattern]

  /// - Throws: `InvalidNamePattern` for an expression that is none.
  package init(_ selection: TestSelection) throws(InvalidNamePattern) {
    self.selection = selection
    patterns = try TestFilter.compile(selection.patterns)
    excludedPatterns = try TestFilter.compile(selection.excludedPatterns)
  }

  private static func compile(_ texts: [String]) throws(InvalidNamePattern) -> [NamePattern] {
    var patterns: [NamePattern] = []
    for text in texts { patterns.append(try NamePattern(text)) }
    return patterns
  }

  package func selects(_ test: TestInfo, inFile path: String) -> Bool {
    guard !selection.isEverything else { return true }
    let isMeant = { (pattern: NamePattern) in pattern.matches(test, inFile: path) }
    let tags = Set(test.tags)
    let names = selection.names
    return (patterns.isEmpty || patterns.contains(where: isMeant))
      && !excludedPatterns.contains(where: isMeant)
      && (names.isEmpty || names.contains(test.title) || names.contains(test.id(inFile: path)))
      && (selection.tags.isEmpty || !tags.isDisjoint(with: selection.tags))
      && tags.isDisjoint(with: selection.excludedTags)
  }

  /// The tests that lines of the file are in: those registered last before each line, or the first
  /// ones of the file for a line before all.
  package static func tests(_ tests: [TestInfo], atLines lines: [Int]) -> Set<Int> {
    var selected: Set<Int> = []
    for line in lines {
      let before = tests.lazy.map(\.line).filter { $0 <= line }.max()
      guard let start = before ?? tests.lazy.map(\.line).min() else { continue }
      selected.formUnion(tests.indices.filter { tests[$0].line == start })
    }
    return selected
  }
}
