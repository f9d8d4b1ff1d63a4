import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

private struct Values: View {
  let log: Log
  @State private var level = 0.4
  @State private var count = 0
  @State private var choice: Int?

  var body: some View {
    VStack {
      Slider(value: $level, in: 0...1, step: 0.1) {
        Text("level")
      } onEditingChanged: { isEditing in
        log.add("editing \(isEditing) \(level)")
      }
      Stepper("count", value: $count, in: 0...2)
      Stepper("only up", onIncrement: { log.add("up") }, onDecrement: nil)
      Stepper("disabled", value: $count).disabled(true)
      Picker("choice", selection: $choice) {
        Text("zero").tag(0)
        Text("one").tag(1)
        Text("other").tag("text")
      }
    }
  }
}

struct ValueTests {
  private let log = Log()

  @Test func `a slider clamps, snaps and tells when editing begins and ends`() throws {
    let graph = Graph(Values(log: log))
    let device = InputDevice(graph: graph)
    try device.setValue(graph.element("level"), to: .number(0.68))
    #expect(try graph.element("level").value == .number(0.7))
    #expect(log.lines == ["editing true 0.4", "editing false 0.7"])
    try device.setValue(graph.element("level"), to: .number(7))
    #expect(try graph.element("level").value == .number(1))
    let level = try graph.element("level")
    let refused = refusal { () throws(Refusal) in
      try device.setValue(level, to: .string("much"))
    }
    #expect(refused?.message == "slider \"level\" takes a number")
  }

  @Test func `a stepper refuses at its bounds and in a direction without an action`() throws {
    let graph = Graph(Values(log: log))
    let device = InputDevice(graph: graph)
    try device.increment(graph.element("count"), by: 2)
    #expect(try graph.element("count").value == .number(2))
    let element = try graph.element("count")
    #expect(refusal { () throws(Refusal) in try device.increment(element) }?.kind == .outOfRange)
    let onlyUp = try graph.element("only up")
    try device.increment(onlyUp)
    #expect(log.lines == ["up"])
    #expect(refusal { () throws(Refusal) in try device.decrement(onlyUp) }?.kind == .outOfRange)
    let disabled = try graph.element("disabled")
    #expect(refusal { () throws(Refusal) in try device.increment(disabled) }?.kind == .disabled)
  }

  @Test func `an option of a picker is chosen by a tap, with an optional selection too`() throws {
    let graph = Graph(Values(log: log))
    let device = InputDevice(graph: graph)
    #expect(try graph.element("choice").value == nil)
    try device.tap(graph.element("one"))
    #expect(try graph.element("choice").value == .string("one"))
    #expect(try graph.element("one").attributes["selected"] == .bool(true))
    #expect(try graph.element("zero").attributes["selected"] == .bool(false))
    #expect(try graph.element("other").role == .text)
  }

  @Test func `a step that is missing says why`() throws {
    let graph = Graph(
      VStack {
        Stepper("bound", value: .constant(2), in: 0...2)
        Stepper("nan", value: .constant(Double.nan))
        Stepper("still", value: .constant(1), step: 0)
        Stepper("unsteady", value: .constant(1.0), step: Double.nan)
        Stepper("one way", onIncrement: nil, onDecrement: {})
        DatePicker("date", selection: .constant(.distantPast))
      })
    let device = InputDevice(graph: graph)
    let sentences = [
      "bound": "is at its upper bound, 2", "nan": "has no steps from its value, nan",
      "still": "has a step of 0", "unsteady": "has a step that is no number (nan)",
      "one way": "has no action to increment",
      "date": "has no steps to increment by",
    ]
    for (name, words) in sentences {
      let element = try graph.element(name)
      let refused = refusal { () throws(Refusal) in try device.increment(element) }
      #expect(refused?.message.hasSuffix(words) == true, "\(name): \(refused?.message ?? "")")
    }
  }
}
