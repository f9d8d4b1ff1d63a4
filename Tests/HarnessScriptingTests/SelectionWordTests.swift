import HarnessScripting
import HarnessUI
import Testing

/// What is selected and what has the focus, as words, matchers and keys of a query.
@Suite struct SelectionWordTests {
  @Test(arguments: [
    "expect(find{ \"First\", role = \"tab\" }:is_selected()) expect(find{ \"Second\", role = \"tab\" }:is_selected()):to_be_false()",
    "expect(find{ role = \"tab\", selected = true }):to_have_label(\"First\")",
    "find{ \"Second\", role = \"tab\" }:tap() expect(find{ \"Second\", role = \"tab\" }):to_be_selected() expect(find{ \"First\", role = \"tab\" }):not_to_be_selected()",
    "expect(find{ role = \"tab\", selected = false }):to_have_count(1)",
    "expect(find{ focused = true }):not_to_exist() find(\"Name\"):tap() expect(find{ focused = true }):to_have_role(\"text_field\")",
    "expect.that(tostring(find{ role = \"tab\", selected = true, focused = false })):to_equal('find{ role = \"tab\", selected = true, focused = false }')",
  ])
  func `is asked for`(statements: String) {
    let report = ScriptReport("mount(\"Tabs\")\n\(statements)")
    #expect(report.verdicts == ["-: passed"], "\(report.text)")
  }

  @Test(arguments: [
    ("expect(find{ \"Second\", role = \"tab\" }):to_be_selected()", "expected: selected"),
    ("find{ selected = 1 }:tap()", "selected: true or false expected, got 1"),
  ])
  func `a failure says what was expected`(statement: String, words: String) {
    let report = ScriptReport("mount(\"Tabs\")\n\(statement)")
    #expect(report.text.contains(words), "\(report.text)")
  }
}

struct Tabs: View {
  @State private var page = 1
  @State private var name = ""

  var body: some View {
    TabView(selection: $page) {
      TextField("Name", text: $name).tabItem { Text("First") }.tag(1)
      Text("second page").tabItem { Text("Second") }.tag(2)
    }
  }
}
