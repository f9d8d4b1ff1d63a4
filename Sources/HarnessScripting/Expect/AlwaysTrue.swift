import HarnessLua

extension TestContext {
  /// What is always true says nothing: what to write instead of it in a bare `expect`, or alone in
  /// an `assert`.
  func adviceInsteadOf(alwaysTrue value: LuaValue, in call: LuaCall) -> String? {
    switch value {
    case .object(is Inspection): "an expectation is always true; write wait(e, seconds)"
    case .object(let predicate as PredicateObject):
      "a predicate is always true: write expect(find(…)):to_satisfy("
        + "\(predicate.scriptDescription))"
    case .object(is Expectation):
      "expect(expect(…)) judges nothing; give a matcher to the inner one"
    case .integer(0), .number(0):
      "0 is true in Lua; write expect(n > 0), or expect(n):to_equal(…)"
    case .string(""):
      "an empty text is true in Lua; write expect(text):to_equal(…), or expect(text ~= \"\")"
    case .object(let object)
    where object is ValuePattern || object is ScriptBinding || object is LuaNull:
      Vocabulary.advice(for: object)
    case .object(is SpyTable): "app.spies is always true; name a callback: app.spies.on_change"
    case .table where value == state.global("spy"):
      "spy itself is always true; name a parameter: expect(spy.checked)"
    case .table(let table) where table.entries.isEmpty:
      "an empty table is true in Lua; write expect(t):to_have_length(n), or expect a locator"
    case .boolean(true): adviceInsteadOfComparingWithNil(in: call)
    default: nil
    }
  }

  /// The same for what a function of the script has answered.
  static func adviceInsteadOf(answer value: LuaValue) -> String? {
    switch value {
    case .integer(0), .number(0): "0 is true in Lua; compare it, as in n > 0"
    case .table(let table) where table.entries.isEmpty:
      "an empty table is true in Lua; ask for its length"
    case .function: "a function is always true; call it, as in find(…):exists()"
    default: nil
    }
  }

  /// `expect(find("x") ~= nil)`, as it is written elsewhere: a locator is never nil. Only the text of
  /// the statement tells it.
  private func adviceInsteadOfComparingWithNil(in call: LuaCall) -> String? {
    guard let position = call.position() else { return nil }
    let statement = file.wholeStatement(at: position.line)
    guard statement.contains("~= nil") || statement.contains("not not ") else { return nil }
    let sought =
      /(?:expect|assert)\s*\(\s*(?:not not )?((?:find|get_by_\w+)\s*[({"'].*?)\s*(?:~= nil\s*)?\)\s*(?:--.*)?$/
    guard let found = statement.firstMatch(of: sought)?.1, makesLocator(found) else { return nil }
    return "a locator is never nil, whether anything matches or not: write "
      + "expect(\(found)):to_exist()"
  }

  /// Whether the last call of an expression gives a locator, and no text or number.
  private func makesLocator(_ expression: Substring) -> Bool {
    guard let last = expression.matches(of: /[:.](\w+)\s*[({"']/).last?.1 else { return true }
    return ["find", "filter", "first", "last", "nth", "parent", "within", "or_", "and_"]
      .contains(String(last))
  }
}
