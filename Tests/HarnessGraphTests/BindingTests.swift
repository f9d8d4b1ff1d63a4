import HarnessGraph
import SwiftUI
import Testing

/// Bindings and what is derived from them.
@MainActor @Suite struct BindingTests {
  private final class Box<Value> {
    var value: Value
    var transactions: [Bool] = []
    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }

    /// Notes for each write whether its transaction has an animation.
    var noting: Binding<Value> {
      Binding(
        get: { self.value },
        set: {
          self.value = $0
          self.transactions.append($1.animation != nil)
        })
    }
  }

  struct Person: Identifiable {
    let id: Int
    var name: String
    var nickname: String?
    var tags: [String] = []
  }

  @Test func `a setter is told the transaction of the binding that was written`() {
    let box = Box(Person(id: 1, name: "a", tags: ["t"]))
    let binding = box.noting
    binding.name.wrappedValue = "b"
    binding.animation().name.wrappedValue = "c"
    binding.name.animation(.linear).wrappedValue = "d"
    binding.transaction(Transaction(animation: .default)).tags[0].wrappedValue = "u"
    binding.animation(nil).name.wrappedValue = "e"
    Binding<String?>(binding.animation().name).wrappedValue = "f"
    Binding<AnyHashable>(binding.animation().name).wrappedValue = "g"
    #expect(box.transactions == [false, true, true, true, false, true, true])
    #expect(box.value.name == "g")
    #expect(box.value.tags == ["u"])
    #expect(binding.transaction.animation == nil)
    #expect(binding.animation().transaction.animation == .default)
  }

  @Test func `a binding to an optional has members through a question mark`() {
    let box = Box(Person(id: 1, name: "a") as Person?)
    let person: Binding<Person>? = Binding(box.binding)
    let name = person?.name
    name?.wrappedValue = "b"
    #expect(box.value?.name == "b")
    box.value = nil
    let none: Binding<Person>? = Binding(box.binding)
    #expect(none == nil)
    // Read once more by a view that is about to go: the last value that was read.
    #expect(name?.wrappedValue == "b")
  }

  @Test func `a binding to an optional member can be unwrapped`() {
    let box = Box(Person(id: 1, name: "a"))
    let none: Binding<String>? = Binding(box.binding.nickname)
    #expect(none == nil)
    box.binding.nickname.wrappedValue = "n"
    let nickname: Binding<String>? = Binding(box.binding.nickname)
    nickname?.wrappedValue += "!"
    #expect(box.value.nickname == "n!")
  }

  @Test func `a binding to a collection is a collection of bindings`() {
    let box = Box([Person(id: 1, name: "a"), Person(id: 2, name: "b")])
    let people = box.binding
    #expect(people.count == 2)
    #expect(people.indices == 0..<2)
    #expect(people.map(\.id) == [1, 2])
    #expect(people.reversed().map(\.wrappedValue.name) == ["b", "a"])
    for person in people { person.wrappedValue.name += "!" }
    people.first?.name.wrappedValue += "?"
    people.last?.wrappedValue.name = "z"
    #expect(box.value.map(\.name) == ["a!?", "z"])
  }

  @Test func `a binding to a dictionary has its keys`() {
    let box = Box(["a": 1])
    box.binding["b"].wrappedValue = 2
    box.binding["a"].wrappedValue = nil
    #expect(box.value == ["b": 2])
  }

  @Test func `a binding to an element that is gone reads its last value and drops a write`() {
    let box = Box(["a", "b"])
    let last = box.binding[1]
    box.value[1] = "c"
    #expect(last.wrappedValue == "c")
    box.value.removeLast()
    #expect(last.wrappedValue == "c")
    last.wrappedValue = "x"
    #expect(box.value == ["a"])
    let unread = box.binding[0]
    box.value = []
    #expect(unread.wrappedValue == "a")
  }

  @Test func `a row that outlives its element reads safely`() throws {
    struct Row: View {
      let log: Log
      @Binding var person: Person
      var body: some View {
        Text(person.name).onDisappear { log("bye \(person.name)") }
      }
    }
    struct People: View {
      let log: Log
      @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
      var body: some View {
        Button("drop all") { people = [] }
        Button("drop last") { people.removeLast() }
        ForEach($people) { Row(log: log, person: $0) }
      }
    }
    let log = Log()
    let mounted = Mounted(People(log: log))
    try mounted.tap("drop last")
    #expect(log.take() == ["bye b"])
    #expect(mounted.texts == ["drop all", "drop last", "a"])
    try mounted.tap("drop all")
    #expect(log.take() == ["bye a"])
    #expect(mounted.graph.issues == [])
  }

  @Observable final class Model: Identifiable {
    let id = 7
    var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
  }

  @Test func `rows of a bindable model write into their elements`() throws {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        Button("drop first") { model.people.removeFirst() }
        ForEach($model.people) { $person in TextField("name \(person.id)", text: $person.name) }
      }
    }
    let model = Model()
    let mounted = Mounted(Editor(model: model))
    try mounted.fill("name 2", "z")
    #expect(model.people.map(\.name) == ["a", "z"])
    try mounted.tap("drop first")
    try mounted.fill("name 2", "y")
    #expect(model.people.map(\.name) == ["y"])
    #expect(Bindable(model).id == 7)
  }
}
