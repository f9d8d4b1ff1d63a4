import Foundation
import HarnessControls
import Testing

/// Who is registered for what.
@Suite struct TargetTests {
  private let control = Control()

  @Test func `the same action of the same target is registered once for each event`() {
    let target = Recorder()
    for _ in 1...2 {
      control.addTarget(target, action: Action("save", Recorder.save), for: .touchUpInside)
    }
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save"])
    #expect(control.sendActions(for: .touchUpInside) == 1)
    control.addTarget(target, action: Action("again", Recorder.save), for: .touchUpInside)
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["save", "again"])
  }

  @Test func `the same name for the chain and for another class is another action`() {
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchUpInside)
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchUpInside)
    control.addTarget(nil, action: Action("save", Recorder.save), for: .touchUpInside)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["save", "save"])
  }

  @Test func `targets are listed once, in order, with NSNull for the chain`() {
    let (left, right) = (Recorder(), Recorder())
    control.addTarget(right, action: Action("save", Recorder.save), for: .touchDown)
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchDown)
    control.addTarget(left, action: Action("save", Recorder.save), for: .touchDown)
    control.addTarget(right, action: Action("heard", Recorder.heard), for: .valueChanged)
    let targets = control.allTargets
    #expect(targets.count == 3)
    #expect(targets[0] === right && targets[1] is NSNull && targets[2] === left)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    let saved = control.actions(forTarget: targets[1], forControlEvent: .touchDown)
    #expect(saved == ["save"])
    #expect(control.actions(forTarget: left, forControlEvent: .valueChanged) == nil)
  }

  @Test func `a target is not kept, and a dead one is forgotten`() {
    weak var gone: Recorder?
    do {
      let target = Recorder()
      gone = target
      control.addTarget(target, action: Action("save", Recorder.save), for: .touchUpInside)
    }
    #expect(gone == nil)
    #expect(control.sendActions(for: .allEvents) == 0)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `an action is removed for some events and goes on at others`() {
    let target = Recorder()
    control.addTarget(target, action: Action("heard", Recorder.heard), for: .allTouchEvents)
    control.removeTarget(target, action: "heard", for: [.touchDown, .touchCancel])
    control.sendActions(for: [.touchDown, .touchUpInside, .touchCancel])
    #expect(target.calls == ["touch_up_inside"])
  }

  @Test func `no target and no name stand for all of them`() {
    let (left, right) = (Recorder(), Recorder())
    for target in [left, right] {
      control.addTarget(target, action: Action("save", Recorder.save), for: .touchDown)
      control.addTarget(target, action: Action("heard", Recorder.heard), for: .touchDown)
    }
    control.removeTarget(nil, action: "save", for: .touchDown)
    #expect(control.actions(forTarget: left, forControlEvent: .touchDown) == ["heard"])
    control.removeTarget(left, action: nil, for: .touchDown)
    #expect(control.allTargets.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  // MARK: The chain

  @Test func `the first responder of the action's class takes it`() {
    let far = Saver()
    let near = Saver(next: far)
    let link = Link(next: near)
    control.nextResponder = link
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(near.saves == 1)
    #expect(far.saves == 0)
  }

  @Test func `the control itself comes first`() {
    let (dial, outer) = (Dial(), Dial())
    dial.nextResponder = outer
    dial.addTarget(nil, action: Action("turn", Dial.turn), for: .valueChanged)
    dial.sendActions(for: .valueChanged)
    #expect(dial.turns == 1)
    #expect(outer.turns == 0)
  }

  @Test func `a chain that nobody takes it in runs nothing, and one that bites its tail ends`() {
    let first = Link()
    first.nextResponder = Link(next: first)
    control.nextResponder = first
    control.addTarget(nil, action: Action("save", Saver.save), for: .touchUpInside)
    #expect(control.sendActions(for: .touchUpInside) == 0)
  }

  @Test func `a sender of a class of its own is handed on`() {
    let (dial, board) = (Dial(), Board())
    dial.addTarget(board, action: Action("turned", Board.turned), for: .valueChanged)
    dial.sendActions(for: .valueChanged)
    #expect(board.dials.count == 1 && board.dials[0] === dial)
  }

  @Test func `a control that an action can't take is refused where it is registered`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let board = Board()
        Control().addTarget(board, action: Action("turned", Board.turned), for: .valueChanged)
      }
    }
  }
}
