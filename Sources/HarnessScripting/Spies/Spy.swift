import HarnessLua

/// Remembers how a callback, or a function that it replaces, was called, and may answer.
final class Spy: LuaObject {
  /// The callback's name in Lua; empty until the spy is given to a component.
  var name: String
  let parameters: [String]
  private(set) var calls: [[LuaValue]] = []
  let answer: Answer
  /// Puts back what the spy replaced (`spy.on`, `stub`); nil for one that has replaced nothing.
  var onRevert: (() -> Void)?

  /// What a spy gives to who calls it.
  enum Answer {
    case values([LuaValue])
    case results(of: LuaFunction)
  }

  init(name: String, parameters: [String], answer: Answer = .values([])) {
    self.name = name
    self.parameters = parameters
    self.answer = answer
  }

  func record(_ arguments: [LuaValue], in context: TestContext) throws -> [LuaValue] {
    note(arguments, in: context)
    switch answer {
    case .values(let values): return values
    case .results(let function): return try function.call(arguments: arguments)
    }
  }

  func note(_ arguments: [LuaValue], in context: TestContext) {
    calls.append(arguments)
    context.noteSpyCall(of: self)
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
