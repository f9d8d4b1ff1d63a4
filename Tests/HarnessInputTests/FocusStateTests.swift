import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

private struct Form: View {
  enum Field { case first, second, missing }
  let log: Log
  @FocusState private var field: Field?
  @State private var text = ""
  @State private var hasSecond = true

  var body: some View {
    VStack {
      TextField("first", text: $text) { log.add("first \($0)") }.focused($field, equals: .first)
      if hasSecond { TextField("second", text: $text).focused($field, equals: .second) }
      Button("to second") { field = .second }
      Button("to missing") { field = .missing }
      Button("nowhere") { field = nil }
      Button("remove second") { hasSecond = false }
      Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("field")
    }
    .onAppear { field = .first }
  }
}

struct FocusStateTests {
  private let log = Log()

  private func field(_ graph: Graph) throws -> String { try graph.element("field").label }

  @Test func `a state written when the view appears gives the focus`() throws {
    let graph = Graph(Form(log: log))
    #expect(try field(graph) == "first")
    #expect(try graph.element("first", .textField).isFocused)
    #expect(log.lines == ["first true"])
  }

  @Test func `a tap on a field writes the state`() throws {
    let graph = Graph(Form(log: log))
    try InputDevice(graph: graph).tap(graph.element("second", .textField))
    #expect(try field(graph) == "second")
    #expect(log.lines == ["first true", "first false"])
  }

  @Test func `a value that no view has goes back to nil and leaves the focus`() throws {
    let graph = Graph(Form(log: log))
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("to missing"))
    #expect(try field(graph) == "none")
    try device.tap(graph.element("to second"))
    #expect(try field(graph) == "second")
    try device.tap(graph.element("nowhere"))
    #expect(device.focusedNode == nil)
  }

  @Test func `the focus and the state go with their view`() throws {
    let graph = Graph(Form(log: log))
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("to second"))
    try device.tap(graph.element("remove second"))
    #expect(device.focusedNode == nil)
    #expect(try field(graph) == "none")
  }
}

/// A field that the app takes out of a user's reach.
private struct Fading: View {
  let log: Log
  @FocusState private var isFocused: Bool
  @State private var text = ""
  @State private var isDisabled = false
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        TextField("field", text: $text) { log.add("editing \($0)") }
          .focused($isFocused).disabled(isDisabled)
        Button("disable") { isDisabled = true }
        Button("cover") { path = [1] }
      }
      .navigationDestination(for: Int.self) { _ in Button("page") {} }
    }
    .onChange(of: isFocused) { _, new in log.add("\(new)") }
  }
}

/// A field that comes with the change that gives it the focus, and goes with the next.
private struct Coming: View {
  enum Step { case first, second }
  let log: Log
  @FocusState private var field: Step?
  @State private var text = ""
  @State private var isSecond = false

  var body: some View {
    VStack {
      if isSecond {
        TextField("second", text: $text).focused($field, equals: .second)
      } else {
        TextField("first", text: $text).focused($field, equals: .first).onSubmit {
          isSecond = true
          field = .second
        }
      }
      Button("back") {
        isSecond = false
        field = .first
      }
    }
    .onChange(of: field) { _, new in log.add(new.map { "\($0)" } ?? "none") }
  }
}

/// A field that is hidden and stays the same view.
private struct Unseen: View {
  @State private var text = ""
  @State private var isHidden = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("field", text: $text).focused($isFocused).modifier(Hiding(isOn: isHidden))
      Button("hide") { isHidden = true }
      Button("ask") { isFocused = true }
      Text(isFocused ? "yes" : "no").accessibilityIdentifier("state")
    }
  }

  struct Hiding: ViewModifier, PrimitiveModifier {
    let isOn: Bool
    static func describe(_ modifier: Self, to node: some NodeBuilder) {
      if modifier.isOn { node.annotate(.hidden) }
    }
  }
}

extension FocusStateTests {
  @Test(arguments: ["disable", "cover"])
  func `a field out of reach loses the focus`(way: String) throws {
    let graph = Graph(Fading(log: log))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("field"))
    try device.tap(graph.element(way))
    #expect(device.focusedNode == nil)
    #expect(log.lines == ["editing true", "true", "editing false", "false"])
  }

  @Test func `a field that is hidden loses the focus, and does not get it`() throws {
    let graph = Graph(Unseen())
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("ask"))
    #expect(try graph.element("state").label == "yes")
    try device.tap(graph.element("hide"))
    #expect(try graph.element("state").label == "no")
    try device.tap(graph.element("ask"))
    #expect(device.focusedNode == nil)
    #expect(try graph.element("state").label == "no")
  }

  @Test func `a field that comes with the change gets the focus in it`() throws {
    let graph = Graph(Coming(log: log))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("first"))
    try device.submit(graph.element("first"))
    #expect(try graph.element("second").isFocused)
    try device.tap(graph.element("back"))
    #expect(try graph.element("first").isFocused)
    #expect(log.lines == ["first", "second", "first"])
  }
}
