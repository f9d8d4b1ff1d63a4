import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

private struct Form: View {
  @State private var text = ""
  @State private var isLast = false
  @State private var isPresented = false
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        TextField("mail", text: $text).textInputAutocapitalization(.never)
          .submitLabel(isLast ? .go : .next).focused($isFocused)
        TextField("other", text: $text)
        Button("last") { isLast = true }
        Button("present") { isPresented = true }
      }
      .submitLabel(.done)
      .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } } }
    }
    .sheet(isPresented: $isPresented) { TextField("in the sheet", text: $text) }
  }
}

private struct Plain: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("a", text: $text).submitLabel(.go)
      TextField("b", text: $text)
    }
  }
}

struct KeyboardTests {
  private func keyboard(_ graph: Graph) -> UIElement? {
    graph.elements.children.first { $0.role == .keyboard }
  }

  private func buttons(_ graph: Graph) -> [String] {
    var labels: [String] = []
    graph.elements.forEach { if $0.roles.contains(.button) { labels.append($0.label) } }
    return labels
  }

  @Test func `it is up while a field has the focus, and says what the field says`() throws {
    let graph = Graph(Form())
    let device = InputDevice(graph: graph)
    #expect(keyboard(graph) == nil)
    try device.focus(graph.element("mail"))
    #expect(
      keyboard(graph)?.attributes == [
        "text_input_autocapitalization": .string("never"), "submit_label": .string("next"),
      ])
    try device.tap(graph.element("last"))
    #expect(keyboard(graph)?.attributes["submit_label"] == .string("go"))
    try device.tap(graph.element("other"))
    #expect(keyboard(graph)?.attributes == ["submit_label": .string("done")])
    try device.hideKeyboard()
    #expect(keyboard(graph) == nil)
    #expect(device.focusedNode == nil)
    let refused = refusal { () throws(Refusal) in try device.hideKeyboard() }
    #expect(
      refused
        == Refusal(kind: .noFocus, message: "no keyboard is up: no field has the focus"))
  }

  @Test func `its toolbar comes and goes with it`() throws {
    let graph = Graph(Form())
    let device = InputDevice(graph: graph)
    #expect(buttons(graph) == ["last", "present"])
    var roles: [Role] = []
    graph.elements.forEach { roles.append($0.role) }
    #expect(!roles.contains(.toolbar))
    try device.focus(graph.element("mail"))
    #expect(keyboard(graph)?.children.map(\.label) == ["Done"])
    try device.tap(graph.element("Done"))
    #expect(buttons(graph) == ["last", "present"])
    #expect(keyboard(graph) == nil)
  }

  @Test func `a toolbar behind a sheet is not the sheet's`() throws {
    let graph = Graph(Form())
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("present"))
    try device.focus(graph.element("in the sheet"))
    #expect(keyboard(graph)?.children.isEmpty == true)
  }

  @Test func `nobody taps or focuses the keyboard itself`() throws {
    let graph = Graph(Form())
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("mail"))
    let shown = try #require(keyboard(graph))
    #expect(refusal { () throws(Refusal) in try device.tap(shown) }?.kind == .nothingHandled)
    #expect(refusal { () throws(Refusal) in try device.focus(shown) }?.kind == .noFocus)
    #expect(!shown.isFocused)
    graph.unmount()
    #expect(!shown.isAlive)
  }

  @Test func `without a toolbar of its own it comes and goes alone`() throws {
    let graph = Graph(Plain())
    let device = InputDevice(graph: graph)
    let root = graph.elements
    for name in ["a", "b", "a"] {
      try device.focus(graph.element(name))
      #expect(graph.elements === root)
      #expect(keyboard(graph)?.attributes.isEmpty == (name == "b"))
      #expect(keyboard(graph)?.parent === root)
    }
    try device.hideKeyboard()
    #expect(keyboard(graph) == nil)
    #expect(graph.elements === root)
    #expect(graph.elementBuilds == 1)
  }
}
