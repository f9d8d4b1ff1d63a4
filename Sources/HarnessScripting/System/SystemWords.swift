import HarnessLua
import HarnessQueries
import HarnessUI

extension Vocabulary {
  /// `system.find`, `system.policy`, `system.raise` and `system.alerts`.
  static func addSystem(to library: LuaLibrary) {
    library.module("system") { system in
      system.function(
        "find",
        plain("system.find") { call, context in
          var window = ElementQuery()
          window.role = .window
          let base = Locator(window)
          call.push(
            LocatorObject(
              try QueryArguments(call: call, context: context).locator(at: 1, below: base)))
          return 1
        })
      system.function(
        "policy",
        plain("system.policy") { call, context in
          context.system.set(try policy(from: call))
          return 0
        })
      system.function(
        "raise",
        acting("system.raise") { call, context in
          SystemPrompts.raise(try prompt(from: call))
          try context.settle()
          return 0
        })
      system.function(
        "alerts",
        acting("system.alerts") { call, context in
          call.push(context.system.raised.map { LuaValue.table($0.table(in: call.state)) })
          return 1
        })
      refuseUnknownMembers(
        of: system, "system", known: ["find", "policy", "raise", "alerts"])
    }
  }

  private static func policy(from call: LuaCall) throws -> SystemDesk.Policy {
    switch call.value(1) {
    case .string("auto"): return .auto
    case .string("ask"): return .ask
    case .function(let function): return .function(function)
    case let other:
      throw Problem.usage(
        "system.policy: \"auto\", \"ask\" or a function expected, got \(ValueText.text(of: other))")
    }
  }

  private static func prompt(from call: LuaCall) throws -> SystemPrompt {
    guard call.kind(of: 1) == .table else {
      throw call.mismatch(at: 1, expected: "table with a title")
    }
    let known = ["title", "message", "buttons"]
    for key in try call.keys(of: 1) where !known.contains(key.string ?? "") {
      throw Problem.usage("system.raise: \(unknownOption(key, known: known))")
    }
    guard let title = try call.field("title", of: 1, as: String.self), !title.isEmpty else {
      throw Problem.usage("system.raise: a title is needed: system.raise{ title = \"…\" }")
    }
    let buttons = try call.field("buttons", of: 1, as: [String].self) ?? []
    return SystemPrompt(
      title: title, message: try call.field("message", of: 1, as: String.self) ?? "",
      buttons: buttons, onAnswer: { _ in })
  }
}
