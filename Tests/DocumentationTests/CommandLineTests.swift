import HarnessRunner
import Testing

/// docs/command-line.md, `--help` and the parser are three equal sets.
@Suite struct CommandLineTests {
  @Test func `the table of options is the one that the parser has`() throws {
    let page = try Page.named("docs/command-line.md")
    let start = try #require(page.lines.firstIndex(of: "<!-- options -->"))
    let rows = page.lines[(start + 3)...].prefix { $0.hasPrefix("|") }
    #expect(Array(rows) == HelpText.markdownRows)
  }

  @Test func `the usage lines are those of the help`() throws {
    let usage = try #require(Page.named("docs/command-line.md").blocks.first).lines
    for line in usage { #expect(HelpText.text.contains(line), "\(line)") }
  }
}
