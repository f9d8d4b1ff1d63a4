import HarnessLua

/// Remembers how a callback was called, and may answer it.
final class Spy: LuaObject {
  /// The callback's name in Lua; empty until the spy is given to a component.
  var name: String
  let parameters: [String]
  private(set) var calls: [[LuaValue]] = []
  private let answer: LuaFunction?
  /// Puts back what the spy replaced (`spy.on`, `stub`).
  var onRevert: (() -> Void)?

  init(name: String, parameters: [String], answer: LuaFunction? = nil) {
    self.name = name
    self.parameters = parameters
    self.answer = answer
  }

  func record(_ arguments: [LuaValue], in context: TestContext) throws -> LuaValue {
    calls.append(arguments)
    context.noteSpyCall(of: self)
    return try answer?.call(arguments: arguments).first ?? .nil
  }

  func reset() { calls = [] }

  /// The name for messages; a spy that no component has is just a spy.
  var shownName: String { name.isEmpty ? "spy" : name }

  /// The value of a parameter in the last call; nil before the first.
  func last(_ parameter: String) -> LuaValue? {
    guard let index = parameters.firstIndex(of: parameter) else { return nil }
    return calls.last.map { index < $0.count ? $0[index] : .nil } ?? .nil
  }

  /// A call as a table: by parameter name, else by position.
  func table(of call: [LuaValue], in state: LuaState) -> LuaTable {
    let table = state.makeTable()
    for (index, value) in call.enumerated() {
      if index < parameters.count {
        table[parameters[index]] = value
      } else {
        table[index + 1] = value
      }
    }
    return table
  }

  /// `on_change: 2 calls: (true, "value"), (false, "value")`.
  var history: String {
    let name = shownName
    if calls.isEmpty { return "\(name): never called" }
    let list = calls.suffix(5).map { call in
      "(\(call.map(ValueText.text).joined(separator: ", ")))"
    }
    let cut = calls.count > 5 ? "… " : ""
    return "\(name): \(calls.count) call\(calls.count == 1 ? "" : "s"): "
      + cut + list.joined(separator: ", ")
  }
}

extension Spy: DescribedToScripts {
  var scriptDescription: String { "spy(\(history))" }
}
