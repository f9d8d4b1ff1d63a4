import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// What stops an action, in the words a script's author reads.
struct RefusalTests {
  private let log = Log()

  private func refusedTap(_ graph: Graph, _ label: String) throws -> Refusal? {
    let element = try graph.element(label)
    return refusal { () throws(Refusal) in try InputDevice(graph: graph).tap(element) }
  }

  @Test func `a disabled button refuses and names itself`() throws {
    let graph = Graph(DisabledForm(log: log))
    let refused = try #require(try refusedTap(graph, "Alone"))
    #expect(refused.kind == .disabled)
    #expect(
      refused.message == #"button "Alone" is disabled by itself (DisabledForm > VStack > Button)"#)
    #expect(log.lines == [])
  }

  @Test func `a sheet whose binding keeps it is not left`() throws {
    let graph = Graph(
      Text("behind").sheet(isPresented: Binding(get: { true }, set: { _ in })) {
        Text("inside").accessibilityIdentifier("page")
      })
    var sheet: UIElement?
    graph.elements.forEachUnmerged { if $0.roles.contains(.sheet) { sheet = $0 } }
    let found = try #require(sheet)
    let refused = refusal { () throws(Refusal) in try InputDevice(graph: graph).dismiss(found) }
    #expect(refused?.message == "sheet was left, and is still there: what shows it did not change")
    _ = try graph.element("page")
  }

  @Test func `a button in a disabled container names the farthest view that disables it`() throws {
    let graph = Graph(DisabledForm(log: log))
    #expect(
      try refusedTap(graph, "Test")?.message
        == #"button "Test" is disabled by VStack#form (DisabledForm > VStack > VStack#form)"#)
    #expect(
      try refusedTap(graph, "grouped")?.message
        == #"button "grouped" is disabled by Group (DisabledForm > VStack > Group)"#)
    #expect(log.lines == [])
  }

  @Test func `an inner disabled(false) enables nothing, and a false alone disables nothing`() throws
  {
    let graph = Graph(DisabledForm(log: log))
    #expect(try refusedTap(graph, "never")?.kind == .disabled)
    #expect(try refusedTap(graph, "works") == nil)
    #expect(log.lines == ["works"])
  }

  @Test func `a disabled toggle refuses and its binding stays`() throws {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let graph = Graph(
      Toggle("a", isOn: binding).toggleStyle(CheckBoxStyle()).disabled(true))
    #expect(
      try refusedTap(graph, "a")?.message == #"toggle "a" is disabled by itself (Toggle)"#)
    #expect(!isOn)
  }

  @Test func `a hidden button refuses and names the view that hides it`() throws {
    let graph = Graph(HiddenRow(log: log))
    let refused = try #require(try refusedTap(graph, "123"))
    #expect(refused.kind == .hidden)
    #expect(refused.message == #"button "123" is hidden by HStack (HiddenRow > VStack > HStack)"#)
    #expect(try refusedTap(graph, "abc") == nil)
    #expect(log.lines == ["abc"])
  }

  @Test func `a button that is disabled and hidden is disabled first`() throws {
    let graph = Graph(Button("a") {}.hidden().disabled(true))
    #expect(try refusedTap(graph, "a")?.kind == .disabled)
  }

  @Test func `a row whose only control is disabled or hidden refuses`() throws {
    let graph = Graph(
      List {
        Button("works") { [log] in log.add("works") }.accessibilityIdentifier("a")
        HStack { Button("off") { [log] in log.add("off") }.disabled(true) }
        VStack { Text("gone").onTapGesture { [log] in log.add("gone") }.hidden() }
      })
    let device = InputDevice(graph: graph)
    let rows = graph.elements.children[0].children
    try device.tap(rows[0])
    #expect(
      refusal { () throws(Refusal) in try device.tap(rows[1]) }?.message
        == "row is disabled by Button (List > HStack > Button)")
    #expect(
      refusal { () throws(Refusal) in try device.tap(rows[2]) }?.message
        == "row is hidden by Text (List > VStack > Text)")
    #expect(log.lines == ["works"])
  }

  @Test func `force skips the guards`() throws {
    let graph = Graph(DisabledForm(log: log))
    try InputDevice(graph: graph).tap(graph.element("Test"), force: true)
    #expect(log.lines == ["test"])
    try InputDevice(graph: graph).doubleTap(graph.element("Test"), force: true)
    #expect(log.lines == ["test", "test", "test"])
  }

  @Test func `an element that is gone is refused, even by force`() throws {
    let flag = Flag()
    let graph = Graph(FlagView(flag: flag))
    let element = try graph.element("shown")
    flag.isOn = true
    graph.settle()
    for force in [false, true] {
      let refused = refusal { () throws(Refusal) in
        try InputDevice(graph: graph).tap(element, force: force)
      }
      #expect(refused == Refusal(kind: .gone, message: #"button "shown" has left the interface"#))
    }
  }

  @Test func `a tap that nothing handles is refused`() throws {
    let graph = Graph(VStack { Text("x") })
    let refused = try #require(try refusedTap(graph, "x"))
    #expect(refused.kind == .nothingHandled)
    #expect(
      refused.message
        == #"nothing handles a tap here: text "x" and the views around it have no action"#)
  }

  @Test func `a tap where a gesture waits for two is refused with the reason`() throws {
    let graph = Graph(Text("x").onTapGesture(count: 2) {})
    let message = try refusedTap(graph, "x")?.message
    #expect(
      message == """
        nothing handles a tap here: text "x" and the views around it have no action; \
        a gesture there waits for 2 taps, this is 1
        """)
  }

  @Test func `a step inside an action is refused`() throws {
    let nested = Nested()
    let graph = Graph(Button("Save") { nested.action?() })
    let device = InputDevice(graph: graph)
    let button = try graph.element("Save")
    var refused: Refusal?
    nested.action = { refused = refusal { () throws(Refusal) in try device.tap(button) } }
    try device.tap(button)
    #expect(refused?.kind == .busy)
    #expect(
      refused?.message
        == #"the app is still handling an event: a tap on button "Save"; act when it has returned"#
    )
    #expect(device.busyReason == nil)
  }

  @Test func `a step while views are updated is refused`() throws {
    let nested = Nested()
    let flag = Flag()
    let graph = Graph(FlagView(flag: flag, onChange: { nested.action?() }))
    let device = InputDevice(graph: graph)
    let button = try graph.element("shown")
    var refused: Refusal?
    nested.action = { refused = refusal { () throws(Refusal) in try device.tap(button) } }
    flag.isOn = true
    graph.settle()
    #expect(
      refused?.message == """
        the app is still handling an event: its views are being updated; act when it has returned
        """)
  }
}

/// An action that can be replaced.
final class Nested {
  var action: (() -> Void)?
}
