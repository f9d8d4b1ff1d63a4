import HarnessGraph
import SwiftUI

/// One section for each kind of dependency; each body tells the log that it runs.
struct Board: View {
  let log: Log
  var body: some View {
    VStack {
      Group {
        StateSection(log: log)
        ClosureSection(log: log)
        BindingSection(log: log)
        OptionalSection(log: log)
        ElementSection(log: log)
      }
      Group {
        EnvironmentSection(log: log)
        ModelSection(log: log)
        ObjectSection(log: log)
        ChildrenSection(log: log)
        ModifierSection(log: log)
        RowSection(log: log)
        ReactionSection(log: log)
      }
    }
  }
}

// MARK: States

private struct StateSection: View {
  final class Object {}
  let log: Log
  @State private var count = 0
  @State private var unread = 0
  @State private var array = [1, 2]
  @State private var object = Object()

  var body: some View {
    let _ = log("state owner")
    Text("\(count) \(array.count) \(ObjectIdentifier(object).hashValue)")
    Button("write a state") { count += 1 }
    Button("write a state twice") {
      count += 1
      count += 1
    }
    Button("write an equal state") { count = 0 }
    Button("write an equal array") { array = [1] + [2] }
    Button("write the same object") { object = object }
    Button("write a state that no body reads") { unread += 1 }
  }
}

private struct ClosureSection: View {
  let log: Log
  @State private var action: () -> Void = {}

  var body: some View {
    let _ = log("closure owner")
    let current = action
    Button("write a state whose type can't be compared") { action = { current() } }
  }
}

// MARK: Bindings

/// Reads its binding; its button changes it.
private struct Reader<Value>: View {
  let log: Log
  let name: String
  let title: String
  @Binding var value: Value
  let change: @Sendable (Value) -> Value

  init(
    _ name: String, _ log: Log, _ value: Binding<Value>, title: String,
    change: @escaping @Sendable (Value) -> Value
  ) {
    self.name = name
    self.log = log
    self.title = title
    self.change = change
    _value = value
  }

  var body: some View {
    let _ = log(name)
    let _ = value
    Button(title) { value = change(value) }
  }
}

private struct BindingSection: View {
  struct Profile: Equatable {
    var name = "n"
    var age = 1
  }
  let log: Log
  @State private var number = 0
  @State private var profile = Profile()
  @State private var table = ["key": 1]

  var body: some View {
    let _ = log("binding owner")
    Reader("binding reader", log, $number, title: "write through a binding") { $0 + 1 }
    Button("write an equal value through a binding") { $number.wrappedValue = 0 }
    Reader("name reader", log, $profile.name, title: "write through a key path") { $0 + "!" }
    Reader("age reader", log, $profile.age, title: "age") { $0 }
    Reader("key reader", log, $table["key"], title: "write to a key of a dictionary") { _ in 2 }
    ClosureBindingSection(log: log)
    ConstantSection(log: log)
  }
}

private struct ClosureBindingSection: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    let _ = log("closure binding owner")
    // The owner captures the value: it reads it.
    let captured = number
    let binding = Binding(get: { captured }, set: { number = $0 })
    Reader("closure reader", log, binding, title: "write through a binding of closures") { $0 + 1 }
  }
}

private struct ConstantSection: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    let _ = log("constant owner")
    Button("write a sibling of a constant binding") { count += 1 }.padding(CGFloat(count))
    Reader("constant reader", log, .constant(1), title: "write to a constant binding") { $0 + 1 }
  }
}

private struct OptionalSection: View {
  let log: Log
  @State private var text: String? = "a"
  @State private var sibling = 0

  var body: some View {
    let _ = log("optional owner")
    Button("write a sibling of an unwrapped binding") { sibling += 1 }.padding(CGFloat(sibling))
    if let $text = Binding($text) {
      Reader("unwrapped reader", log, $text, title: "write through an unwrapped binding") {
        $0 + "!"
      }
    }
  }
}

private struct ElementSection: View {
  struct Item: Identifiable {
    let id: Int
    var title = "t"
  }
  let log: Log
  @State private var items = [Item(id: 1), Item(id: 2)]

  var body: some View {
    let _ = log("elements owner")
    ForEach($items) { $item in
      Reader("element \(item.id)", log, $item, title: "write to element \(item.id)") {
        Item(id: $0.id, title: $0.title + "!")
      }
    }
  }
}

// MARK: Children

private struct Leaf: View {
  let log: Log
  let name: String
  let number: Int
  var body: some View {
    let _ = log(name)
    Text("leaf \(number)")
  }
}

private struct LeafWithAction: View {
  let log: Log
  let action: () -> Void
  var body: some View {
    let _ = log("leaf with action")
    Text("leaf").onTapGesture(perform: action)
  }
}

/// Plain memory: SwiftUI compares the fields of such a view, whatever its `==` says.
private struct PlainLeaf: View, Equatable {
  let log: Unmanaged<Log>
  let name: StaticString
  let number: Int

  nonisolated static func == (first: Self, second: Self) -> Bool {
    first.number.isMultiple(of: 2) == second.number.isMultiple(of: 2)
  }

  var body: some View {
    let _ = log.takeUnretainedValue()("\(name)")
    Text("parity")
  }
}

private struct EquatableLeaf: View, Equatable {
  let log: Log
  let number: Int

  nonisolated static func == (first: Self, second: Self) -> Bool {
    first.number.isMultiple(of: 2) == second.number.isMultiple(of: 2)
  }

  var body: some View {
    let _ = log("equatable leaf")
    Text("parity")
  }
}

private struct ChildrenSection: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    let _ = log("children owner")
    Button("add 2") { number += 2 }
    Button("add 1") { number += 1 }
    Leaf(log: log, name: "equal leaf", number: 7)
    Leaf(log: log, name: "changed leaf", number: number)
    LeafWithAction(log: log) { number += 0 }
    let log = Unmanaged.passUnretained(log)
    PlainLeaf(log: log, name: "plain equatable leaf", number: number)
    PlainLeaf(log: log, name: "leaf in an EquatableView", number: number).equatable()
    EquatableLeaf(log: self.log, number: number)
  }
}
