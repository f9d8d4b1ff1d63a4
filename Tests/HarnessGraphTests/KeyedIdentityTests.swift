import HarnessGraph
import SwiftUI
import Testing

@MainActor @Suite struct KeyedIdentityTests {
  private struct Rows: View {
    @State private var names: [String]
    let changes: [[String]]
    @State private var step = 0

    init(_ names: [String], then changes: [[String]]) {
      _names = State(initialValue: names)
      self.changes = changes
    }

    var body: some View {
      VStack {
        Button("change") {
          names = changes[step]
          step += 1
        }
        ForEach(names, id: \.self) { Counter($0) }
      }
    }
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rows: [String]
    /// Row `a` was tapped once, `b` twice, `c` three times before the change.
    let expected: [String]
  }

  @Test(arguments: [
    Change(
      testDescription: "insertion at the start", rows: ["x", "a", "b", "c"],
      expected: ["x=0", "a=1", "b=2", "c=3"]),
    Change(
      testDescription: "insertion in the middle", rows: ["a", "x", "b", "c"],
      expected: ["a=1", "x=0", "b=2", "c=3"]),
    Change(
      testDescription: "insertion at the end", rows: ["a", "b", "c", "x"],
      expected: ["a=1", "b=2", "c=3", "x=0"]),
    Change(
      testDescription: "removal at the start", rows: ["b", "c"], expected: ["b=2", "c=3"]),
    Change(
      testDescription: "removal in the middle", rows: ["a", "c"], expected: ["a=1", "c=3"]),
    Change(
      testDescription: "removal at the end", rows: ["a", "b"], expected: ["a=1", "b=2"]),
    Change(testDescription: "removal of all", rows: [], expected: []),
    Change(
      testDescription: "reversal", rows: ["c", "b", "a"], expected: ["c=3", "b=2", "a=1"]),
    Change(
      testDescription: "move to the front", rows: ["c", "a", "b"],
      expected: ["c=3", "a=1", "b=2"]),
    Change(
      testDescription: "replacement", rows: ["x", "y", "z"], expected: ["x=0", "y=0", "z=0"]),
    Change(
      testDescription: "move, insertion and removal", rows: ["c", "x", "a"],
      expected: ["c=3", "x=0", "a=1"]),
  ])
  func `the state of a row moves with its id`(_ change: Change) throws {
    let mounted = Mounted(Rows(["a", "b", "c"], then: [change.rows]))
    for (name, taps) in [("a", 1), ("b", 2), ("c", 3)] {
      for _ in 0..<taps { try mounted.tap(name) }
    }
    try mounted.tap("change")
    #expect(mounted.texts == ["change"] + change.expected)
  }

  @Test func `a row that was removed starts anew when it is back`() throws {
    let mounted = Mounted(Rows(["a", "b"], then: [["b"], ["a", "b"]]))
    try mounted.tap("a")
    try mounted.tap("change")
    try mounted.tap("change")
    #expect(mounted.texts == ["change", "a=0", "b=0"])
  }

  @Test func `of an id given twice both rows are shown, and the first keeps its state`() throws {
    let mounted = Mounted(Rows(["a", "b", "a"], then: [["b", "a", "a"]]))
    #expect(mounted.texts == ["change", "a=0", "b=0", "a=0"])
    let twins = mounted.root.children.filter { $0.identifier == "a" }
    twins[0].activate?()
    twins[1].activate?()
    twins[1].activate?()
    mounted.graph.settle()
    #expect(mounted.texts == ["change", "a=1", "b=0", "a=2"])
    try mounted.tap("change")
    #expect(mounted.texts == ["change", "b=0", "a=1", "a=0"])
  }

