import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

struct TypingTests {
  private let log = Log()

  private func text(_ graph: Graph, _ label: String = "Field") throws -> ElementValue? {
    try graph.element(label).value
  }

  @Test func `typing appends at the caret, one edit a character`() throws {
    let graph = Graph(FieldForm(log: log, text: "123"))
    let device = InputDevice(graph: graph)
    try device.type("ab", into: graph.element("Field"))
    #expect(try text(graph) == .string("123ab"))
    #expect(log.lines == ["editing true", "123a", "123ab"])
    try device.type("c", into: graph.element("Field"))
    #expect(log.lines.last == "123abc")
    #expect(log.lines.count == 4)
  }

  @Test func `filling is one edit`() throws {
    let graph = Graph(FieldForm(log: log, text: "123"))
    try InputDevice(graph: graph).fill(graph.element("Field"), with: "abc")
    #expect(try text(graph) == .string("abc"))
    #expect(log.lines == ["editing true", "abc"])
  }

  @Test func `clearing deletes one character after the other`() throws {
    let graph = Graph(FieldForm(log: log, text: "añ👍🏽"))
    let device = InputDevice(graph: graph)
    try device.clear(graph.element("Field"))
    #expect(try text(graph) == .string(""))
    #expect(log.lines == ["editing true", "añ", "a", ""])
    try device.type("x", into: graph.element("Field"))
    #expect(try text(graph) == .string("x"))
  }

  @Test func `submitting commits, then submits from the inside out, then ends editing`() throws {
    let graph = Graph(FieldForm(log: log, text: "a"))
    let device = InputDevice(graph: graph)
    try device.submit(graph.element("Field"))
    #expect(
      log.lines == ["editing true", "commit", "submit inner", "submit outer", "editing false"])
    #expect(try !graph.element("Field").isFocused)
  }

  @Test func `a line end submits once`() throws {
    let graph = Graph(FieldForm(log: log, text: ""))
    try InputDevice(graph: graph).type("a\n", into: graph.element("Field"))
    #expect(
      log.lines == [
        "editing true", "a", "commit", "submit inner", "submit outer", "editing false",
      ])
  }

  @Test func `what follows a line end is not typed anywhere`() throws {
    let graph = Graph(FieldForm(log: log, text: ""))
    let field = try graph.element("Field")
    let refused = refusal { () throws(Refusal) in
      try InputDevice(graph: graph).type("a\nbc", into: field)
    }
    #expect(
      refused
        == Refusal(
          kind: .noFocus, message: #"text_field "Field" lost the focus: "bc" was not typed"#))
  }

  @Test func `the focus goes from field to field`() throws {
    let graph = Graph(FieldForm(log: log, text: ""))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("Field"))
    try device.focus(graph.element("Field"))
    #expect(try graph.element("Field").isFocused)
    try device.tap(graph.element("Other"))
    #expect(try graph.element("Other").isFocused)
    #expect(log.lines == ["editing true", "editing false"])
    try device.blur(graph.element("Field"))
    #expect(device.focusedNode != nil)
    try device.blur(graph.element("Other"))
    #expect(device.focusedNode == nil)
  }

  @Test func `a field that leaves the interface has no focus any more`() throws {
    let flag = Flag()
    let graph = Graph(LeavingField(flag: flag))
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("Field"))
    flag.isOn = true
    graph.settle()
    #expect(device.focusedNode == nil)
  }

  @Test func `the caret follows what the app makes of the text`() throws {
    let graph = Graph(Shouting())
    try InputDevice(graph: graph).type("abcde", into: graph.element("Field"))
    #expect(try text(graph) == .string("ABC"))
  }

  @Test func `a disabled field refuses and its text stays`() throws {
    let graph = Graph(FieldForm(log: log, text: "a", isDisabled: true))
    let device = InputDevice(graph: graph)
    let field = try graph.element("Field")
    let message = #"text_field "Field" is disabled by itself (FieldForm > VStack > TextField)"#
    let expected = Refusal(kind: .disabled, message: message)
    #expect(refusal { () throws(Refusal) in try device.type("x", into: field) } == expected)
    #expect(refusal { () throws(Refusal) in try device.fill(field, with: "x") } == expected)
    #expect(refusal { () throws(Refusal) in try device.clear(field) } == expected)
    #expect(refusal { () throws(Refusal) in try device.submit(field) } == expected)
    #expect(refusal { () throws(Refusal) in try device.focus(field) } == expected)
    #expect(refusal { () throws(Refusal) in try device.tap(field) } == expected)
    #expect(try text(graph) == .string("a"))
    #expect(log.lines == [])
  }

  @Test func `a field that the app disables while it is typed into takes no more`() throws {
    let graph = Graph(ThreeDigits(log: log))
    let field = try graph.element("Field")
    let refused = refusal { () throws(Refusal) in
      try InputDevice(graph: graph).type("1234", into: field)
    }
    #expect(refused?.message == #"text_field "Field" lost the focus: "4" was not typed"#)
    #expect(try text(graph) == .string("123"))
    #expect(log.lines == ["editing true", "editing false"])
  }

  @Test func `only a field takes text`() throws {
    let graph = Graph(Button("Save") {})
    let button = try graph.element("Save")
    let refused = refusal { () throws(Refusal) in
      try InputDevice(graph: graph).type("a", into: button)
    }
    #expect(
      refused
        == Refusal(
          kind: .noFocus, message: #"button "Save" takes no text: it is not a field"#))
  }

  @Test func `a secure field is typed into like any other`() throws {
    var password = ""
    let binding = Binding(get: { password }, set: { password = $0 })
    let graph = Graph(SecureField("Password", text: binding))
    try InputDevice(graph: graph).type("s3cret", into: graph.element("Password"))
    #expect(password == "s3cret")
  }
}
