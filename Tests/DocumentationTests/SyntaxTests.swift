import Foundation
import Testing

/// Files for other programs that people copy from the pages.
@Suite struct SyntaxTests {
  /// A block after `<!-- syntax: NAME -->`.
  private struct Sample: CustomStringConvertible {
    let page: String
    let line: Int
    let syntax: String
    let text: String
    var description: String { "\(page):\(line)" }
  }

  private static let samples: [Sample] = Page.all.flatMap { page in
    page.blocks.compactMap { block in
      guard block.line > 1,
        let match = page.lines[block.line - 2].wholeMatch(of: /<!-- syntax: (\w+) -->/)
      else { return nil }
      return Sample(
        page: page.path, line: block.line, syntax: String(match.1), text: block.text)
    }
  }

  /// How each syntax is checked, by a program that reads standard input.
  private static let checks = [
    "yaml": "python3 -c 'import sys, yaml; assert yaml.safe_load(sys.stdin)'",
    "sh": "sh -n",
    // Starlark's syntax is a part of Python's.
    "starlark": "python3 -c 'import ast, sys; ast.parse(sys.stdin.read())'",
  ]

  @Test func `every sample parses`() throws {
    #expect(Set(Self.samples.map(\.syntax)) == Set(Self.checks.keys))
    for sample in Self.samples {
      let check = try #require(Self.checks[sample.syntax], "\(sample)")
      let workspace = try Workspace()
      try workspace.write(sample.text, to: "sample")
      let (code, output) = try workspace.run("\(check) < sample")
      #expect(code == 0, "\(sample): \(output)")
    }
  }

  @Test func `a sample that does not parse is noticed`() throws {
    for (syntax, text) in ["yaml": "a: [1", "sh": "if true; then", "starlark": "def f(:"] {
      let check = try #require(Self.checks[syntax])
      let workspace = try Workspace()
      try workspace.write(text, to: "sample")
      #expect(try workspace.run("\(check) < sample").exitCode != 0, "\(syntax)")
    }
  }
}
