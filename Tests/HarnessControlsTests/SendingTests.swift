import HarnessControls
import Testing

/// Sending events without an app, a window or a view. The helpers are those that test bundles without
/// a host write for themselves; the differences from them are tests of their own.
@Suite struct SendingTests {
  private let control = Control()

  // MARK: Both helpers

  @Test func `all targets of an event are told`() {
    let (left, right) = (Recorder(), Recorder())
    control.label = "Save"
    control.addTarget(left, action: Action("save", Recorder.save), for: .touchUpInside)
    control.addTarget(right, action: Action("saved", Recorder.saved), for: .touchUpInside)
    #expect(control.sendActions(for: .touchUpInside) == 2)
    #expect(left.calls == ["save"])
    #expect(right.calls == ["saved by Save"])
    #expect(control.sendActions(for: .touchDown) == 0)
  }

  @Test func `one target is told and the others are not`() {
    let (left, right) = (Recorder(), Recorder())
    for target in [left, right] {
      control.addTarget(target, action: Action("save", Recorder.save), for: .touchUpInside)
    }
    #expect(control.sendActions(for: .touchUpInside, toTarget: right) == 1)
    #expect(left.calls == [])
    #expect(right.calls == ["save"])
    #expect(control.sendActions(for: .touchUpInside, toTarget: Recorder()) == 0)
  }

  // MARK: Differences from these helpers

  @Test func `bits beyond the eighteenth are sent, too`() {
    let target = Recorder()
    control.addTarget(target, action: Action("heard", Recorder.heard), for: .allEvents)
    control.sendActions(for: .editingDidEndOnExit)
    control.sendActions(for: ControlEvents(rawValue: 1 << 31))
    #expect(target.calls == ["editing_did_end_on_exit", "bit_31"])
    #expect(control.sendActions(for: .allEvents) == 32)
  }

  @Test func `an action without a target is delivered`() {
    let saver = Saver()
    control.nextResponder = saver
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchUpInside)
    #expect(control.sendActions(for: .touchUpInside) == 1)
    #expect(saver.saves == 1)
  }

  @Test func `targets are told in the order of registration`() {
    let story = Story()
    let witnesses = "abcdefgh".map { Witness(String($0), story) }
    for witness in witnesses {
      control.addTarget(witness, action: Action("first", Witness.first), for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(story.lines == "abcdefgh".map { "\($0).first touch_up_inside" })
  }

  @Test func `a mask is several events, one after the other`() {
    let target = Recorder()
    control.addTarget(
      target, action: Action("heard", Recorder.heard), for: [.touchUpInside, .valueChanged])
    #expect(control.sendActions(for: [.valueChanged, .touchUpInside, .touchDown]) == 2)
    #expect(target.calls == ["touch_up_inside", "value_changed"])
  }

  @Test func `the same holds for one target`() {
    let target = Recorder()
    control.addTarget(
      target, action: Action("heard", Recorder.heard), for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.valueChanged, .touchUpInside], toTarget: target)
    #expect(target.calls == ["touch_up_inside", "value_changed"])
  }

  @Test func `a target need not be of any special class`() {
    final class Plain {
      var count = 0
      func add() { count += 1 }
    }
    let target = Plain()
    control.addTarget(target, action: Action("add", Plain.add), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.count == 1)
  }

  // MARK: Order and state

  @Test func `low bits go first, then registrations as they were added`() {
    let story = Story()
    let (left, right) = (Witness("left", story), Witness("right", story))
    let both: ControlEvents = [.touchDown, .valueChanged]
    control.addTarget(left, action: Action("second", Witness.second), for: .valueChanged)
    control.addTarget(right, action: Action("first", Witness.first), for: both)
    control.addTarget(left, action: Action("first", Witness.first), for: both)
    #expect(control.sendActions(for: both) == 5)
    #expect(
      story.lines == [
        "right.first touch_down", "left.first touch_down", "left.second value_changed",
        "right.first value_changed", "left.first value_changed",
      ])
  }

  @Test func `a later event of a registered action stands behind what came meanwhile`() {
    let story = Story()
    let (left, right) = (Witness("left", story), Witness("right", story))
    control.addTarget(left, action: Action("first", Witness.first), for: .touchDown)
    control.addTarget(right, action: Action("first", Witness.first), for: .allTouchEvents)
    control.addTarget(
      left, action: Action("first", Witness.first), for: [.touchDown, .touchCancel])
    control.sendActions(for: [.touchDown, .touchCancel])
    #expect(
      story.lines == [
        "left.first touch_down", "right.first touch_down", "right.first touch_cancel",
        "left.first touch_cancel",
      ])
  }

  @Test func `a disabled control sends what it is told to send`() {
    let target = Recorder()
    control.addTarget(target, action: Action("save", Recorder.save), for: .touchUpInside)
    control.isEnabled = false
    #expect(control.sendActions(for: .touchUpInside) == 1)
  }

  @Test func `what an action removes is not run any more, and what it adds waits`() {
    let (left, right, later) = (Recorder(), Recorder(), Recorder())
    let control = control
    left.onCall = {
      control.removeTarget(right, action: nil, for: .allEvents)
      control.addTarget(later, action: Action("save", Recorder.save), for: .touchDown)
    }
    control.addTarget(left, action: Action("save", Recorder.save), for: .touchDown)
    control.addTarget(right, action: Action("save", Recorder.save), for: .touchDown)
    #expect(control.sendActions(for: .touchDown) == 1)
    #expect(right.calls.isEmpty && later.calls.isEmpty)
    #expect(control.sendActions(for: .touchDown) == 2)
  }
}
