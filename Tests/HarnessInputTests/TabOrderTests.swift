import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

private struct Stops: View {
  @State private var text = ""
  @State private var isPresented = false
  @FocusState private var inner: Int?

  var body: some View {
    VStack {
      TextField("first", text: $text)
      Button("button") {}
      TextField("off", text: $text).disabled(true)
      TextField("unseen", text: $text).hidden()
      TextField("kept out", text: $text).focusable(false)
      Text("card").focusable()
      Text("control").focusable(interactions: .activate)
      TextEditor(text: $text).accessibilityIdentifier("editor")
      Button("present") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      TextField("in the sheet", text: $text)
      TextField("also in it", text: $text)
    }
  }
}

/// A region that the user comes into.
private struct Regions: View {
  let priority: DefaultFocusEvaluationPriority
  @State private var text = ""
  @FocusState private var field: Int?

  var body: some View {
    VStack {
      TextField("before", text: $text)
      VStack {
        TextField("one", text: $text).focused($field, equals: 1)
        TextField("two", text: $text).focused($field, equals: 2)
        TextField("three", text: $text).focused($field, equals: 3)
      }
      .defaultFocus($field, 2, priority: priority)
    }
  }
}

struct TabOrderTests {
  private func focused(after names: String..., in graph: Graph, _ device: InputDevice) throws {
    for name in names {
      try device.press(key(.tab))
      #expect(device.focusedNode === (try graph.element(name).node.ownFocusTarget), "\(name)")
    }
  }

  @Test func `tab goes through fields and focusable views, and begins anew`() throws {
    let graph = Graph(Stops())
    let device = InputDevice(graph: graph)
    try focused(after: "first", "card", "editor", in: graph, device)
    // An editor takes a tab as text.
    try device.press(key(.tab))
    #expect(try graph.element("editor").value == .string("\t"))
    try device.press(key(.tab, .shift))
    #expect(try graph.element("card").isFocused)
    try device.press(key(.tab, .shift))
    #expect(try graph.element("first").isFocused)
    try device.press(key(.tab, .shift))
    #expect(try graph.element("editor").isFocused)
  }

  @Test func `from a control it goes on where that stands`() throws {
    let graph = Graph(Stops())
    let device = InputDevice(graph: graph)
    try device.press(key(.tab), on: graph.element("button"))
    #expect(try graph.element("card").isFocused)
    try device.press(key(.tab, .shift), on: graph.element("button"))
    #expect(try graph.element("first").isFocused)
  }

  @Test func `tab stays in what is presented`() throws {
    let graph = Graph(Stops())
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("first"))
    try device.tap(graph.element("present"))
    try focused(after: "in the sheet", "also in it", "in the sheet", in: graph, device)
  }

  @Test func `a tab that is typed moves on, and the rest goes there`() throws {
    let graph = Graph(Regions(priority: .automatic))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("before"))
    try device.type("\ta\tb")
    #expect(try graph.element("two").isFocused)
    let refused = refusal { () throws(Refusal) in
      try InputDevice(graph: Graph(Text("x"))).type("ab")
    }
    #expect(refused?.message == #"no field has the focus: "ab" was not typed"#)
  }

  @Test func `a region decides where the focus goes when a user comes in`() throws {
    let graph = Graph(Regions(priority: .userInitiated))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("before"))
    try focused(after: "two", "three", "before", "two", in: graph, device)
    let plain = Graph(Regions(priority: .automatic))
    let other = InputDevice(graph: plain)
    #expect(try plain.element("two").isFocused)
    try other.focus(plain.element("before"))
    try focused(after: "one", "two", in: plain, other)
  }
}
