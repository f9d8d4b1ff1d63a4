import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// In a large tree exact texts are found by an index, which follows the changes.
struct IndexTests {
  private struct Row: View {
    let number: Int
    @State private var taps = 0
    @State private var isHidden = false
    var body: some View {
      Button("tap") { taps += 1 }.accessibilityIdentifier("tap \(number)")
      Button("hide") { isHidden.toggle() }.accessibilityIdentifier("hide \(number)")
      Text("same")
      Text("taps \(taps)").accessibilityIdentifier(taps > 1 ? "often" : "taps \(number)")
      if taps > 2 { Text("same") }
      Text("now and then").accessibilityIdentifier("shown \(number)").shown(unless: isHidden)
    }
  }

  private struct Screen: View {
    let isList: Bool
    @State private var numbers = Array(1...40)
    var body: some View {
      Button("reverse") { numbers.reverse() }
      if isList {
        // Each view of a row is a row of the list.
        List(numbers, id: \.self) { Row(number: $0) }
      } else {
        ForEach(numbers, id: \.self) { number in HStack { Row(number: number) } }
      }
    }
  }

  /// What the query finds, and the same by looking at each element.
  private func check(_ text: String, in graph: Graph) {
    var walked: [UIElement] = []
    graph.elements.forEach { element in
      if !element.isHidden, element.identifiers.contains(text) { walked.append(element) }
    }
    if walked.isEmpty {
      graph.elements.forEach { element in
        if !element.isHidden, element.label == text { walked.append(element) }
      }
    }
    let found = find(text).resolve(in: graph)
    #expect(found.map(ObjectIdentifier.init) == walked.map(ObjectIdentifier.init), "\(text)")
  }

  private func tap(_ text: String, in graph: Graph) throws {
    try graph.element(text).activate?()
    graph.settle()
  }

  @Test(arguments: [false, true])
  func `what is found is the same as by looking at each element, after each change`(
    _ isList: Bool
  ) throws {
    let graph = Graph(Screen(isList: isList))
    let texts = [
      "same", "often", "taps 1", "taps 3", "shown 3", "now and then", "tap", "tap 40", "none",
    ]
    for text in texts { check(text, in: graph) }
    for step in ["tap 3", "tap 3", "hide 3", "tap 7", "tap 3", "hide 5", "hide 3", "tap 7"] {
      try tap(step, in: graph)
      for text in texts { check(text, in: graph) }
    }
    let builds = graph.elementBuilds
    try tap("tap 40", in: graph)
    for text in texts { check(text, in: graph) }
    // Elements come into each row, and those behind them move on.
    for number in 1...40 {
      for _ in 0..<3 { try tap("tap \(number)", in: graph) }
      if number.isMultiple(of: 7) { for text in texts { check(text, in: graph) } }
    }
    for text in texts { check(text, in: graph) }
    #expect(graph.elementBuilds == builds)
    try tap("reverse", in: graph)
    for text in texts { check(text, in: graph) }
  }
}

extension IndexTests {
  private struct NamedRows: View {
    @State private var numbers = Array(1...40)
    var body: some View {
      Button("reverse") { numbers.reverse() }
      ForEach(numbers, id: \.self) { number in
        HStack { Row(number: number) }.accessibilityIdentifier("row \(number)")
      }
    }
  }

  @Test func `held rows are found, and looked into, without walks through the tree`() throws {
    let graph = Graph(NamedRows())
    let rows = find { $0.role = .group }.resolve(in: graph)
    let held = rows.map { Locator(pinning: [$0], as: "row") }
    #expect(held.count == 40)
    #expect(held[0].resolve(in: graph).count == 1)
    let before = graph.elementWalks
    for (row, number) in zip(held, 1...) {
      #expect(graph.summaries(row.find(ElementQuery("taps \(number)"))).count == 1)
      #expect(graph.summaries(row.find(ElementQuery("same"))) == [#"text "same""#])
      #expect(graph.summaries(row.find(ElementQuery("taps \(number + 1)"))) == [])
      #expect(graph.summaries(row.find(query { $0.label = TextMatch("hide") })).count == 1)
    }
    #expect(graph.elementWalks == before)
    // They follow their rows.
    try graph.element("reverse").activate?()
    graph.settle()
    #expect(held[2].resolve(in: graph).map(\.children.first?.identifier) == ["tap 3"])
  }

  @Test func `an identifier is looked up together with ids of the same text`() {
    let graph = Graph(
      VStack {
        ForEach(0..<100) { Text("\($0)") }
        Text("first").id("both")
        Text("second").accessibilityIdentifier("both")
        Text("third").id("both").accessibilityIdentifier("both")
      })
    let both = find { $0.id = .text(TextMatch("both")) }
    let walked = both.resolve(in: graph).map(\.label)
    let before = graph.elementWalks
    for _ in 0..<3 { #expect(both.resolve(in: graph).map(\.label) == walked) }
    #expect(walked == ["first", "second", "third"])
    #expect(graph.elementWalks == before)
  }
}

extension View {
  /// Hidden or not.
  fileprivate func shown(unless isHidden: Bool) -> some View {
    Group { if isHidden { self.hidden() } else { self } }
  }
}
