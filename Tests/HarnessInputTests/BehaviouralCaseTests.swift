import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// Cases of the design that no other test has: what is found and touched in less usual places.
@Suite struct BehaviouralCaseTests {
  @Test func `a label inside a button and an identifier inside a mask are found`() throws {
    let graph = Graph(
      VStack {
        Button {
        } label: {
          Text("x").accessibilityLabel("inner")
        }
        .accessibilityLabel("outer")
        Text("masked").mask(Text("mask").accessibilityIdentifier("mask"))
      })
    #expect(try graph.element("inner").node.path == "VStack > Button > Text")
    #expect(try graph.element("mask").node.path == "VStack > Text#mask")
    #expect(try graph.element("outer", .button).node.path == "VStack > Button")
  }

  @Test func `of two dialogs on one view each has its own title and actions`() throws {
    let log = Log()
    let graph = Graph(Dialogs(log: log))
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("show second"))
    #expect(try graph.element("Second").role == .dialog)
    #expect(!graph.has("First"))
    try device.tap(graph.element("second action"))
    #expect(log.lines == ["second"])
    #expect(!graph.has("Second"))
    try device.tap(graph.element("show first"))
    #expect(try graph.element("First").role == .dialog)
    try device.tap(graph.element("first action"))
    #expect(log.lines == ["second", "first"])
  }

  @Test func `a state moves with its row`() throws {
    let graph = Graph(Counters())
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("c 0"))
    try device.tap(graph.element("c 1"))
    try device.tap(graph.element("move"))
    #expect(graph.texts == ["a 0", "c 2", "b 0"])
  }
}

extension Graph {
  fileprivate var texts: [String] {
    var found: [String] = []
    elements.forEach { if $0.role == .button, $0.label != "move" { found.append($0.label) } }
    return found
  }
}

private struct Dialogs: View {
  let log: Log
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    VStack {
      Button("show first") { isFirst = true }
      Button("show second") { isSecond = true }
    }
    .confirmationDialog("First", isPresented: $isFirst, titleVisibility: .visible) {
      Button("first action") { log.add("first") }
    }
    .confirmationDialog("Second", isPresented: $isSecond, titleVisibility: .visible) {
      Button("second action") { log.add("second") }
    }
  }
}

private struct Counters: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      Button("move") { names.swapAt(1, 2) }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
