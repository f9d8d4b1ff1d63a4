import HarnessLua

// A spy in the place of a function in a table of the script: what Lua calls, and never what a
// component calls. A test's tables are its own, so whatever is not put back ends with the test.
extension Vocabulary {
  /// `spy.on(table, key)`: the function goes on to work, and is watched.
  static func addReplacing(to spy: LuaModule) {
    spy.function(
      "on",
      plain("spy.on") { call, _ in
        try replace(in: call, for: "spy.on") { .results(of: $0) }
      })
  }

  /// `stub(table, key[, result])`: the function does nothing, and gives the result.
  static func addStubs(to library: LuaLibrary) {
    library.function(
      "stub",
      plain("stub") { call, _ in
        try replace(in: call, for: "stub") { _ in
          switch call.value(3) {
          case .function(let answer): .results(of: answer)
          case let value: .values([value])
          }
        }
      })
  }

  private static func replace(
    in call: LuaCall, for word: String, answer: (LuaFunction) -> Spy.Answer
  ) throws -> Int {
    let table = try call.table(1)
    let key = call.value(2)
    if key.isNil { throw call.mismatch(at: 2, expected: "key of the table") }
    let former = table[key]
    let original = try replaceable(key, of: table, in: call, for: word)
    let name = key.string ?? ValueText.text(of: key)
    let spy = Spy(name: name, parameters: [], answer: answer(original))
    spy.onRevert = { table[key] = former }
    table[key] = .object(spy)
    call.push(spy)
    return 1
  }

  /// The function under a key, which a metatable may give.
  private static func replaceable(
    _ key: LuaValue, of table: LuaTable, in call: LuaCall, for word: String
  ) throws -> LuaFunction {
    switch try call.state.run(readField, LuaValue.table(table), key).first ?? .nil {
    case .function(let function): return function
    case .object(is Spy):
      throw Problem.usage("\(word): \(ValueText.text(of: key)) is a spy already: revert it first")
    case .nil:
      let names = table.entries.filter { $0.value.function != nil }.compactMap(\.key.string)
      let hint = key.string.flatMap { nearest(to: $0, in: names) }.map { "; did you mean '\($0)'?" }
      throw Problem.usage(
        "\(word): the table has nothing under \(ValueText.text(of: key))\(hint ?? "")")
    case let value:
      throw Problem.usage(
        "\(word) replaces a function, and under \(ValueText.text(of: key)) there is "
          + ValueText.text(of: value))
    }
  }

  private static let readField = LuaChunk(
    "local table, key = ... return table[key]", name: "=harness:field")
}
