import HarnessScripting
import Testing

/// `ids`: the identifiers that a harness has registered.
@Suite struct IdentifierWordTests {
  private let lists = [
    IdentifierList(path: ["FormID"], cases: [("save", "save"), ("heading", "title")]),
    IdentifierList(path: ["FormID", "Inner"], cases: [("name", "FormID_Inner_name")]),
  ]

  @Test(arguments: [
    "expect(find(ids.FormID.heading)):to_have_text(\"Title\")",
    "find{ id = ids.FormID.save }:tap()",
    "expect.that(ids.FormID.Inner.name):to_equal(\"FormID_Inner_name\")",
    "local n = 0 for _ in pairs(ids.FormID) do n = n + 1 end expect.that(n):to_equal(3)",
    "expect.that(tostring(ids.FormID)):to_equal(\"ids.FormID: heading, save, Inner\")",
  ])
  func `an identifier is a text under the names of its types`(statement: String) {
    let report = ScriptReport("mount(\"Form\")\n\(statement)", identifiers: lists)
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test(arguments: [
    ("local x = ids.FormID.sav", "ids.FormID has no member 'sav'; did you mean 'save'?"),
    ("local x = ids.FromID", "ids has no member 'FromID'; did you mean 'FormID'?"),
  ])
  func `an unknown name is told with the nearest`(statement: String, words: String) {
    let report = ScriptReport(statement, identifiers: lists)
    #expect(report.text == words)
  }

  @Test func `a harness without identifiers says how to register some`() {
    #expect(
      ScriptReport("local x = ids.A").text.hasPrefix(
        "ids: this harness has registered no identifiers"))
  }
}
