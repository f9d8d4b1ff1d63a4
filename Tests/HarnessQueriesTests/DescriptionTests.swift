import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// Locators say what a script would write, so that it can be pasted.
struct DescriptionTests {
  @Test func `a text alone stands in parentheses`() {
    #expect("\(find("label"))" == #"find("label")"#)
    #expect("\(find("say \"hi\"\n"))" == #"find("say \"hi\"\n")"#)
    #expect("\(ElementQuery("label"))" == #"find("label")"#)
    #expect("\(Locator.root)" == "app")
  }

  @Test func `more than a text is a table`() throws {
    let one = find {
      $0.any = TextMatch("Log in")
      $0.role = .button
    }
    #expect("\(one)" == #"find{ "Log in", role = "button" }"#)
    let part = try TextMatch([.init(.contains, "og")], ignoringCase: true)
    #expect(
      "\(find { $0.label = part })" == #"find{ label = { contains = "og", ignore_case = true } }"#)
    #expect("\(find { $0.any = part })" == #"find{ { contains = "og", ignore_case = true } }"#)
    let many = find {
      $0.id = .value(AnyHashable(7))
      $0.value = .exactly(.number(3))
      $0.tag = AnyHashable("a")
      $0.isEnabled = false
      $0.isChecked = true
      $0.has = find("x")
      $0.hasText = .part("a part")
      $0.hasNotText = TextMatch("the whole")
      $0.includesHidden = true
      $0.isUnmerged = true
    }
    #expect(
      "\(many)" == """
        find{ id = 7, value = 3, tag = "a", enabled = false, checked = true, has = find("x"), \
        has_text = "a part", has_not_text = { equals = "the whole" }, hidden = true, \
        unmerged = true }
        """)
  }

  @Test func `a chain is written as a chain`() {
    let row = query { $0.role = .row }
    #expect("\(find("list").find(row).nth(2))" == #"find("list"):find{ role = "row" }:nth(2)"#)
    #expect("\(find("label").find(ElementQuery("label")))" == #"find("label"):find("label")"#)
    #expect("\(find("a").first().parent())" == #"find("a"):first():parent()"#)
    #expect("\(find("a").last().filter(row))" == #"find("a"):last():filter{ role = "row" }"#)
    #expect("\(find("a").within(find("b")))" == #"find("a"):within(find("b"))"#)
    #expect(
      "\(find("a").or(find("b")).and(find("c")))" == #"find("a"):or_(find("b")):and_(find("c"))"#)
    #expect("\(find("a").find(find("b").nth(-1)))" == #"find("a"):find(find("b"):nth(-1))"#)
    #expect("\(Locator.root.find(row))" == #"find{ role = "row" }"#)
    #expect("\(Locator.root.parent())" == "app:parent()")
    let condition = find { $0.condition = ElementCondition(#"P.exists(true)"#) { _ in true } }
    #expect("\(condition)" == "find(P.exists(true))")
    #expect(
      "\(Locator(pinning: [], as: #"find("x"):nth(2)"#).parent())" == #"find("x"):nth(2):parent()"#)
  }

  @Test func `an element in one line has role, identifier, label, states and value`() throws {
    let graph = Graph(SignInForm())
    func summary(_ text: String) throws -> String { try graph.element(text).summary }
    #expect(try summary("remember") == #"toggle #remember "Remember me" [disabled]"#)
    #expect(try summary("Name") == #"text_field "Name" = "Ada""#)
    #expect(try summary("Password") == #"secure_field "Password" = "••••••""#)
    #expect(try summary("title") == #"text #title "Log in""#)
  }

  @Test func `every element has a locator that finds it alone`() {
    let graphs = [
      Graph(Shopping()), Graph(SignInForm()), Graph(Numbers(count: 3)), Graph(Alike()),
    ]
    for graph in graphs {
      graph.elements.forEachUnmerged { element in
        let found = locator(of: element, in: graph).resolve(in: graph)
        #expect(
          found.count == 1 && found[0] === element,
          "\(element.summary): \(uniqueLocator(of: element, in: graph))")
      }
    }
  }

  @Test func `a locator of an element is the shortest that finds it alone`() throws {
    let graph = Graph(SignInForm())
    func locator(_ text: String, _ role: Role) throws -> String {
      let found = find {
        $0.any = TextMatch(text)
        $0.role = role
        $0.includesHidden = true
      }
      return uniqueLocator(of: try one(found, in: graph), in: graph)
    }
    #expect(try locator("Log in", .text) == #"find("title")"#)
    #expect(try locator("Log in", .button) == #"find{ "Log in", role = "button" }"#)
    #expect(try locator("123", .button) == #"find{ "x", hidden = true }"#)
    #expect(uniqueLocator(of: graph.elements, in: graph) == "app")
    let part = try one(find("title").or(find("Name").find(ElementQuery("Name"))).last(), in: graph)
    #expect(uniqueLocator(of: part, in: graph) == #"find("Name"):find("Name")"#)
  }

  @Test func `elements that look the same are counted`() {
    let graph = Graph(
      VStack {
        Text("a")
        Text("a")
      })
    let texts = graph.elements.children.map { uniqueLocator(of: $0, in: graph) }
    #expect(texts == [#"find("a"):nth(1)"#, #"find("a"):nth(2)"#])
  }
}
