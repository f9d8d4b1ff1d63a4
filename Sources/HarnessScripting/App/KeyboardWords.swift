import HarnessEvents
import HarnessGraph
import HarnessInput
import HarnessLua
import HarnessUI

/// Keys for whatever has the focus, and the keyboard on the screen.
extension Vocabulary {
  static func addKeyboard(to library: LuaLibrary) {
    library.module("keyboard") { keyboard in
      keyboard.function(
        "press",
        acting("keyboard.press") { call, context in
          let press = try KeyPress(keys: call.string(1))
          let repeats = try context.repeats(in: call, at: 2)
          try context.useKeyboard("keyboard.press") { try $0.press(press, repeats: repeats) }
          return 0
        })
      keyboard.function(
        "type",
        acting("keyboard.type") { call, context in
          let text = try call.string(1)
          try context.useKeyboard("keyboard.type") { try $0.type(text) }
          return 0
        })
      keyboard.function(
        "is_shown",
        plain("keyboard.is_shown") { call, context in
          try context.beginAction("keyboard.is_shown", in: call, isQuestion: true)
          try context.settle()
          let app = try context.mountedApp(for: "keyboard.is_shown")
          return call.returns(app.graph.keyboardField != nil)
        })
      refuseUnknownMembers(of: keyboard, "keyboard", known: ["press", "type", "is_shown"])
    }
    library.function(
      "hide_keyboard",
      acting("hide_keyboard") { _, context in
        try context.useKeyboard("hide_keyboard") { try $0.hideKeyboard() }
        return 0
      })
  }
}

extension TestContext {
  /// Does something with the keyboard, once, and lets everything settle.
  func useKeyboard(_ word: String, _ use: (InputDevice) throws -> Void) throws {
    let app = try mountedApp(for: word)
    if app.isSuspended { throw Problem(.refused, Self.suspensionSentence) }
    try settle()
    do {
      try use(app.input)
    } catch let refusal as Refusal {
      steps.setOutcome("refused")
      throw Problem(.refused, "\(word): \(refusal.message)")
    }
    try settle()
  }

  /// `{ repeats = 3 }`: how often a key repeats while it is held.
  func repeats(in call: LuaCall, at index: Int) throws -> Int {
    guard try hasOptions(call, at: index, known: ["repeats"]) else { return 0 }
    let count = try call.field("repeats", of: index, as: Int.self) ?? 0
    guard (0...1000).contains(count) else {
      throw Problem.usage("repeats: \(count) is no number of repeats; it goes from 0 to 1000")
    }
    return count
  }
}
