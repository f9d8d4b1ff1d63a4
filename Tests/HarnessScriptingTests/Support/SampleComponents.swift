import Foundation
import HarnessScripting
import HarnessUI

struct SampleError: Error, CustomStringConvertible {
  let why: String
  var description: String { why }
}

enum Flavour: String, CaseIterable, ArgumentValue {
  case sweet, sour
}

/// The components that the scripts of these tests mount.
enum SampleComponents {
  static let all: [Component] = [
    Component("Form") { args in
      Form(
        onSave: try args.callback("onSave", "name", "count"),
        onToggle: try args.callback("onToggle", "isOn"))
    },
    Component("Twins") { args in
      Twins(
        onLeft: try args.callback("onLeft", "side"), onRight: try args.callback("onRight", "side"))
    },
    Component("Typed") { args in
      Typed(
        texts: [
          try args.value("text"), "\(try args.value("integer", as: Int.self))",
          "\(try args.value("number", default: 1.5))", "\(try args.value("flag", default: false))",
          try args.value("items", default: ["none"]).joined(separator: "+"),
          "\(try args.value("limits", default: [String: Int]()).count) limits",
          "\(try args.value("flavour", default: Flavour.sweet))",
          try args.value("note", as: String?.self) ?? "no note",
        ])
    },
    Component("Question") { args in
      Question(answer: try args.callback("isAllowed", "age", default: false))
    },
    Component("Rows") { args in
      Rows(names: try args.value("names"), onBody: try args.callback("onBody", "name"))
    },
    Component("Localised") { args in
      Text("greeting", bundle: Bundle(path: try args.value("folder")))
    },
    Component("Borrower") { args in
      Borrower(level: try args.binding("level"), name: try args.binding("name"))
    },
    Component("Pages") { _ in Pages() },
    Component("Secret") { _ in Secret() },
    Component("Tabs") { _ in Tabs() },
    Component("Board") { args in Board(onTouch: try args.callback("onTouch", "what")) },
    Component("Thrower") { _ in
      if true { throw SampleError(why: "no database") }
      return Text("never")
    },
  ]
}

/// Pages above pages, also in a sheet.
struct Pages: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Second") { Text("second page") }
        Button("Sheet") { isShown = true }
      }
    }
    .sheet(isPresented: $isShown) {
      NavigationStack { NavigationLink("Inner") { Text("inner page") } }
    }
  }
}

/// A text that no message shows.
struct Secret: View {
  @State private var password = "hunter2"
  var body: some View { SecureField("Password", text: $password) }
}

/// One element of each kind that the words act on and ask about.
struct Form: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var saves = 0
  let onSave: (String, Int) -> Void
  let onToggle: (Bool) -> Void

  var body: some View {
    VStack {
      Text("Title").accessibilityIdentifier("title")
      TextField("Name", text: $name).onSubmit(save)
      Toggle("Wi-Fi", isOn: $isOn).onChange(of: isOn) { onToggle(isOn) }
      Button("Save", action: save).accessibilityIdentifier("save")
      Button("Off") { saves = 100 }.disabled(true)
      Button("Ghost") { saves = 100 }.hidden()
      HStack {
        Text("same")
        Text("same")
      }
      .accessibilityIdentifier("row")
      if saves > 0 { Text("Saved \(saves)") }
    }
  }

  private func save() {
    saves += 1
    onSave(name, saves)
  }
}

/// Rows with a state of their own, which tell when their body runs.
struct Rows: View {
  /// A reference, so that a row is the same when only its owner runs.
  final class Bodies {
    let ran: (String) -> Void
    init(_ ran: @escaping (String) -> Void) { self.ran = ran }
  }
  @State private var names: [String]
  @State private var bodies: Bodies

  init(names: [String], onBody: @escaping (String) -> Void) {
    _names = State(initialValue: names)
    _bodies = State(initialValue: Bodies(onBody))
  }

  var body: some View {
    VStack {
      Button("Reverse") { names.reverse() }
      Button("Drop first") { names.removeFirst() }
      Button("Repeat last") { names += names.suffix(1) }
      ForEach(names, id: \.self) { Counted(name: $0, bodies: bodies) }
    }
  }
}

private struct Counted: View {
  let name: String
  let bodies: Rows.Bodies
  @State private var taps = 0
  var body: some View {
    let _ = bodies.ran(name)
    Button("\(name) \(taps)") { taps += 1 }.accessibilityIdentifier(name)
  }
}

/// Two callbacks with a parameter of the same name.
struct Twins: View {
  let onLeft: (String) -> Void
  let onRight: (String) -> Void

  var body: some View {
    HStack {
      Button("Left") { onLeft("left") }
      Button("Right") { onRight("right") }
    }
  }
}

struct Typed: View {
  let texts: [String]
  var body: some View { VStack { ForEach(texts, id: \.self) { Text($0) } } }
}

/// Asks its callback for an answer.
struct Question: View {
  @State private var verdict = "open"
  let answer: (Int) -> Bool

  var body: some View {
    VStack {
      Button("Ask") { verdict = answer(17) ? "yes" : "no" }
      Text(verdict).accessibilityIdentifier("verdict")
    }
  }
}
