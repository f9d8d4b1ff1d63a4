import Foundation
import HarnessAppleNames
import Testing

/// On the main actor, whose queue ends an event: no test is interrupted by it.
@MainActor @Suite struct UndoTests {
  private final class Counter {
    var count = 0
    let undo = UndoManager()

    func add(_ difference: Int) {
      count += difference
      undo.registerUndo(withTarget: self) { $0.add(-difference) }
    }
  }

  @Test func `what one event registers is taken back together`() {
    let counter = Counter()
    counter.add(1)
    counter.add(10)
    counter.undo.undo()
    #expect(counter.count == 0)
    #expect(!counter.undo.canUndo && counter.undo.canRedo)
    counter.undo.redo()
    #expect(counter.count == 11)
    counter.undo.undo()
    #expect(counter.count == 0)
  }

  @Test func `groups of one's own are taken back one by one`() {
    let counter = Counter()
    counter.undo.groupsByEvent = false
    for step in 1...3 {
      counter.undo.beginUndoGrouping()
      counter.add(step)
      counter.undo.setActionName("Step \(step)")
      counter.undo.endUndoGrouping()
    }
    #expect(counter.undo.undoActionName == "Step 3")
    counter.undo.undo()
    #expect(counter.count == 3)
    #expect(counter.undo.redoMenuItemTitle == "Redo Step 3")
    counter.undo.undo()
    #expect(counter.count == 1)
  }

  @Test func `a new change forgets what could be made again`() {
    let counter = Counter()
    counter.add(1)
    counter.undo.undo()
    counter.add(5)
    #expect(!counter.undo.canRedo)
  }

  @Test func `nothing is remembered while that is switched off, or for a target that is forgotten`()
  {
    let counter = Counter()
    counter.undo.disableUndoRegistration()
    counter.add(1)
    counter.undo.enableUndoRegistration()
    #expect(!counter.undo.canUndo)
    counter.add(1)
    counter.undo.removeAllActions(withTarget: counter)
    counter.undo.undo()
    #expect(counter.count == 2)
  }
}
