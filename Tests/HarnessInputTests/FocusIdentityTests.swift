import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// The focus belongs to a view's identity.
struct FocusIdentityTests {
  private let log = Log()

  /// Changes the rows without touching anything, as an answer of a server would.
  private func run(_ button: String, in graph: Graph) throws {
    try graph.element(button).activate?()
    graph.settle()
  }

  @Test func `a row that moves keeps the focus and the caret`() throws {
    let graph = Graph(FieldRows(log: log))
    let device = InputDevice(graph: graph)
    try device.type("12", into: graph.element("a", .textField))
    try run("reverse", in: graph)
    #expect(try graph.element("a", .textField).isFocused)
    #expect(
      try graph.elements.children.last { $0.role != .keyboard } === graph.element("a", .textField))
    try device.type("3", into: graph.element("a", .textField))
    #expect(try graph.element("a", .textField).value == .string("123"))
    #expect(log.lines == ["a true"])
  }

  @Test func `the focus stays where it is when another row goes`() throws {
    let graph = Graph(FieldRows(log: log))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("b", .textField))
    try run("drop a", in: graph)
    #expect(try graph.element("b", .textField).isFocused)
  }

  @Test func `the focus goes with its row`() throws {
    let graph = Graph(FieldRows(log: log))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("a", .textField))
    try run("drop a", in: graph)
    #expect(device.focusedNode == nil)
    #expect(try !graph.element("b", .textField).isFocused)
  }
}
