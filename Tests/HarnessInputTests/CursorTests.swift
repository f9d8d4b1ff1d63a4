import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// A field and an editor of one text, which write down what is selected.
private struct Editing: View {
  let log: Log
  @State var text: String
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextField("field", text: $text, selection: $selection)
      TextEditor(text: $text).accessibilityIdentifier("editor")
      TextField("lines", text: $text, axis: .vertical).onSubmit { log.add("submit") }
      SecureField("secret", text: $text)
      Button("select two") {
        selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 2))
      }
      Button("shout") { text = text.uppercased() + "!" }
    }
    .onChange(of: selection) { _, new in
      guard case .selection(let range)? = new?.indices else { return log.add("nothing") }
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      log.add("\(start) \(text[range])")
    }
  }
}

struct CursorTests {
  private let log = Log()

  private func edited(
    _ text: String, in name: String = "field", by presses: [KeyPress]
  ) throws -> ElementValue? {
    let graph = Graph(Editing(log: log, text: text))
    let device = InputDevice(graph: graph)
    for press in presses { try device.press(press, on: graph.element(name)) }
    return try graph.element(name).value
  }

  @Test func `arrows, home and end move the cursor`() throws {
    let keys: [KeyPress] = [
      key(.leftArrow), key("x"), key(.home), key("y"), key(.rightArrow), key("z"), key(.end),
      key("!"),
    ]
    #expect(try edited("abc", by: keys) == .string("yazbxc!"))
  }

  @Test(arguments: [
    (key(.leftArrow, .option), "one two. Xthree"), (key(.leftArrow, .command), "Xone two. three"),
    (key(.upArrow), "Xone two. three"), (key(.upArrow, .command), "Xone two. three"),
    (key(.rightArrow, .option), "one two. threeX"),
  ])
  func `option goes by words and command to the ends`(press: KeyPress, text: String) throws {
    #expect(try edited("one two. three", by: [press, key("X")]) == .string(text))
  }

