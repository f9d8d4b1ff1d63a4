import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

@MainActor
struct FindingTests {
  private func summaries(_ locator: Locator, in graph: Graph) -> [String] {
    locator.resolve(in: graph).map(\.summary)
  }

  @Test func `a toggle drawn by a button is one element with both roles`() {
    let graph = Graph(CheckBox(label: "label"))
    #expect(summaries(find("label"), in: graph) == [#"toggle "label""#])
    #expect(summaries(find(role: .button), in: graph) == [#"toggle "label""#])
    #expect(summaries(find(role: .toggle), in: graph) == [#"toggle "label""#])
  }

  @Test func `what is inside a control is found from the control`() {
    let graph = Graph(CheckBox(label: "label"))
    #expect(summaries(find("label").find(ElementQuery("label")), in: graph) == [#"text "label""#])
    #expect(summaries(find(role: .image), in: graph) == [])
    #expect(summaries(find(role: .image, unmerged: true), in: graph) == [#"image "square""#])
  }

  @Test func `the first kind of text with a match wins`() {
    let graph = Graph(SignInForm())
    #expect(summaries(find("title"), in: graph) == [#"text #title "Log in""#])
    #expect(summaries(find("Ada"), in: graph) == [#"text_field "Name" = "Ada""#])
    #expect(
      summaries(find("Log in"), in: graph) == [#"text #title "Log in""#, #"button "Log in""#])
  }

  @Test func `explain`() {
    let graph = Graph(SignInForm())
    for l in [
      find("Log im"), find("Log in"), find("123"), find("remember").find(ElementQuery("x")),
      find(role: .slider),
    ] {
      do { _ = try one(l, in: graph) } catch { print(error.text) }
    }
    let g2 = Graph(Shopping())
    for l in [find("Delete"), find("Mlik"), find(role: .row)] {
      do { _ = try one(l, in: g2) } catch { print(error.text) }
    }
  }
}

@MainActor
func find(_ text: String) -> Locator { Locator(ElementQuery(text)) }

@MainActor
func find(
  _ text: String? = nil, role: Role? = nil, unmerged: Bool = false, hidden: Bool = false
) -> Locator {
  var query = ElementQuery()
  query.any = text.map { TextMatch($0) }
  query.role = role
  query.isUnmerged = unmerged
  query.includesHidden = hidden
  return Locator(query)
}
