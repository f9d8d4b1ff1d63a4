import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

struct TapTests {
  private let log = Log()

  @Test func `a tap on a button runs its action once, before it returns`() throws {
    let graph = Graph(Button("Test") { [log] in log.add("test") })
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("Test"))
    #expect(log.lines == ["test"])
  }

  @Test(arguments: [Role.toggle, .button])
  func `a toggle drawn by a button acts once, whichever role it was found by`(role: Role) throws {
    let graph = Graph(Observed(log: log))
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("label", role))
    #expect(log.lines == ["true value"])
    #expect(try graph.element("label", role).value == .bool(true))
    #expect(try graph.element("checkmark.square").role == .image)
    try device.tap(graph.element("label", role))
    #expect(log.lines == ["true value", "false value"])
    #expect(try graph.element("square").role == .image)
  }

  @Test func `a tap on a part of a control reaches the control`() throws {
    let graph = Graph(Observed(log: log))
    try InputDevice(graph: graph).tap(graph.element("label", .text))
    #expect(log.lines == ["true value"])
  }

  @Test func `a toggle changes its binding`() throws {
    var isOn = false
    let graph = Graph(Toggle("a", isOn: Binding(get: { isOn }, set: { isOn = $0 })))
    try InputDevice(graph: graph).tap(graph.element("a"))
    #expect(isOn)
  }

  @Test func `a tap gesture around a text is the one that answers`() throws {
    let graph = Graph(Gestures(log: log))
    let device = InputDevice(graph: graph)
    try device.tap(graph.element("plain"))
    try device.tap(graph.element("inner"))
    #expect(log.lines == ["outer", "inner"])
  }

  @Test func `a control's own action wins over a gesture around it`() throws {
    let graph = Graph(Gestures(log: log))
    try InputDevice(graph: graph).tap(graph.element("button"))
    #expect(log.lines == ["button"])
  }

  @Test func `a named container is tapped where its gesture is`() throws {
    let graph = Graph(
      VStack {
        Text("a")
        Text("b")
      }
      .onTapGesture { [log] in log.add("card") }
      .accessibilityIdentifier("card"))
    try InputDevice(graph: graph).tap(graph.element("card"))
    #expect(log.lines == ["card"])
  }

  @Test func `a double tap runs a double tap gesture once, a single one twice`() throws {
    let graph = Graph(Gestures(log: log))
    let device = InputDevice(graph: graph)
    try device.doubleTap(graph.element("double"))
    #expect(log.lines == ["double"])
    try device.doubleTap(graph.element("inner"))
    #expect(log.lines == ["double", "inner", "inner"])
    try device.tap(graph.element("double"))
    #expect(log.lines.last == "outer")
    try device.tap(graph.element("button"), count: 3)
    #expect(log.lines.suffix(3) == ["button", "button", "button"])
  }

  @Test func `the second tap of two meets what the first has made`() throws {
    let graph = Graph(OnlyOnce(log: log))
    try InputDevice(graph: graph).doubleTap(graph.element("Save"))
    #expect(log.lines == ["save"])
  }

  @Test func `what follows from a tap has happened when it returns`() throws {
    let graph = Graph(Steps(log: log))
    try InputDevice(graph: graph).tap(graph.element("Next"))
    #expect(Set(log.lines) == ["changed to 1", "appeared"])
    #expect(try graph.element("shown").isAlive)
  }

  @Test func `what an action reads makes nobody depend on it`() throws {
    let flag = Flag()
    let graph = Graph(Button("read") { [log] in log.add("\(flag.isOn)") })
    let node = try graph.element("read").node
    let evaluations = node.evaluations
    try InputDevice(graph: graph).tap(graph.element("read"))
    flag.isOn = true
    graph.settle()
    #expect(node.evaluations == evaluations)
  }
}
