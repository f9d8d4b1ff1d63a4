import Foundation
import HarnessGraph
import HarnessQueries
import HarnessUI
import Testing

/// Views are found by the names of their Swift types.
struct TypeTests {
  private func of(_ type: String) -> Locator { find { $0.type = type } }

  @Test func `a component that is a stack is a group of what it has made`() throws {
    let graph = Graph(Profiles())
    let cards = of("ProfileCard").resolve(in: graph)
    #expect(cards.map(\.summary) == ["ProfileCard", "ProfileCard"])
    #expect(cards.map { $0.children.map(\.label) } == [["Ann", "Follow"], ["Bea", "Follow"]])
    #expect(cards[0].text == "Ann Follow")
    let frame = try #require(cards[1].frame)
    let parts = try cards[1].children.map { try #require($0.frame) }
    #expect(frame.integral == parts.reduce(CGRect.null) { $0.union($1) }.integral)
    #expect(
      graph.summaries(of("ProfileCard").nth(2).find(ElementQuery("Follow"))) == [
        #"button "Follow""#
      ])
    #expect(
      of("ProfileCard").nth(2).find(ElementQuery("Follow")).resolve(in: graph)[0]
        === cards[1].children[1])
    // Nothing of it is in the tree.
    #expect(graph.elements.children.map(\.role) == [.text, .button, .text, .button])
  }

  @Test func `a component that is one element is a copy of that, with it inside`() {
    let graph = Graph(
      VStack {
        CheckBox(label: "Milk")
        CheckBox(label: "Bread")
      })
    #expect(graph.summaries(of("CheckBox")) == [#"toggle "Milk""#, #"toggle "Bread""#])
    #expect(
      graph.summaries(find { ($0.type, $0.any) = ("CheckBox", TextMatch("Bread")) }).count == 1)
    #expect(
      graph.summaries(of("CheckBox").nth(1).find(query { $0.role = .toggle })) == [
        #"toggle "Milk""#
      ])
    #expect(
      graph.summaries(of("CheckBox").nth(1).find(ElementQuery("Milk"))) == [
        #"toggle "Milk""#, #"text "Milk""#,
      ])
    #expect(graph.summaries(find("Milk").within(of("CheckBox"))) == [#"toggle "Milk""#])
    #expect(graph.summaries(find("Milk").and(of("CheckBox"))) == [#"toggle "Milk""#])
    #expect(graph.summaries(of("CheckBox").or(find { $0.role = .toggle })).count == 2)
  }

  @Test func `built-in views are found, also those that make no element and parts of controls`() {
    let graph = Graph(CheckBox(label: "label"))
    #expect(graph.summaries(of("Toggle")) == [#"toggle "label""#])
    #expect(graph.summaries(of("Button")) == [#"toggle "label""#])
    #expect(graph.summaries(of("Image")) == [#"image "square""#])
    #expect(of("HStack").resolve(in: graph).map { $0.children.map(\.role) } == [[.image, .text]])
    #expect(graph.summaries(of("Slider")) == [])
  }

  @Test func `elements are filtered by the types that they stand for`() {
    let graph = Graph(
      VStack {
        CheckBox(label: "Milk")
        Toggle("Bread", isOn: .constant(true))
      })
    let toggles = find { $0.role = .toggle }
    func filtered(_ type: String) -> [String] {
      graph.summaries(toggles.filter(query { $0.type = type }))
    }
    #expect(filtered("CheckBox") == [#"toggle "Milk""#])
    #expect(filtered("Toggle").count == 2)
    #expect(filtered("VStack").isEmpty)
  }

  @Test func `the mounted view is found, and what stands in it below it`() {
    let graph = Graph(Profiles())
    #expect(of("Profiles").resolve(in: graph).count == 1)
    #expect(graph.summaries(of("Profiles").find(of("ProfileCard"))).count == 2)
    #expect(graph.summaries(of("ProfileCard").find(of("Profiles"))) == [])
  }

  @Test func `a nested type goes by its last name or more of its path, a generic one by its name`()
  {
    let graph = Graph(Outer.Frame { Outer.Inner(value: 1) })
    for name in ["Inner", "Outer.Inner", "HarnessQueriesTests.Outer.Inner", "Frame", "Outer.Frame"]
    {
      #expect(of(name).resolve(in: graph).count == 1, "\(name)")
    }
    for name in ["Other.Inner", "nner", "Outer", "Inner.", ""] {
      #expect(of(name).resolve(in: graph).count == 0, "\(name)")
    }
  }

  @Test func `of nested views of a type the nearest around a text is found`() {
    let graph = Graph(Folder(name: "all", inner: Folder(name: "work", inner: nil)))
    func holding(_ text: String) -> Locator {
      find { ($0.type, $0.hasText) = ("Folder", TextMatch.part(text)) }
    }
    #expect(of("Folder").resolve(in: graph).count == 2)
    #expect(holding("work").resolve(in: graph).map(\.text) == ["work"])
    #expect(
      holding("all").resolve(in: graph).map { $0.children.map(\.label) } == [["all", "work"]])
  }

  @Test func `a name for the whole view belongs to it`() {
    let graph = Graph(
      VStack {
        ProfileCard(name: "Ann").accessibilityIdentifier("first")
        ProfileCard(name: "Bea").accessibilityIdentifier("second")
      })
    let second = find { ($0.type, $0.id) = ("ProfileCard", .text(TextMatch("second"))) }
    #expect(second.resolve(in: graph).map(\.text) == ["Bea Follow"])
  }

  @Test func `a view in a row is what is inside, and is found below the row`() {
    let graph = Graph(List(["Milk", "Bread"], id: \.self) { ProfileCard(name: $0) })
    #expect(of("ProfileCard").resolve(in: graph).map(\.role) == [.group, .group])
    let row = find { ($0.role, $0.hasText) = (.row, TextMatch.part("Bread")) }
    #expect(row.find(of("ProfileCard")).resolve(in: graph).map(\.text) == ["Bread Follow"])
  }

  @Test func `a view without elements is there, and a hidden one only for who asks`() {
    let graph = Graph(
      VStack {
        Dot()
        ProfileCard(name: "Ann").hidden()
      })
    #expect(of("Dot").resolve(in: graph).map(\.children.count) == [0])
    #expect(of("ProfileCard").resolve(in: graph).isEmpty)
    #expect(
      find { ($0.type, $0.includesHidden) = ("ProfileCard", true) }.resolve(in: graph).count == 1)
  }

  @Test func `what a sheet shows is no part of the view that presents it`() {
    let graph = Graph(Presenting())
    #expect(graph.summaries(of("Presenting").find(ElementQuery("inside"))) == [])
    #expect(of("ProfileCard").resolve(in: graph).map(\.text) == ["inside Follow"])
  }

  @Test func `a pinned view is found again after a change, and is gone with it`() throws {
    let graph = Graph(Growing())
    let last = try #require(of("ProfileCard").resolve(in: graph).last)
    let pinned = Locator(pinning: [last], as: "it")
    try graph.element("more").activate?()
    graph.settle()
    #expect(pinned.resolve(in: graph).map(\.text) == ["1 Follow"])
    #expect(of("ProfileCard").resolve(in: graph).count == 2)
    try graph.element("none").activate?()
    graph.settle()
    #expect(graph.failure(pinned) == "it is gone: ProfileCard has left the interface")
  }

  @Test func `a miss names the nearest type, or those that there are`() {
    let graph = Graph(Profiles())
    #expect(
      graph.failure(of("ProfileCrad")) ?? "" == """
        find{ type = "ProfileCrad" } matches nothing
          no view has the type "ProfileCrad"; did you mean "ProfileCard"?
        """)
    let missing =
      graph.failure(find { ($0.type, $0.hasText) = ("ProfileCard", .part("Cid")) }) ?? ""
    #expect(missing.contains(#"2 views have the type "ProfileCard":"#))
    #expect(missing.contains(#"find{ type = "ProfileCard", index = 2 }"#))
    let other = graph.failure(of("Slider")) ?? ""
    #expect(other.contains("there are Button, ProfileCard, Profiles, Text, VStack"))
  }

  // MARK: Which of the matches

  @Test func `an index picks one of the matches, from the beginning or the end`() {
    let graph = Graph(Numbers(count: 3))
    func same(_ index: Int) -> Locator { find { ($0.any, $0.index) = (TextMatch("same"), index) } }
    let all = find("same").resolve(in: graph)
    #expect(
      [1, 2, 3, -1, -3].map { same($0).resolve(in: graph).first }.map { found in
        all.firstIndex { $0 === found }
      } == [0, 1, 2, 2, 0])
    #expect(same(4).resolve(in: graph).isEmpty)
    #expect(graph.failure(same(4))?.contains("3 elements match without index = 4:") == true)
    #expect(same(-1).description == #"find{ "same", index = -1 }"#)
    #expect(find("same").filter(query { $0.index = 2 }).resolve(in: graph).first === all[1])
  }
}

private struct Profiles: View {
  var body: some View {
    VStack {
      ProfileCard(name: "Ann")
      ProfileCard(name: "Bea")
    }
  }
}

private struct ProfileCard: View {
  let name: String
  var body: some View {
    VStack {
      Text(name)
      Button("Follow") {}
    }
  }
}

private enum Outer {
  struct Inner<Value>: View {
    let value: Value
    var body: some View { Text("\(value)") }
  }
  struct Frame<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }
}

private struct Folder: View {
  let name: String
  let inner: AnyView?
  init(name: String, inner: Folder?) {
    self.name = name
    self.inner = inner.map { AnyView($0) }
  }
  var body: some View {
    VStack {
      Text(name)
      inner
    }
  }
}

private struct Dot: View {
  var body: some View { Circle() }
}

private struct Presenting: View {
  var body: some View {
    Text("page").sheet(isPresented: .constant(true)) { ProfileCard(name: "inside") }
  }
}

private struct Growing: View {
  @State private var count = 1
  var body: some View {
    Button("more") { count += 1 }
    Button("none") { count = 0 }
    ForEach(Array((0..<count).map { count - $0 }), id: \.self) { ProfileCard(name: "\($0)") }
  }
}
