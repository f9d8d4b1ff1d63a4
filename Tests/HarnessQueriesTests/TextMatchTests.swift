import HarnessQueries
import Testing

struct TextMatchTests {
  private func match(
    _ comparison: TextMatch.Comparison, _ text: String, ignoringCase: Bool = false,
    ignoringDiacritics: Bool = false
  ) throws -> TextMatch {
    try TextMatch(
      [.init(comparison, text)], ignoringCase: ignoringCase,
      ignoringDiacritics: ignoringDiacritics)
  }

  @Test(arguments: [
    (TextMatch.Comparison.equals, "Log in", true), (.equals, "Log", false),
    (.contains, "og i", true), (.contains, "log", false),
    (.beginsWith, "Log", true), (.beginsWith, "in", false),
    (.endsWith, "in", true), (.endsWith, "Log", false),
    (.like, "L?g*", true), (.like, "*in", true), (.like, "Log", false), (.like, "*", true),
    (.like, "Log in?", false), (.like, "*o*i*", true),
    (.matches, "Log.*", true), (.matches, "Log", false), (.matches, "(Log|Sign) in", true),
  ])
  func `each comparison has its say about "Log in"`(
    comparison: TextMatch.Comparison, text: String, holds: Bool
  ) throws {
    #expect(try match(comparison, text).holds(for: "Log in") == holds)
  }

  @Test(arguments: [TextMatch.Comparison.contains, .beginsWith, .endsWith])
  func `an empty part is in every text, and is refused`(comparison: TextMatch.Comparison) {
    #expect(throws: TextMatchError.emptyPart(comparison)) { try match(comparison, "") }
  }

  @Test func `a plain text is the whole text, and a part is a part`() {
    #expect(TextMatch("Milk").holds(for: "Milk"))
    #expect(!TextMatch("Milk").holds(for: "Milk "))
    #expect(!TextMatch("Milk").holds(for: "milk"))
    #expect(TextMatch.part("Milk").holds(for: "Milk chocolate"))
    #expect(!TextMatch.part("milk").holds(for: "Milk chocolate"))
  }

  @Test func `case and diacritics are overlooked when told so`() throws {
    #expect(try match(.equals, "CAFE", ignoringCase: true).holds(for: "cafe"))
    #expect(try !match(.equals, "cafe", ignoringCase: true).holds(for: "Café"))
    #expect(try match(.equals, "café", ignoringDiacritics: true).holds(for: "cafe"))
    #expect(try !match(.equals, "cafe", ignoringDiacritics: true).holds(for: "Café"))
    let both = try match(.contains, "ÉCLAIR", ignoringCase: true, ignoringDiacritics: true)
    #expect(both.holds(for: "two eclairs"))
    let pattern = try match(.matches, "LOG \\S+", ignoringCase: true)
    #expect(pattern.holds(for: "log in"))
  }

  @Test func `the same characters match however they are written`() throws {
    #expect(TextMatch.part("e\u{301}").holds(for: "caf\u{E9}!"))
    #expect(try match(.like, "caf?").holds(for: "cafe\u{301}"))
  }

  @Test func `all comparisons must hold`() throws {
    let match = try TextMatch([.init(.beginsWith, "a"), .init(.endsWith, "z")])
    #expect(match.holds(for: "a to z"))
    #expect(!match.holds(for: "a to y"))
  }

  @Test func `a comparison that can't be used says why`() {
    #expect(throws: TextMatchError.noComparison) { try TextMatch([]) }
    #expect(throws: TextMatchError.invalidExpression("(")) { try match(.matches, "(") }
    #expect(
      TextMatchError.noComparison.message
        == "a comparison needs one of equals, contains, begins_with, ends_with, like, matches")
    #expect(
      TextMatchError.invalidExpression("(").message
        == #"matches = "(": this is not a regular expression"#)
  }

  @Test func `equal questions are equal values`() throws {
    #expect(try match(.equals, "a") == TextMatch("a"))
    #expect(try match(.contains, "a") == TextMatch.part("a"))
    #expect(try match(.contains, "a", ignoringCase: true) != TextMatch.part("a"))
  }

  @Test func `a pattern of many stars takes no time`() throws {
    let text = String(repeating: "a", count: 2_000)
    let pattern = String(repeating: "a*", count: 40) + "b"
    #expect(try !match(.like, pattern).holds(for: text))
  }
}
