import HarnessGraph
import HarnessSnapshots
import HarnessUI
import Testing

struct Invoice: View {
  @State private var name = "Ada"
  @State private var secret = "four"
  @State private var isPaid = true

  var body: some View {
    VStack {
      Text("Invoice \"17\"").font(.title).bold()
      List(["Tea", "Cake"], id: \.self) { item in
        HStack {
          Text(item)
          Text("3.50").accessibilityIdentifier("price")
        }
      }
      TextField("Name", text: $name)
      SecureField("Code", text: $secret)
      Toggle("Paid", isOn: $isPaid)
      Button("Pay") {}.accessibilityIdentifier("pay").disabled(true)
      Text("draft").hidden()
    }
  }
}

struct TreeTextTests {
  private let graph = Graph(Invoice())

  private func text(_ change: (inout TreeText.Options) -> Void = { _ in }) -> String {
    var options = TreeText.Options()
    change(&options)
    return TreeText.text(of: graph.elements, options: options)
  }

  @Test func `a tree is written one element a line`() {
    #expect(
      text() == #"""
        - text "Invoice \"17\""
        - list:
          - row:
            - text "Tea"
            - text "3.50" #price
          - row:
            - text "Cake"
            - text "3.50" #price
        - text_field "Name" = "Ada"
        - secure_field "Code" = "••••"
        - toggle "Paid" [checked]
        - button "Pay" #pay [disabled]
        """#)
  }

  @Test func `hidden elements and parts are shown on request`() {
    #expect(text { $0.includesHidden = true }.hasSuffix("\n- text \"draft\" [hidden]"))
    #expect(
      text { $0.isUnmerged = true }.hasSuffix(
        """

        - toggle "Paid" [checked]:
          - text "Paid"
        - button "Pay" #pay [disabled]:
          - text "Pay" [disabled]
        """))
  }

  @Test func `attributes are shown on request, sorted by name`() throws {
    let first = try #require(text { $0.includesAttributes = true }.split(separator: "\n").first)
    #expect(first == ##"- text "Invoice \"17\"" [bold=true] [font="title"]"##)
  }

  @Test func `an element is written with what is inside it`() {
    #expect(
      TreeText.text(of: graph.elements.children[1].children[0]) == """
        - row:
          - text "Tea"
          - text "3.50" #price
        """)
  }

  @Test func `the text of an equal tree is equal`() {
    // Elements are asked about their views, which live as long as the graph.
    let equal = Graph(Invoice())
    let empty = Graph(EmptyView())
    withExtendedLifetime((equal, empty)) {
      #expect(text() == TreeText.text(of: equal.elements))
      #expect(TreeText.text(of: empty.elements) == "")
    }
  }

  @Test func `an excerpt marks the element and announces what is cut`() {
    let cake = graph.elements.children[1].children[1].children[0]
    #expect(
      TreeText.excerpt(around: cake, lines: 4) == """
          … 4 lines above
              - text "3.50" #price
            - row:
        >     - text "Cake"
              - text "3.50" #price
          … 4 lines below
        """)
    let whole = TreeText.excerpt(around: cake)
    #expect(whole.contains(">     - text \"Cake\""))
    #expect(!whole.contains("…"))
  }

  @Test func `an excerpt shows a hidden element or a part when it is about one`() {
    let draft = graph.elements.children[6]
    #expect(TreeText.excerpt(around: draft, lines: 2).hasSuffix("> - text \"draft\" [hidden]"))
    let part = graph.elements.children[5].parts[0]
    #expect(TreeText.excerpt(around: part, lines: 1).contains(">   - text \"Pay\" [disabled]"))
  }

  @Test(arguments: [
    ("note.text", "#note.text"), ("größe-2", "#größe-2"), ("a:b", "#a:b"), ("a:", "#\"a:\""),
    ("two words", "#\"two words\""), ("a\nb", "#\"a\\nb\""), ("[hidden]", "#\"[hidden]\""),
    ("\u{1B}[31mred", "#\"\\u{1b}[31mred\""), ("\u{9B}31m", "#\"\\u{9b}31m\""),
    ("a\u{202E}b", "#\"a\\u{202e}b\""), ("", "#\"\""),
  ])
  func `an identifier is written so that it can be nothing else`(name: String, text: String) {
    let graph = Graph(VStack { Text("x").accessibilityIdentifier(name) })
    withExtendedLifetime(graph) {
      #expect(TreeText.text(of: graph.elements) == "- text \"x\" \(text)")
      #expect(graph.elements.children[0].summary == "text \(text) \"x\"")
      #expect(graph.elements.children[0].node.path == "VStack > Text\(text)")
    }
  }
}