  @Test func `an id given twice is a warning with the view and the id, said once`() throws {
    let mounted = Mounted(Rows(["a", "b"], then: [["a", "b", "a"], ["a", "a", "b"]]))
    #expect(mounted.graph.warnings == [])
    try mounted.tap("change")
    #expect(
      mounted.graph.takeWarnings() == [
        """
        the ForEach in Rows has the id "a" more than once: only the first of these rows keeps its \
        state when rows move; give each element an id of its own
        """
      ])
    try mounted.tap("change")
    #expect(mounted.graph.warnings == [])
    #expect(mounted.graph.issues == [])
  }

  @Test func `the number of the rows of a range may change`() throws {
    struct Range: View {
      @State private var count = 1
      var body: some View {
        VStack {
          Button("more") { count += 1 }
          ForEach(0..<count, id: \.self) { Counter("row \($0)") }
        }
      }
    }
    let mounted = Mounted(Range())
    try mounted.tap("row 0")
    try mounted.tap("more")
    #expect(mounted.texts == ["more", "row 0=1", "row 1=0"])
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Field: View {
    @Binding var item: Item
    @State private var edits = 0
    var body: some View {
      HStack {
        Text("\(item.id) \(item.name) \(edits)")
        Button("edit \(item.id)") {
          item.name += "!"
          edits += 1
        }
      }
    }
  }

  private struct Editor: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      VStack {
        Button("reverse") { items.reverse() }
        ForEach($items) { $item in Field(item: $item) }
      }
    }
  }

  @Test func `bindings to elements follow their element when it moves`() throws {
    let mounted = Mounted(Editor())
    try mounted.tap("edit 2")
    try mounted.tap("reverse")
    #expect(mounted.texts.filter { $0.first?.isNumber == true } == ["2 b! 1", "1 a 0"])
    try mounted.tap("edit 2")
    #expect(mounted.texts.filter { $0.first?.isNumber == true } == ["2 b!! 2", "1 a 0"])
  }

  private struct Shopping: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let log: Log

    var body: some View {
      List($items) { $item in
        Text("\(item.id) \(item.name)")
        Button("remove \(item.id)") {
          let (whole, name) = ($item, $item.name)
          items.removeAll { $0.id == item.id }
          log("\(whole.wrappedValue.id) \(name.wrappedValue)")
          name.wrappedValue = "after"
          whole.wrappedValue = Item(id: 9, name: "after")
        }
        Button("swap \(item.id)") {
          let name = $item.name
          items.reverse()
          name.wrappedValue = "after"
        }
      }
    }
  }

  @Test func `a row's binding does not write into the element that takes its place`() throws {
    let log = Log()
    let mounted = Mounted(Shopping(log: log))
    try mounted.tap("swap 1")
    #expect(mounted.texts.filter { $0.first?.isNumber == true } == ["2 b", "1 a"])
    try mounted.tap("remove 2")
    #expect(log.take() == ["2 b"])
    #expect(mounted.texts.filter { $0.first?.isNumber == true } == ["1 a"])
  }

  private struct Words: View {
    @Binding var words: [String]
    var body: some View {
      ForEach($words, id: \.self) { $word in
        Button(word) {
          word += "!"
          word += "?"
        }
      }
    }
  }

  @Test func `a row whose value is its id is written more than once`() throws {
    var words = ["a", "b"]
    let mounted = Mounted(
      Words(
        words: Binding {
          words
        } set: {
          words = $0
        }))
    try mounted.tap("b")
    #expect(words == ["a", "b!?"])
  }

  @Test func `a row whose value is its id still reads what a binding did not take`() throws {
    struct Picky: View {
      let words: Binding<[String]>
      let log: Log
      var body: some View {
        ForEach(words, id: \.self) { $word in
          Button(word) {
            word = "refused"
            log(word)
            word = "taken"
          }
        }
      }
    }
    var words = ["a"]
    let log = Log()
    let binding = Binding {
      words
    } set: {
      if $0 != ["refused"] { words = $0 }
    }
    let mounted = Mounted(Picky(words: binding, log: log))
    try mounted.tap("a")
    #expect(log.take() == ["a"])
    #expect(words == ["taken"])
  }

  @Test func `a binding to an element that is gone is read and written without a trap`() throws {
    struct Last: View {
      @State private var items = ["a", "b"]
      let keep: (Binding<String>) -> Void
      var body: some View {
        let _ = keep($items[1])
        Button("drop") { items.removeLast() }
      }
    }
    var kept: Binding<String>?
    let mounted = Mounted(Last { kept = kept ?? $0 })
    try mounted.tap("drop")
    kept?.wrappedValue = "x"
    mounted.graph.settle()
    #expect(mounted.graph.issues == [])
  }
}