  @Test func `up and down keep the column between lines`() throws {
    let keys = [key(.upArrow), key(.upArrow), key("X"), key(.downArrow), key(.downArrow), key("Y")]
    #expect(
      try edited("abcdef\ngh\nijkl", in: "editor", by: keys) == .string("abXcdef\ngh\nijYkl"))
    let ends = [key(.upArrow), key("X"), key(.downArrow, .command), key("Y")]
    #expect(try edited("ab\ncd", in: "editor", by: ends) == .string("abX\ncdY"))
    let inLine = [key(.leftArrow, .command), key("X"), key(.rightArrow, .command), key("Y")]
    #expect(try edited("ab\ncd", in: "editor", by: inLine) == .string("ab\nXcdY"))
  }

  @Test func `shift selects, and what is typed or deleted takes its place`() throws {
    let selectTwo = [key(.leftArrow, .shift), key(.leftArrow, .shift)]
    #expect(try edited("abcd", by: selectTwo + [key("x")]) == .string("abx"))
    #expect(try edited("abcd", by: selectTwo + [key(.delete)]) == .string("ab"))
    #expect(try edited("abcd", by: selectTwo + [key(.leftArrow), key("x")]) == .string("abxcd"))
    #expect(try edited("abcd", by: selectTwo + [key(.rightArrow), key("x")]) == .string("abcdx"))
    let all = [key(.upArrow, [.shift, .command]), key("x")]
    #expect(try edited("abcd", by: all) == .string("x"))
  }

  @Test(arguments: [
    ([key(.delete)], "one tw"), ([key(.delete, .option)], "one "), ([key(.delete, .command)], ""),
    ([key(.home), key(.deleteForward)], "ne two"),
    ([key(.home), key(.deleteForward, .option)], " two"),
    ([key(.home), key(.delete)], "one two"), ([key(.deleteForward)], "one two"),
  ])
  func `delete goes both ways, by letter, word and line`(keys: [KeyPress], text: String) throws {
    #expect(try edited("one two", by: keys) == .string(text))
  }

  @Test(arguments: [EventModifiers.command, .control])
  func `all is selected, cut, copied and pasted`(held: EventModifiers) throws {
    let cut = [key("a", held), key("x", held), key("v", held), key("v", held)]
    #expect(try edited("ab", by: cut) == .string("abab"))
    let copy = [key("a", held), key("c", held), key(.rightArrow), key("v", held)]
    #expect(try edited("cd", by: copy) == .string("cdcd"))
  }

  @Test func `lines are pasted into one line with spaces`() throws {
    let copy = [key("a", .command), key("c", .command)]
    #expect(try edited("a\nb", in: "editor", by: copy) == .string("a\nb"))
    #expect(try edited("", by: [key("v", .command)]) == .string("a b"))
    #expect(try edited("", in: "lines", by: [key("v", .command)]) == .string("a\nb"))
  }

  @Test func `a secure field gives nothing away`() throws {
    let graph = Graph(Editing(log: log, text: "pass"))
    let device = InputDevice(graph: graph)
    let field = try graph.element("secret")
    try device.press(key("a", .command), on: field)
    let refused = refusal { () throws(Refusal) in try device.press(key("c", .command), on: field) }
    #expect(refused?.kind == .nothingHandled)
    try device.press(key("x"), on: field)
    #expect(try graph.element("secret").value == .string("•"))
  }

  @Test func `what is lost of a secure text is not told`() throws {
    let graph = Graph(SecureField("secret", text: .constant("")))
    let field = try graph.element("secret")
    let refused = refusal { () throws(Refusal) in
      try InputDevice(graph: graph).type("a\nbc", into: field)
    }
    #expect(refused?.message == #"secure_field "secret" lost the focus: "••" was not typed"#)
  }

  @Test func `a selection is told to the app, and follows it`() throws {
    let graph = Graph(Editing(log: log, text: "abcd"))
    let device = InputDevice(graph: graph)
    try device.press(key(.leftArrow, .shift), on: graph.element("field"))
    #expect(log.lines == ["3 d"])
    try device.type("xy", into: graph.element("field"))
    #expect(log.lines == ["3 d", "4 ", "5 "])
    try device.tap(graph.element("select two"))
    try device.type("!", into: graph.element("field"))
    #expect(try graph.element("field").value == .string("!cxy"))
    #expect(log.lines == ["3 d", "4 ", "5 ", "0 ab", "1 "])
  }

  @Test func `when the app changes the text the cursor is at its end`() throws {
    let graph = Graph(Editing(log: log, text: "abcd"))
    let device = InputDevice(graph: graph)
    try device.press(key(.home), on: graph.element("field"))
    try device.tap(graph.element("shout"))
    try device.type("x", into: graph.element("field"))
    #expect(try graph.element("field").value == .string("ABCD!x"))
  }

  @Test(arguments: ["editor", "lines"])
  func `return is a line break where there are lines`(name: String) throws {
    let graph = Graph(Editing(log: log, text: "a"))
    let device = InputDevice(graph: graph)
    try device.type("\nb", into: graph.element(name))
    #expect(try graph.element(name).value == .string("a\nb"))
    #expect(log.lines == [])
    let field = try graph.element(name)
    let refused = refusal { () throws(Refusal) in try device.submit(field) }
    #expect(
      refused?.message == "\(field.name) is not submitted: return types a line break in it")
  }
}

/// Two fields of one digit each, the second after the first.
private struct Code: View {
  @State private var digits = ["", ""]
  @State private var selections: [TextSelection?] = [nil, nil]
  @FocusState private var place: Int?

  var body: some View {
    HStack {
      ForEach(0..<2, id: \.self) { index in
        TextField("\(index)", text: $digits[index], selection: $selections[index])
          .focused($place, equals: index)
      }
    }
    .onChange(of: digits) { place = digits.firstIndex(of: "") }
  }
}

extension CursorTests {
  @Test func `an edit that moves the focus on leaves the next field's cursor alone`() throws {
    let graph = Graph(Code())
    let device = InputDevice(graph: graph)
    try device.focus(graph.element("0"))
    try device.type("12")
    #expect(try graph.element("0").value == .string("1"))
    #expect(try graph.element("1").value == .string("2"))
    #expect(device.focusedNode == nil)
  }
}
