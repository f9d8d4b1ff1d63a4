import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

struct FindingTests {
  @Test func `a toggle drawn by a button is one element that answers to both roles`() {
    let graph = Graph(CheckBox(label: "label"))
    #expect(graph.summaries(find("label")) == [#"toggle "label""#])
    #expect(graph.summaries(find { $0.role = .button }) == [#"toggle "label""#])
    #expect(graph.summaries(find { $0.role = .toggle }) == [#"toggle "label""#])
  }

  @Test func `what is inside a control is found from the control or unmerged`() {
    let graph = Graph(CheckBox(label: "label"))
    let parts = find("label")
    #expect(graph.summaries(parts.find(ElementQuery("label"))) == [#"text "label""#])
    #expect(graph.summaries(parts.find(query { $0.role = .image })) == [#"image "square""#])
    #expect(graph.summaries(find { $0.role = .image }) == [])
    let image = find {
      $0.role = .image
      $0.isUnmerged = true
    }
    #expect(graph.summaries(image) == [#"image "square""#])
  }

  @Test func `the first kind of text with a match wins, whatever the role`() {
    let graph = Graph(SignInForm())
    #expect(graph.summaries(find("title")) == [#"text #title "Log in""#])
    #expect(graph.summaries(find("Ada")) == [#"text_field "Name" = "Ada""#])
    #expect(graph.summaries(find("you@example.org")) == [#"text_field "Email" = """#])
    #expect(graph.summaries(find("Log in")) == [#"text #title "Log in""#, #"button "Log in""#])
  }

  @Test func `an identifier wins over a label of the same text`() {
    let graph = Graph(
      VStack {
        Text("save")
        Button("OK") {}.accessibilityIdentifier("save")
      })
    #expect(graph.summaries(find("save")) == [#"button #save "OK""#])
    let text = find {
      $0.any = TextMatch("save")
      $0.role = .text
    }
    #expect(graph.summaries(text) == [#"text "save""#])
  }

  @Test func `every condition of a query must hold`() {
    let graph = Graph(SignInForm())
    let button = find {
      $0.any = TextMatch("Log in")
      $0.role = .button
    }
    #expect(graph.summaries(button) == [#"button "Log in""#])
    #expect(graph.summaries(find { $0.isEnabled = false }).count == 1)
    #expect(graph.summaries(find { $0.placeholder = TextMatch("you@example.org") }).count == 1)
    #expect(graph.summaries(find { $0.value = .exactly(.bool(false)) }).count == 1)
    #expect(graph.summaries(find { $0.value = .text(.part("Ad")) }).count == 1)
    let none = find {
      $0.role = .toggle
      $0.isEnabled = true
    }
    #expect(graph.summaries(none) == [])
  }

  @Test func `an element is checked or not, or neither`() {
    let graph = Graph(
      VStack {
        Toggle("on", isOn: .constant(true))
        Toggle("off", isOn: .constant(false))
        Text("text")
      })
    #expect(graph.summaries(find { $0.isChecked = true }) == [#"toggle "on" [checked]"#])
    #expect(graph.summaries(find { $0.isChecked = false }) == [#"toggle "off""#])
  }

  @Test func `hidden elements are found on request only`() {
    let graph = Graph(SignInForm())
    #expect(graph.summaries(find("123")) == [])
    let hidden = find {
      $0.any = TextMatch("123")
      $0.includesHidden = true
    }
    #expect(graph.summaries(hidden) == [#"button #x "123" [hidden]"#])
    #expect(graph.summaries(hidden.find(ElementQuery("123"))) == [#"text "123" [hidden]"#])
  }

  @Test func `a view that is not there is not found`() {
    let graph = Graph(Branches())
    #expect(graph.summaries(find("1")) == [])
    #expect(graph.summaries(find { $0.role = .text }) == [#"text "2""#, #"text "3""#])
  }

  @Test func `ids and tags are found with their type`() {
    let graph = Graph(Identities())
    #expect(graph.summaries(find { $0.id = .value(AnyHashable(7)) }) == [#"text "seven""#])
    #expect(graph.summaries(find { $0.id = .value(AnyHashable(Int64(7))) }) == [#"text "seven""#])
    #expect(graph.summaries(find { $0.id = .text(TextMatch("7")) }) == [])
    #expect(graph.summaries(find { $0.id = .text(TextMatch("5")) }) == [#"text "five""#])
    // What tells rows apart is no identifier: only the key looks at it.
    #expect(graph.summaries(Locator(ElementQuery("5"))) == [])
    #expect(graph.summaries(find { $0.id = .value(AnyHashable(5)) }) == [])
    #expect(graph.summaries(find { $0.tag = AnyHashable(4) }) == [#"text "four""#])
    #expect(graph.summaries(find { $0.tag = AnyHashable(3) }) == [])
    #expect(graph.summaries(find { $0.tag = AnyHashable("vanilla") }) == [#"text "ice""#])
    #expect(graph.summaries(find { $0.tag = AnyHashable("chocolate") }) == [])
  }

  @Test func `both the outer and the inner identifier find the element`() {
    let graph = Graph(
      Text("a").accessibilityIdentifier("inner").accessibilityIdentifier("outer"))
    #expect(graph.summaries(find("inner")) == [#"text #outer "a""#])
    #expect(graph.summaries(find("outer")) == [#"text #outer "a""#])
  }

  @Test func `a large tree is found through by identifier and by label`() {
    let graph = Graph(Numbers(count: 200))
    for _ in 0..<3 {
      #expect(graph.summaries(find("id-150")) == [#"text #id-150 "Number 150""#])
      #expect(graph.summaries(find("Number 199")) == [#"text #id-199 "Number 199""#])
      #expect(graph.summaries(find("Number 200")) == [])
      #expect(graph.summaries(find("same")).count == 200)
    }
  }

  @Test func `a search by table finds what a search by walking finds`() {
    let texts = ["same", "id-3", "Number 7", "Number 7b", "", "id-8"]
    for text in texts {
      let button = find {
        $0.any = TextMatch(text)
        $0.role = .text
      }
      let graph = Graph(Numbers(count: 40))
      let walked = button.resolve(in: graph)
      for _ in 0..<2 {
        #expect(button.resolve(in: graph).elementsEqual(walked) { $0 === $1 })
      }
    }
  }

  @Test func `a condition of the script's own holds, fails or throws`() {
    struct Problem: Error {}
    let graph = Graph(SignInForm())
    let long = find { $0.condition = ElementCondition("long") { $0.label.count > 8 } }
    #expect(graph.summaries(long) == [#"toggle #remember "Remember me" [disabled]"#])
    let broken = find { $0.condition = ElementCondition("broken") { _ in throw Problem() } }
    #expect(graph.summaries(broken) == [])
  }
}
