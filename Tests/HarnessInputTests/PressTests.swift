import Foundation
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// What a button's style sees of the finger that is on it.
@Suite struct PressTests {
  private struct Stamp: ButtonStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.isPressed { Text("held") }
      }
      .onChange(of: configuration.isPressed) { _, isPressed in log.add("\(isPressed)") }
    }
  }

  private let log = Log()

  private func mount(_ view: some View) -> (graph: Graph, device: InputDevice) {
    let graph = Graph(view.buttonStyle(Stamp(log: log)))
    return (graph, InputDevice(graph: graph))
  }

  private func label(in graph: Graph) -> String? { graph.elements.children.first?.label }

  private func send(
    _ kind: TouchEvent.Kind, to touch: TouchSession, by way: Double = 0, at time: Double = 0
  ) {
    let place = CGPoint(x: touch.start.x + way, y: touch.start.y)
    touch.send(TouchEvent(kind, at: place, time: time))
  }

  @Test func `a button is pressed from when the finger comes down until it is lifted`() throws {
    let (graph, device) = mount(Button("Save") { log.add("save") })
    let touch = try device.touch(graph.element("Save"), for: .tap(count: 1))
    #expect(label(in: graph) == "Save")
    send(.began, to: touch)
    #expect(label(in: graph) == "Save held")
    send(.ended, to: touch)
    send(.left, to: touch)
    #expect(label(in: graph) == "Save")
    #expect(log.lines == ["true", "false", "save"])
  }

  @Test func `a finger that goes too far presses no longer, and the action does not run`() throws {
    let (graph, device) = mount(Button("Save") { log.add("save") })
    let touch = try device.touch(graph.element("Save"), for: .tap(count: 1))
    send(.began, to: touch)
    send(.moved, to: touch, by: 30)
    #expect(label(in: graph) == "Save")
    send(.ended, to: touch, by: 30)
    send(.left, to: touch)
    #expect(log.lines == ["true", "false"])
  }

  @Test func `a finger that is taken away presses no longer`() throws {
    let (graph, device) = mount(
      Button("Save") { log.add("save") }
        .highPriorityGesture(LongPressGesture().onEnded { _ in log.add("long") }))
    let touch = try device.touch(graph.element("Save"), for: .press)
    send(.began, to: touch)
    send(.moved, to: touch, at: 1)
    #expect(log.lines == ["true", "long", "false"])
    send(.ended, to: touch, at: 1)
    #expect(log.lines == ["true", "long", "false"])
  }

  @Test func `a tap presses a button twice for two taps`() throws {
    let (graph, device) = mount(Button("Save") {})
    try device.doubleTap(graph.element("Save"))
    #expect(log.lines == ["true", "false", "true", "false"])
  }

  @Test func `a button in a button is pressed alone`() throws {
    let (graph, device) = mount(
      Button {
        log.add("outer")
      } label: {
        VStack { Button("inner") { log.add("inner") }.buttonStyle(.plain) }
      })
    let button = try #require(graph.elements.children.first)
    try device.tap(button)
    #expect(!log.lines.contains("outer"))
    #expect(log.lines == ["inner"])
  }

  @Test func `a button whose style draws no press is not made anew by a tap`() throws {
    let graph = Graph(Button("Save") {}.buttonStyle(.bordered))
    let before = graph.generation
    try InputDevice(graph: graph).tap(graph.element("Save"))
    #expect(graph.generation == before)
  }
}
