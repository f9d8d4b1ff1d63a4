import Foundation
import HarnessControls
import HarnessGraph
import HarnessInput
import HarnessUI
import Testing

/// A control in a view: what fingers make of it.
@Suite struct TouchTests {
  private let control = Control()
  private let recorder = Recorder()

  private func listen(for events: ControlEvents = .allEvents) {
    control.addTarget(recorder, action: Action("heard", Recorder.heard), for: events)
  }

  private func mount(
    _ role: ControlRole = .button, isDisabled: Bool = false
  ) -> (graph: Graph, device: InputDevice) {
    let graph = Graph(ControlView(control, label: "Save", role: role).disabled(isDisabled))
    return (graph, InputDevice(graph: graph))
  }

  private func element(in graph: Graph) throws -> UIElement {
    try #require(graph.elements.children.first)
  }

  // MARK: Taps

  @Test func `a tap comes down, goes up inside and does what the control is for`() throws {
    listen()
    let (graph, device) = mount()
    try device.tap(element(in: graph))
    #expect(recorder.calls == ["touch_down", "touch_up_inside", "primary_action_triggered"])
    #expect(!control.isHighlighted)
  }

  @Test func `the second touch of a double tap is a repeated one, that of another tap is not`()
    throws
  {
    listen(for: [.touchDown, .touchDownRepeat])
    let (graph, device) = mount()
    try device.doubleTap(element(in: graph))
    #expect(recorder.calls == ["touch_down", "touch_down", "touch_down_repeat"])
    try device.tap(element(in: graph))
    #expect(recorder.calls.count == 4)
  }

  @Test func `a disabled control and one in a disabled view refuse the tap`() throws {
    listen()
    control.isEnabled = false
    let (graph, device) = mount()
    #expect(throws: Refusal.self) { try device.tap(element(in: graph)) }
    control.isEnabled = true
    let (around, hand) = mount(isDisabled: true)
    #expect(throws: Refusal.self) { try hand.tap(element(in: around)) }
    #expect(recorder.calls == [])
    try hand.tap(element(in: around), force: true)
    #expect(recorder.calls.last == "primary_action_triggered")
  }

  @Test func `a control that its first touch disables takes no second one`() throws {
    listen(for: .touchDown)
    recorder.onCall = { [control] in control.isEnabled = false }
    let (graph, device) = mount()
    try device.doubleTap(element(in: graph))
    #expect(recorder.calls == ["touch_down"])
  }

  @Test func `a tap turns a toggle over before its targets hear of it`() throws {
    var states: [Bool] = []
    recorder.onCall = { [control] in states.append(control.isSelected) }
    listen(for: [.touchUpInside, .valueChanged])
    let (graph, device) = mount(.toggle)
    #expect(try element(in: graph).value == .bool(false))
    try device.tap(element(in: graph))
    #expect(recorder.calls == ["touch_up_inside", "value_changed"])
    #expect(states == [true, true])
    #expect(try element(in: graph).value == .bool(true))
  }

  // MARK: Moves

  /// Moves a finger along, by so many points from the middle of the control.
  private func drag(_ ways: [Double]) throws {
    let (graph, device) = mount()
    let touch = try device.touch(element(in: graph), for: .drag)
    touch.send(TouchEvent(.began, at: touch.start, time: 0))
    var (time, end) = (0.0, touch.start)
    for way in ways {
      time += 0.1
      end.x = touch.start.x + way
      touch.send(TouchEvent(.moved, at: end, time: time))
    }
    touch.send(TouchEvent(.ended, at: end, time: time))
    touch.send(TouchEvent(.left, at: end, time: time))
  }

  @Test(arguments: [(69.0, "touch_drag_inside"), (71, "touch_drag_outside")])
  func `a finger is on the control up to 70 points beyond its frame`(
    way: Double, event: String
  ) throws {
    listen(for: [.touchDragInside, .touchDragOutside])
    let (graph, _) = mount()
    let width = try #require(element(in: graph).frame).width
    #expect(width > 10)
    try drag([width / 2 + way])
    #expect(recorder.calls == [event])
  }

