import HarnessLua

/// `env`: what the command line gives to scripts. The machine's environment is none of their business.
private final class ScriptVariables: LuaObject {
  let values: [String: String]
  init(_ values: [String: String]) { self.values = values }
}

extension ScriptVariables: DescribedToScripts {
  var scriptDescription: String { "env" }
}

extension LuaNull: DescribedToScripts {
  var scriptDescription: String { "null" }
}

extension Vocabulary {
  /// `env` and `null`.
  static func addRunWords(to library: LuaLibrary) {
    library.constant("null") { call in
      call.push(LuaNull.shared)
      return 1
    }
    library.type("null", LuaNull.self) { type in
      type.string { $0.scriptDescription }
    }
    library.constant("env") { call in
      call.push(ScriptVariables(TestContext.of(call).host.variables))
      return 1
    }
    library.type("env", ScriptVariables.self) { type in
      type.string { $0.scriptDescription }
      type.index { variables, call in
        call.push(variables.values[try call.text(1)])
        return 1
      }
      type.newIndex { _, call in
        let name = (try? call.text(1)) ?? "NAME"
        throw TestContext.of(call).raise(
          Problem.usage(
            "env is read-only: its values are given on the command line, with -e \(name)=VALUE"),
          in: call)
      }
      type.pairs { variables, call in
        let table = call.state.makeTable()
        for (name, value) in variables.values { table[name] = .string(value) }
        return table
      }
    }
  }
}
