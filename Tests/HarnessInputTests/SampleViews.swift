import HarnessUI
import Observation

struct CheckBoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

/// A check box whose parent is told about each change.
struct Observed: View {
  let log: Log
  @State private var isOn = false

  var body: some View {
    Toggle("label", isOn: $isOn)
      .toggleStyle(CheckBoxStyle())
      .onChange(of: isOn) { _, new in log.add("\(new) value") }
  }
}

struct Gestures: View {
  let log: Log

  var body: some View {
    VStack {
      Text("plain")
      Text("inner").onTapGesture { log.add("inner") }
      Text("double").onTapGesture(count: 2) { log.add("double") }
      Button("button") { log.add("button") }
    }
    .onTapGesture { log.add("outer") }
  }
}

struct OnlyOnce: View {
  let log: Log
  @State private var isSaved = false

  var body: some View {
    Button("Save") {
      log.add("save")
      isSaved = true
    }
    .disabled(isSaved)
  }
}

struct Steps: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Next") { count += 1 }
      if count > 0 { Text("shown").onAppear { log.add("appeared") } }
    }
    .onChange(of: count) { _, new in log.add("changed to \(new)") }
  }
}

struct DisabledForm: View {
  let log: Log

  var body: some View {
    VStack {
      Button("Alone") { log.add("alone") }.disabled(true)
      VStack {
        HStack { Button("Test") { log.add("test") } }.disabled(true)
        Button("never") { log.add("never") }.disabled(false)
      }
      .disabled(true)
      .accessibilityIdentifier("form")
      Group {
        Button("grouped") { log.add("grouped") }
        Text("text")
      }
      .disabled(true)
      Button("works") { log.add("works") }.disabled(false)
    }
  }
}

struct HiddenRow: View {
  let log: Log

  var body: some View {
    VStack {
      Button("abc") { log.add("abc") }
      HStack { Button("123") { log.add("123") } }.hidden()
    }
  }
}

@Observable
final class Flag {
  var isOn = false
}

struct FlagView: View {
  let flag: Flag
  var onChange: () -> Void = {}

  var body: some View {
    VStack {
      if !flag.isOn { Button("shown") {} }
    }
    .onChange(of: flag.isOn) { _, _ in onChange() }
  }
}

struct FieldForm: View {
  let log: Log
  @State var text: String
  var isDisabled = false
  @State private var other = ""

  var body: some View {
    VStack {
      TextField(
        "Field", text: $text, onEditingChanged: { log.add("editing \($0)") },
        onCommit: { log.add("commit") }
      )
      .disabled(isDisabled)
      .onSubmit { log.add("submit inner") }
      TextField("Other", text: $other)
    }
    .onSubmit { log.add("submit outer") }
    .onChange(of: text) { _, new in log.add(new) }
  }
}

struct LeavingField: View {
  let flag: Flag
  @State private var text = ""

  var body: some View {
    VStack { if !flag.isOn { TextField("Field", text: $text) } }
  }
}

/// Makes capitals of what is typed, and keeps three of them.
struct Shouting: View {
  @State private var text = ""

  var body: some View {
    TextField(
      "Field",
      text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) }))
  }
}

struct ThreeDigits: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    TextField("Field", text: $text, onEditingChanged: { log.add("editing \($0)") })
      .disabled(text.count == 3)
  }
}

/// Fields in rows that move and go.
struct FieldRows: View {
  let log: Log
  @State private var names = ["a", "b", "c"]
  @State private var texts = ["a": "", "b": "", "c": ""]

  var body: some View {
    VStack {
      Button("reverse") { names.reverse() }
      Button("drop a") { names.removeAll { $0 == "a" } }
      ForEach(names, id: \.self) { name in
        TextField(
          name, text: Binding(get: { texts[name] ?? "" }, set: { texts[name] = $0 }),
          onEditingChanged: { log.add("\(name) \($0)") })
      }
    }
  }
}
