import Foundation
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessQueries

/// What a user does with whole rows of a list.
extension Vocabulary {
  static func addRows<Holder: LocatorHolder>(to type: LuaType<Holder>) {
    action("delete_row", of: type) { locator, _, context in
      var row: UIElement?
      try context.act(locator, "delete_row") { element, input in
        row = element.rowAround
        try input.deleteRow(element)
      }
      // An app may ask first, or refuse: that is no failure, but worth a word.
      if row?.node.isPresent == true { context.steps.addOutcome("the row is still there") }
    }
    action("move_to", of: type) { locator, call, context in
      let position = try call.integer(1)
      guard position > 0 else {
        throw Problem.usage("move_to(\(position)): positions of rows go from 1")
      }
      try context.act(locator, "move_to") { try $1.moveRow($0, to: position) }
    }
  }
}
