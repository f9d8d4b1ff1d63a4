/// Which tests `--grep` selects: those whose id contains a text, or matches a regular expression
/// that is written between slashes.
package struct NamePattern {
  private enum Matcher {
    case text([UInt8])
    case expression(Regex<AnyRegexOutput>)
  }

  private let matcher: Matcher

  /// - Throws: `InvalidNamePattern` when the expression between slashes is none.
  package init(_ pattern: String) throws(InvalidNamePattern) {
    guard pattern.count >= 2, pattern.hasPrefix("/"), pattern.hasSuffix("/") else {
      matcher = .text(Array(pattern.utf8))
      return
    }
    let source = String(pattern.dropFirst().dropLast())
    do {
      matcher = .expression(try Regex(source))
    } catch {
      throw InvalidNamePattern(source: source)
    }
  }

  /// Whether the test is selected.
  package func matches(_ test: TestInfo, inFile path: String) -> Bool {
    let id = test.id(inFile: path)
    switch matcher {
    case .text(let needle): return contains(Array(id.utf8), needle)
    case .expression(let expression): return id.contains(expression)
    }
  }

  private func contains(_ haystack: [UInt8], _ needle: [UInt8]) -> Bool {
    guard needle.count <= haystack.count else { return false }
    return (0...(haystack.count - needle.count)).contains { start in
      haystack[start..<start + needle.count].elementsEqual(needle)
    }
  }
}

/// A pattern between slashes that is no regular expression.
package struct InvalidNamePattern: Error, Equatable, Sendable {
  package let source: String

  /// What is wrong, as a sentence.
  package var sentence: String {
    "/\(source)/ is not a regular expression; leave the slashes out to look for the text itself."
  }
}