  @Test func `a finger that ends outside does nothing but say so`() throws {
    listen()
    try drag([20, 200, 220])
    #expect(
      recorder.calls == [
        "touch_down", "touch_drag_inside", "touch_drag_outside", "touch_drag_exit",
        "touch_drag_outside", "touch_up_outside",
      ])
    #expect(!control.isHighlighted)
  }

  @Test func `a finger that comes back ends inside`() throws {
    listen()
    try drag([200, 10])
    #expect(
      recorder.calls == [
        "touch_down", "touch_drag_outside", "touch_drag_exit", "touch_drag_inside",
        "touch_drag_enter", "touch_up_inside", "primary_action_triggered",
      ])
  }

  @Test func `a shortcut and assistive technologies send what a tap sends`() throws {
    listen()
    let graph = Graph(ControlView(control, label: "Save").keyboardShortcut("s"))
    let device = InputDevice(graph: graph)
    let wanted = ["touch_down", "touch_up_inside", "primary_action_triggered"]
    try device.press(KeyPress(key: "s", characters: "s", modifiers: .command))
    #expect(recorder.calls == wanted)
    try device.perform("default", on: element(in: graph))
    #expect(recorder.calls == wanted + wanted)
    control.isEnabled = false
    graph.settle()
    #expect(throws: Refusal.self) {
      try device.press(KeyPress(key: "s", characters: "s", modifiers: .command))
    }
    #expect(recorder.calls == wanted + wanted)
  }

  @Test func `a shortcut turns a toggle over`() throws {
    listen(for: .valueChanged)
    let graph = Graph(ControlView(control, label: "Pin", role: .toggle).keyboardShortcut("p"))
    try InputDevice(graph: graph).press(
      KeyPress(key: "p", characters: "p", modifiers: .command))
    #expect(recorder.calls == ["value_changed"])
    #expect(control.isSelected)
  }

  @Test func `time that passes is no movement`() throws {
    listen()
    try drag([0, 0])
    #expect(recorder.calls == ["touch_down", "touch_up_inside", "primary_action_triggered"])
  }

  @Test func `a gesture that goes first takes the finger away`() throws {
    listen()
    let (story, control) = (Story(), control)
    let view = ControlView(control, label: "Save")
      .highPriorityGesture(TapGesture().onEnded { story.lines.append("tapped") })
    let graph = Graph(view)
    try InputDevice(graph: graph).tap(element(in: graph))
    #expect(story.lines == ["tapped"])
    #expect(recorder.calls == ["touch_down", "touch_cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `a view that goes while the finger is down cancels the touch`() throws {
    listen()
    let (graph, device) = mount()
    let touch = try device.touch(element(in: graph), for: .press)
    touch.send(TouchEvent(.began, time: 0))
    graph.unmount()
    touch.send(TouchEvent(.ended, time: 1))
    #expect(recorder.calls == ["touch_down", "touch_cancel"])
  }

  // MARK: What the element shows

  @Test func `the element follows the control`() throws {
    let (graph, _) = mount()
    control.label = "Store"
    control.isSelected = true
    control.isEnabled = false
    graph.settle()
    let element = try element(in: graph)
    #expect(element.label == "Store")
    #expect(element.attributes["selected"] == .bool(true))
    #expect(!element.isEnabled)
    control.label = nil
    control.isSelected = false
    graph.settle()
    #expect(try self.element(in: graph).label == "Save")
    #expect(try self.element(in: graph).attributes["selected"] == nil)
  }

  @Test(arguments: [
    (ControlRole.button, Role.button), (.toggle, .toggle), (.link, .link), (.menuItem, .menuItem),
    (.tab, .tab), (.image, .image),
  ])
  func `a control is one element of its role`(role: ControlRole, expected: Role) throws {
    let (graph, _) = mount(role)
    #expect(graph.elements.children.count == 1)
    #expect(try element(in: graph).role == expected)
    #expect(try element(in: graph).receiver === control)
  }

  @Test func `an action without a target finds the responders of the views, inner ones first`()
    throws
  {
    let (inner, outer, link) = (Saver(), Saver(), Link())
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchUpInside)
    let view = ControlView(control, label: "Save")
      .responder(link).responder(inner).responder(outer)
    let graph = Graph(view)
    try InputDevice(graph: graph).tap(element(in: graph))
    #expect(inner.saves == 1)
    #expect(outer.saves == 0)
    let own = Saver()
    control.nextResponder = own
    try InputDevice(graph: graph).tap(element(in: graph))
    #expect(own.saves == 1)
    #expect(inner.saves == 1)
  }
}
