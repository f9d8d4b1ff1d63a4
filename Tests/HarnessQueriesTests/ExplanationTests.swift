import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// What a script's author reads when a locator does not find exactly one element.
struct ExplanationTests {
  @Test func `a miss names the nearest elements, each with a locator to paste`() {
    #expect(
      Graph(SignInForm()).failure(find("Log im")) == """
        find("Log im") matches nothing
          nearest:
            text #title "Log in"                       find("title")
            button "Log in"                            find{ "Log in", role = "button" }
            text_field "Email" = ""                    find("Email")
            toggle #remember "Remember me" [disabled]  find("remember")
            text_field "Name" = "Ada"                  find("Name")
        """)
  }

  @Test func `at an instant the locators are the same`() {
    let graph = Graph(SignInForm())
    let settled = graph.failure(find("Log im"))
    graph.show(instants: true)
    #expect(graph.failure(find("Log im")) == settled)
  }

  @Test func `a miss prefers the name, then the role`() throws {
    let locator = find {
      $0.any = TextMatch("Remember")
      $0.role = .button
    }
    let text = try #require(Graph(SignInForm()).failure(locator))
    #expect(
      text.hasPrefix(
        """
        find{ "Remember", role = "button" } matches nothing
          nearest:
            toggle #remember "Remember me" [disabled]  find("remember")
            button "Log in"                            find{ "Log in", role = "button" }

        """))
  }

  @Test func `a hidden match is named with its cause`() throws {
    let text = try #require(Graph(SignInForm()).failure(find("123")))
    #expect(
      text.hasSuffix(
        """

          button #x "123" is there, but hidden by HStack#x (SignInForm > VStack > HStack#x)
        """))
  }

  @Test func `a part of a control is named with the way to it`() {
    let locator = find { $0.role = .image }
    #expect(
      Graph(CheckBox(label: "label")).failure(locator) == """
        find{ role = "image" } matches nothing
          nearest:
            toggle "label"  find("label")
          image "square" is a part of a control: find("label"):find("square")
        """)
  }

  @Test func `several matches are listed, each with a locator of its own`() {
    let graph = Graph(Shopping())
    #expect(
      graph.failure(find("Delete")) == """
        find("Delete") matches 3 elements where one is needed
          button "Delete"  find{ role = "row", has_text = { equals = "Milk" } }:find("Delete")
          button "Delete"  find{ role = "row", has_text = "Bread" }:find("Delete")
          button "Delete"  find{ role = "row", has_text = "Milk chocolate" }:find("Delete")
        """)
  }

  @Test func `of many matches ten are listed`() throws {
    let text = try #require(Graph(Numbers(count: 12)).failure(find("same")))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0] == #"find("same") matches 12 elements where one is needed"#)
    #expect(lines[1] == #"  text "same"  find("same"):nth(1)"#)
    #expect(lines[11] == "  … and 2 more")
  }

  @Test func `a chain says which of its steps finds nothing`() {
    let graph = Graph(Shopping())
    #expect(
      graph.failure(find("Lst").find(ElementQuery("Milk"))) == """
        find("Lst"):find("Milk") matches nothing
          find("Lst") matches nothing
          nearest:
            button "Delete"        \
        find{ role = "row", has_text = { equals = "Milk" } }:find("Delete")
            button "Delete"        find{ role = "row", has_text = "Bread" }:find("Delete")
            button "Delete"        find{ role = "row", has_text = "Milk chocolate" }:find("Delete")
            text "Milk chocolate"  find("Milk chocolate")
            text "Milk"            find("Milk")
        """)
    let list = find { $0.role = .list }
    #expect(
      graph.failure(list.find(ElementQuery("Bred")))?.contains(
        #"nearest below find{ role = "list" }:"#) == true)
    #expect(
      graph.failure(find("Bread").nth(2)) == """
        find("Bread"):nth(2) matches nothing
          find("Bread") matches 1 element:
            text "Bread"  find("Bread")
        """)
  }

  @Test func `a locator with an alternative explains both`() throws {
    let text = try #require(Graph(CheckBox(label: "a")).failure(find("x").or(find("y"))))
    #expect(
      text == """
        find("x"):or_(find("y")) matches nothing
          nearest:
            toggle "a"  find("a")
          nearest:
            toggle "a"  find("a")
        """)
  }

  @Test func `an empty interface says so`() {
    #expect(
      Graph(EmptyView()).failure(find("x")) == """
        find("x") matches nothing
          there are no elements
        """)
  }

  @Test func `a condition that throws is told`() {
    struct Problem: Error {}
    let locator = find { $0.condition = ElementCondition("big") { _ in throw Problem() } }
    #expect(
      Graph(CheckBox(label: "a")).failure(locator) == """
        find(big) matches nothing
          big failed for group: Problem()
          nearest:
            toggle "a"  find("a")
        """)
  }

  @Test func `an empty result carries the same explanation`() {
    let graph = Graph(CheckBox(label: "a"))
    let slider = find { $0.role = .slider }
    #expect(explainMissing(slider, in: graph).text == graph.failure(slider))
    #expect(explainMissing(slider, in: graph).kind == .missing)
  }

  @Test func `only a toggle can be checked`() throws {
    let graph = Graph(SignInForm())
    #expect(try !graph.element("remember").isChecked())
    let error = #expect(throws: JudgementError.self) { try graph.element("title").isChecked() }
    #expect(
      error?.message
        == #"text #title "Log in" is not checkable: only a toggle is checked or not"#)
    #expect(try graph.element("title").isVisible)
  }
}
