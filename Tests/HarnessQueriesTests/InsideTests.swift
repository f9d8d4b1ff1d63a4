import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// Conditions that look at what is inside an element, and the steps of a chain.
struct InsideTests {
  private let graph = Graph(Shopping())

  private func row(_ text: String) -> Locator {
    find {
      $0.role = .row
      $0.hasText = TextMatch(text)
    }
  }

  @Test func `a text is found as itself, not as its row or list`() {
    #expect(graph.summaries(find("Milk")) == [#"text "Milk""#])
    #expect(graph.summaries(find { $0.text = TextMatch("Milk") }) == [#"text "Milk""#])
    #expect(graph.summaries(find { $0.hasText = .part("Bread") }) == [#"text "Bread""#])
  }

  @Test func `the nearest enclosing element of a role is the one that has a text`() {
    #expect(graph.summaries(row("Milk")) == ["row"])
    #expect(graph.summaries(row("Milk").find(ElementQuery("Delete"))) == [#"button "Delete""#])
    let rows = find {
      $0.role = .row
      $0.hasText = .part("Milk")
    }
    #expect(graph.summaries(rows).count == 2)
    let others = find {
      $0.role = .row
      $0.hasNotText = .part("Milk")
    }
    #expect(graph.summaries(others.find(query { $0.role = .text })) == [#"text "Bread""#])
    let list = find {
      $0.role = .list
      $0.hasText = TextMatch("Milk")
    }
    #expect(graph.summaries(list) == ["list"])
  }

  @Test func `has and has_not look below the element`() {
    let with = find {
      $0.role = .row
      $0.has = find("Bread")
    }
    #expect(graph.summaries(with.find(query { $0.role = .text })) == [#"text "Bread""#])
    let without = find {
      $0.role = .row
      $0.hasNot = find("Bread")
    }
    #expect(graph.summaries(without).count == 2)
    let button = find {
      $0.role = .button
      $0.has = find { $0.role = .image }
    }
    #expect(Graph(CheckBox(label: "a")).summaries(button) == [#"toggle "a""#])
  }

  @Test func `one of several is chosen by its place`() {
    let texts = find { $0.role = .text }
    #expect(graph.summaries(texts.first()) == [#"text "Milk""#])
    #expect(graph.summaries(texts.nth(2)) == [#"text "Bread""#])
    #expect(graph.summaries(texts.last()) == [#"text "Milk chocolate""#])
    #expect(graph.summaries(texts.nth(-3)) == [#"text "Milk""#])
    #expect(graph.summaries(texts.nth(4)) == [])
    #expect(graph.summaries(texts.nth(-4)) == [])
  }

  @Test func `a chain narrows, joins and goes up`() {
    let texts = find { $0.role = .text }
    let milky = query { $0.label = .part("Milk") }
    #expect(graph.summaries(texts.filter(milky)).count == 2)
    #expect(graph.summaries(texts.within(row("Bread"))) == [#"text "Bread""#])
    #expect(graph.summaries(find("Bread").parent()) == ["row"])
    #expect(graph.summaries(find("Bread").or(find("Milk"))) == [#"text "Milk""#, #"text "Bread""#])
    #expect(graph.summaries(find("Nothing").or(find("Milk"))) == [#"text "Milk""#])
    #expect(graph.summaries(texts.and(find("Milk"))) == [#"text "Milk""#])
    let second = find { $0.role = .list }.find(texts.nth(2))
    #expect(graph.summaries(second) == [#"text "Bread""#])
    #expect(graph.summaries(Locator.root) == ["group"])
  }

  @Test func `an element below two matches is found once`() {
    let graph = Graph(List { List { Text("a") } })
    let lists = find { $0.role = .list }
    #expect(graph.summaries(lists.find(ElementQuery("a"))) == [#"text "a""#])
    #expect(graph.summaries(lists.find(find("a"))) == [#"text "a""#])
  }

  @Test func `a pinned element is looked for below the element that asks`() throws {
    let milk = Locator(pinning: [try graph.element("Milk")], as: #"find("Milk")"#)
    let rows = find { $0.role = .row }
    #expect(graph.summaries(rows.find(milk)) == [#"text "Milk""#])
    let row = find {
      $0.role = .row
      $0.has = milk
    }
    #expect(graph.summaries(row.find(query { $0.role = .text })) == [#"text "Milk""#])
  }

  @Test func `a pinned element stays the same element until it is gone`() throws {
    let model = Flag()
    let graph = Graph(FlagView(flag: model))
    let text = try graph.element("shown")
    let pinned = Locator(pinning: [text], as: #"find("shown")"#)
    #expect(graph.summaries(pinned) == [#"text "shown""#])
    model.count += 1
    graph.settle()
    #expect(graph.summaries(pinned) == [#"text "shown""#])
    model.isOn = false
    graph.settle()
    #expect(graph.summaries(pinned) == [])
    #expect(
      graph.failure(pinned) == #"find("shown") is gone: text "shown" has left the interface"#)
  }
}
