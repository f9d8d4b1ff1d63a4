import HarnessEvents
import Testing

struct NamePatternTests {
  private let test = TestInfo(names: ["check box", "ruft onChange für „ja“"])

  @Test(arguments: [
    ("onChange", true), ("check box › ruft", true), ("a.lua", true), ("", true),
    ("onchange", false), ("/on[Cc]hange/", true), ("/^scripts.*ja/", true), ("/^check/", false),
    ("/", true), ("/\\d/", false),
  ])
  func `a pattern selects by text or by expression`(pattern: String, selects: Bool) throws {
    #expect(try NamePattern(pattern).matches(test, inFile: "scripts/a.lua") == selects)
  }

  @Test func `an expression that is none is refused`() {
    let error = #expect(throws: InvalidNamePattern.self) { try NamePattern("/a(/") }
    #expect(
      error?.sentence
        == "/a(/ is not a regular expression; leave the slashes out to look for the text itself.")
  }

  @Test func `the id of a test is its path and its names`() {
    #expect(test.id(inFile: "a.lua") == "a.lua › check box › ruft onChange für „ja“")
    #expect(TestInfo(names: []).id(inFile: "a.lua") == "a.lua")
    #expect(TestInfo(names: ["one"]).title == "one")
  }
}
