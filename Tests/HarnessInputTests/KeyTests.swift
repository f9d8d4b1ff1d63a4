import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

private struct Handlers: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    VStack {
      Text("phases").focusable()
        .onKeyPress("p", phases: .all) { press in
          log.add("\(press.phase == .down ? "down" : press.phase == .up ? "up" : "repeat")")
          return .handled
        }
      Text("defaults").focusable()
        .onKeyPress(keys: ["p", "q"]) { press in
          log.add("inner \(press.characters)")
          return press.key == "p" ? .handled : .ignored
        }
        .onExitCommand { log.add("exit") }
      TextField("digits only", text: $text)
        .onKeyPress { press in
          press.key.character.isNumber ? .ignored : .handled
        }
    }
    .onKeyPress { press in
      log.add("outer \(press.characters)")
      return .ignored
    }
  }
}

private struct Shortcuts: View {
  let log: Log
  @State private var text = ""
  @State private var isAsked = false
  @State private var isPresented = false

  var body: some View {
    VStack {
      Button("off") { log.add("off") }.keyboardShortcut("s").disabled(true)
      Button("unseen") { log.add("unseen") }.keyboardShortcut("s").hidden()
      Button("first") { log.add("first") }.keyboardShortcut("s")
      Button("second") { log.add("second") }.keyboardShortcut("s")
      Button("letter") { log.add("letter") }.keyboardShortcut("l", modifiers: [])
      Button("all") { log.add("all") }.keyboardShortcut("a")
      Button("default") { log.add("default") }.keyboardShortcut(.defaultAction)
      TextField("plain", text: $text)
      TextField("submitting", text: $text).onSubmit { log.add("submit") }
      Button("ask") { isAsked = true }
      Button("present") { isPresented = true }
    }
    .alert("Sure?", isPresented: $isAsked) {
      Button("Yes") { log.add("yes") }.keyboardShortcut(.defaultAction)
      Button("No", role: .cancel) { log.add("no") }
    }
    .sheet(isPresented: $isPresented) {
      TextField("in the sheet", text: $text)
      Button("sheet's own") { log.add("own") }.keyboardShortcut("s")
    }
  }
}

struct KeyTests {
  private let log = Log()

  @Test func `a key goes down, repeats while it is held, and goes up`() throws {
    let graph = Graph(Handlers(log: log))
    try InputDevice(graph: graph).press(key("p"), repeats: 2, on: graph.element("phases"))
    #expect(log.lines == ["down", "repeat", "repeat", "up"])
  }

  @Test func `handlers hear down and repeat, inner ones first, until one takes it`() throws {
    let graph = Graph(Handlers(log: log))
    let device = InputDevice(graph: graph)
    try device.press(key("p"), repeats: 1, on: graph.element("defaults"))
    #expect(log.lines == ["inner p", "inner p"])
    log.lines = []
    let defaults = try graph.element("defaults")
    let refused = refusal { () throws(Refusal) in try device.press(key("q"), on: defaults) }
    #expect(log.lines == ["inner q", "outer q"])
    #expect(refused?.kind == .nothingHandled)
    log.lines = []
    try device.press(key(.escape), on: graph.element("defaults"))
    #expect(log.lines == ["exit"])
  }

  @Test func `a handler keeps what is typed from a field`() throws {
    let graph = Graph(Handlers(log: log))
    try InputDevice(graph: graph).type("1a2b", into: graph.element("digits only"))
    #expect(try graph.element("digits only").value == .string("12"))
    #expect(log.lines == ["outer 1", "outer 2"])
  }

  @Test func `the first control that can be used has the shortcut`() throws {
    let graph = Graph(Shortcuts(log: log))
    let device = InputDevice(graph: graph)
    try device.press(key("s", .command))
    try device.press(key("l"))
    #expect(log.lines == ["first", "letter"])
  }

  @Test func `a field takes letters before shortcuts, and shortcuts with command before it`() throws
  {
    let graph = Graph(Shortcuts(log: log))
    let device = InputDevice(graph: graph)
    try device.press(key("l"), on: graph.element("plain"))
    #expect(try graph.element("plain").value == .string("l"))
    try device.press(key("a", .command), on: graph.element("plain"))
    #expect(log.lines == ["all"])
  }

  @Test func `return is the field's, and the default button's where nobody submits`() throws {
    let graph = Graph(Shortcuts(log: log))
    let device = InputDevice(graph: graph)
    try device.type("\n", into: graph.element("submitting"))
    #expect(log.lines == ["submit"])
    try device.submit(graph.element("plain"))
    #expect(log.lines == ["submit", "default"])
    #expect(device.focusedNode == nil)
    try device.press(key(.return), on: graph.element("ask"))
    #expect(log.lines.last == "default")
  }

  @Test func `keys of a dialog choose its buttons, and it ends`() throws {
    let graph = Graph(Shortcuts(log: log))
    let device = InputDevice(graph: graph)
    for (press, line) in [(key(.return), "yes"), (key(.escape), "no")] {
      try device.tap(graph.element("ask"))
      try device.press(press)
      #expect(log.lines.last == line)
      #expect(!graph.has("Yes"))
    }
    let refused = refusal { () throws(Refusal) in try device.press(key(.escape)) }
    #expect(
      refused?.message
        == "nothing handles this key: no view has the focus, and the views around it "
        + "and the shortcuts of the interface don't")
  }

  @Test func `shortcuts are those of what is presented, and escape leaves it`() throws {
    let graph = Graph(Shortcuts(log: log))
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("present"))
    try device.press(key("s", .command))
    #expect(log.lines == ["own"])
    let refused = refusal { () throws(Refusal) in try device.press(key("l")) }
    #expect(refused?.kind == .nothingHandled)
    try device.press(key(.escape))
    #expect(!graph.has("in the sheet"))
  }
}
