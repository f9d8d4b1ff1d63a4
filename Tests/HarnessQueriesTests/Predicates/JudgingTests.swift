import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// Predicates in queries, about matches, and why they do not hold.
@Suite struct JudgingTests {
  private let graph = Graph(PredicateSamples())

  private func locator(_ predicate: P) -> Locator {
    find { $0.predicate = PredicateTest(predicate, by: judge()) }
  }

  private func found(_ predicate: P) -> [String] {
    locator(predicate).resolve(in: graph).map { $0.identifier ?? $0.label }
  }

  // MARK: Queries

  @Test func `a query finds what a predicate holds for`() {
    #expect(found(.type(.button)) == ["save", "quotes", "Delete"])
    #expect(found(.all([.type(.button), .isEnabled(false)])) == ["quotes"])
    #expect(found(.label(.beginsWith[.c], "s")) == ["save", "off", "star"])
    #expect(found(.isChecked(true)) == ["on"])
    #expect(found(.isFocused(true)) == [])
    #expect(found(.within(.identifier("group"))) == ["Milk", "Delete"])
    let group = RelatedElement.locator(HeldLocator(find("group")))
    #expect(found(P(.within(group))) == ["Milk", "Delete"])
  }

  @Test func `what is selected and what has the focus`() throws {
    let graph = Graph(
      VStack {
        Picker("Colour", selection: .constant(1)) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        }
        .pickerStyle(.inline)
        Text("Trait").accessibilityAddTraits(.isSelected)
        Text("Plain")
        TextField("Name", text: .constant(""))
      })
    func labels(_ predicate: P) -> [String] { locator(predicate).resolve(in: graph).map(\.label) }
    #expect(labels(.isSelected(true)) == ["Red", "Trait"])
    #expect(labels(.all([.type(.button), .isSelected(false)])) == ["Blue"])
    #expect(labels(.isFocused(true)) == [])
    graph.moveFocus(to: try graph.element("Name").node.ownFocusTarget)
    graph.settle()
    #expect(labels(.isFocused(true)) == ["Name"])
    #expect(judge().holds(.other("hasFocus == YES"), for: try graph.element("Name")))
  }

  @Test func `of nested matches of has the innermost counts`() {
    let button = RelatedElement.locator(HeldLocator(find { $0.role = .button }))
    #expect(found(.has(.type(.button))) == ["group"])
    #expect(found(.all([P(.has(button)), .exists(true)])) == ["group"])
    // The text of a button is below it.
    #expect(found(.has(.label(.equals, "Delete"))) == ["Delete"])
    // Without something below there is nothing to be near to.
    #expect(found(.none([.has(.type(.button))])).contains("save"))
  }

  @Test func `what a locator inside has found is forgotten for the next search`() {
    let flag = Flag()
    flag.isOn = false
    let graph = Graph(BoxView(flag: flag))
    let box = RelatedElement.locator(HeldLocator(find("box")))
    let locator = find { $0.predicate = PredicateTest(P(.within(box)), by: judge()) }
    #expect(graph.summaries(locator) == [])
    flag.isOn = true
    graph.settle()
    #expect(graph.summaries(locator) == ["text \"inside\"", "text \"too\""])
  }

  @Test func `a locator is written as in a script`() {
    #expect(
      "\(locator(.label(.beginsWith[.cd], "a")))" == #"find(P.label("begins_with[cd]", "a"))"#)
    let filter = find("x").filter(
      query { $0.predicate = PredicateTest(.exists(true), by: judge()) })
    #expect("\(filter)" == #"find("x"):filter(P.exists(true))"#)
    let both = find {
      $0.role = .button
      $0.predicate = PredicateTest(.isEnabled(true), by: judge())
    }
    #expect("\(both)" == #"find{ role = "button", P.is_enabled(true) }"#)
  }

  private nonisolated static let written: [(P, String)] = [
    (
      .all([.type(.button), .none([.exists(true), .isFocused(true)])]),
      #"P.all{ P.role("button"), P.none{ P.exists(true), P.is_focused(true) } }"#
    ),
    (
      .any([.role(.section), .type(.map), .type(.checkBox)]),
      #"P.any{ P.role("section"), P.type("map"), P.type("checkBox") }"#
    ),
    (.none([.placeholder(.equals, "\"")]), #"P.none{ P.placeholder("equals", "\"") }"#),
    (.value(.between, [1, 2.5]), #"P.value("between", { 1, 2.5 })"#),
    (.has(.within(.value(.atLeast, 2))), #"P.has(P.within(P.value("at_least", 2)))"#),
    (.other("label == identifier"), #"P.format("label == identifier")"#),
    (.other("title == 'a'"), #"P.format("title == 'a'")"#),
    (.other("exists != true"), #"P.format("exists != true")"#),
    (.value(.equals, nil), #"P.format("value == nil")"#),
    (.other("TRUEPREDICATE"), #"P.format("TRUEPREDICATE")"#),
  ]

  @Test(arguments: written) func `each predicate has its words`(_ predicate: P, _ text: String) {
    #expect(predicate.scriptText == text)
  }

  @Test func `a miss lists what comes nearest`() {
    let text = graph.failure(locator(.all([.type(.button), .label(.equals, "Save az…")]))) ?? ""
    let lines = text.split(separator: "\n")
    #expect(lines.first?.hasSuffix("matches nothing") == true)
    #expect(lines.dropFirst(2).first?.contains("button #save \"Save as…\"") == true, "\(text)")
  }

  // MARK: Matches

  @Test(arguments: [
    (P.exists(true), [false, true, true]), (.exists(false), [true, false, false]),
    (.count(.equals, 2), [false, false, true]), (.count(.atMost, 1), [true, true, false]),
    (.all([.exists(true), .type(.button)]), [false, true, nil]),
    (.any([.exists(false), .type(.button)]), [true, true, nil]),
    (.type(.button), [nil, true, nil]), (.none([.type(.button)]), [nil, false, nil]),
    (.none([.exists(true), .type(.button)]), [nil, false, false]),
    (.has(.exists(true)), [nil, true, nil]),
    (.label(.matches, "("), [nil, nil, nil]),
  ])
  func `of none, one and two matches`(_ predicate: P, _ verdicts: [Bool?]) throws {
    let two = find { $0.role = .button }.resolve(in: graph)
    #expect(two.count == 3)
    let counts = [[], [two[0]], [two[0], two[1]]]
    #expect(counts.map { judge().verdict(of: predicate, for: $0) } == verdicts)
  }

  // MARK: Explanations

  private func explanation(
    _ predicate: P, _ identifiers: String..., wanted: Bool = true
  ) throws -> String {
    let elements = try identifiers.map { try graph.element($0) }
    let lines = PredicateExplanation.lines(
      of: predicate, for: elements, by: judge(), wanted: wanted)
    return lines.joined(separator: "\n")
  }

  @Test func `the failing leaf is marked, with what is so`() throws {
    let predicate = P.all([
      .type(.button), .label(.beginsWith, "abc"),
      .any([.isEnabled(false), .value(.equals, 3)]), .none([.exists(true), .isSelected(true)]),
    ])
    #expect(
      try explanation(predicate, "save") == """
          all of
            P.role("button")
          ✗ P.label("begins_with", "abc")      is "Save as…"
            any of
            ✗ P.is_enabled(false)              is true
            ✗ P.value("equals", 3)             is nil
            none of
            ✗ P.exists(true)                   is true
              P.is_selected(true)
        """)
  }

  @Test func `what was not to hold is told in the same way`() throws {
    #expect(
      try explanation(.all([.type(.button), .isEnabled(true)]), "save", wanted: false) == """
          all of
          ✗ P.role("button")        is button
          ✗ P.is_enabled(true)      is true
        """)
    #expect(
      try explanation(.any([.type(.button), .isEnabled(false)]), "save", wanted: false) == """
          any of
          ✗ P.role("button")      is button
            P.is_enabled(false)
        """)
  }

  @Test func `what can't be told is marked too`() throws {
    #expect(
      try explanation(.all([.exists(true), .isEnabled(true)]), "save", "quotes") == """
          all of
            P.exists(true)
          ? P.is_enabled(true)      2 matches
        """)
    #expect(try explanation(.label(.equals, "x")) == "? P.label(\"equals\", \"x\")      no match")
    #expect(try explanation(.exists(true)) == "✗ P.exists(true)      is false")
    #expect(try explanation(.count(.equals, 1), "save", "half").hasSuffix("      is 2"))
  }

  @Test func `secrets stay secret, and relations are told`() throws {
    #expect(try explanation(.value(.equals, "x"), "secret").hasSuffix("      is \"••••••\""))
    #expect(try explanation(.isChecked(true), "save").hasSuffix("      is no toggle"))
    #expect(try explanation(.type(.map), "heading").hasSuffix("      is heading and text"))
    #expect(try explanation(.has(.type(.map)), "group").hasSuffix("      nothing is below"))
    #expect(
      try explanation(.within(.identifier("group")), "Milk", wanted: false)
        .hasSuffix("      something is around"))
    #expect(
      try explanation(.other("label == identifier"), "save")
        .hasSuffix("      label is \"Save as…\", identifier is \"save\""))
  }
}

private struct BoxView: View {
  let flag: Flag

  var body: some View {
    Text("outside")
    if flag.isOn {
      HStack {
        Text("inside")
        Text("too")
      }
      .accessibilityIdentifier("box")
    }
  }
}
