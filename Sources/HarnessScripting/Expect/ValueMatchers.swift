import HarnessLua

/// A matcher for plain values.
struct ValueMatcher {
  let name: String
  /// Where options may stand, after the arguments.
  var optionsIndex = 2
  let verdict: (LuaValue, LuaCall, TestContext) throws -> Verdict

  static let all: [ValueMatcher] = equality + truth + order + content + [raising]

  private static func text(_ value: LuaValue) -> String { ValueText.text(of: value) }

  private static let equality: [ValueMatcher] = [
    ValueMatcher(name: "to_equal") { value, call, _ in
      try requireArgument(call)
      let expected = call.value(1)
      return Verdict(
        holds: try DeepEquality.areEqual(value, expected),
        expected: ValueDifference.shown(expected), received: ValueDifference.shown(value),
        details: ValueDifference.details(value, expected))
    },
    ValueMatcher(name: "to_be") { value, call, _ in
      try requireArgument(call)
      let expected = call.value(1)
      if case .object(let pattern as ValuePattern) = expected { throw pattern.refusal(of: "to_be") }
      return Verdict(holds: value == expected, expected: text(expected), received: text(value))
    },
    ValueMatcher(name: "to_be_a") { value, call, _ in
      let expected = try LuaValue.checkedTypeName(try call.string(1))
      return Verdict(
        holds: value.typeName == expected, expected: "a \(expected)",
        received: "a \(value.typeName): \(text(value))")
    },
  ]

  private static func requireArgument(_ call: LuaCall) throws {
    guard call.count > 0 else { throw Problem.usage("a value to compare with is missing") }
    guard call.kind(of: 1) == .userdata else { return }
    if case .object(let locator as any LocatorHolder) = call.value(1) {
      throw Problem.usage(
        "a value never equals a locator: compare with \(locator.locator):text() or :value()")
    }
  }

  private static let truth: [ValueMatcher] = [
    fixed("to_be_true", optionsIndex: 1, "true") { $0 == .boolean(true) },
    fixed("to_be_false", optionsIndex: 1, "false") { $0 == .boolean(false) },
    fixed("to_be_nil", optionsIndex: 1, "nil") { $0.isNil },
    fixed("to_be_truthy", optionsIndex: 1, "a truthy value") { $0.isTruthy },
    fixed("to_be_falsy", optionsIndex: 1, "nil or false") { !$0.isTruthy },
  ]

  private static func fixed(
    _ name: String, optionsIndex: Int, _ expected: String, _ test: @escaping (LuaValue) -> Bool
  ) -> ValueMatcher {
    ValueMatcher(name: name, optionsIndex: optionsIndex) { value, _, _ in
      Verdict(holds: test(value), expected: expected, received: text(value))
    }
  }

  private static let order: [ValueMatcher] = [
    ValueMatcher(name: "to_be_near", optionsIndex: 3) { value, call, _ in
      let target = try call.number(1)
      let tolerance = try call.number(2)
      guard tolerance >= 0, tolerance.isFinite else {
        throw Problem.usage("to_be_near: \(ValueText.number(tolerance)) is no tolerance")
      }
      _ = try requireNumber(value, for: "to_be_near")
      return Verdict(
        holds: value.isNear(call.value(1), within: tolerance),
        expected: "within \(ValueText.number(tolerance)) of "
          + ValueText.number(target), received: text(value))
    },
    compared("to_be_greater_than", "greater than", >, >),
    compared("to_be_less_than", "less than", <, <),
  ]

  private static func compared(
    _ name: String, _ words: String, _ test: @escaping (Double, Double) -> Bool,
    _ integerTest: @escaping (Int, Int) -> Bool
  ) -> ValueMatcher {
    ValueMatcher(name: name) { value, call, _ in
      let bound = try call.number(1)
      let wanted = call.value(1)
      let number = try requireNumber(value, for: name)
      var holds = test(number, bound)
      if case .integer(let left) = value, case .integer(let right) = wanted {
        holds = integerTest(left, right)
      }
      return Verdict(
        holds: holds, expected: "\(words) \(text(wanted))", received: text(value))
    }
  }

  private static func requireNumber(_ value: LuaValue, for matcher: String) throws -> Double {
    guard let number = value.number else {
      throw Problem.usage("\(matcher) judges a number, not \(text(value))")
    }
    if number.isNaN {
      throw Problem.usage("\(matcher): NaN compares with nothing, so it would never fail both ways")
    }
    return number
  }

  private static let content: [ValueMatcher] = [
    ValueMatcher(name: "to_contain") { value, call, _ in
      try requireArgument(call)
      let part = call.value(1)
      if part.isNil { throw Problem.usage("to_contain looks for a value, not for nil") }
      if case .string("") = part { throw Problem.usage("to_contain: every text contains \"\"") }
      let holds: Bool
      switch value {
      case .string, .bytes:
        _ = try call.read(1, as: LuaBytes.self)
        holds = contains(value, part)
      case .table(let table):
        holds = try table.items.contains { try DeepEquality.areEqual($0, part) }
      default: throw Problem.usage("to_contain looks into a string or an array, not \(text(value))")
      }
      return Verdict(
        holds: holds, expected: "something that contains \(text(part))",
        received: text(value))
    },
    ValueMatcher(name: "to_match") { value, call, context in
      _ = try call.read(1, as: LuaBytes.self)
      let pattern = call.value(1)
      if pattern == .string("") {
        throw Problem.usage("to_match: every text matches \"\"; write to_be_a(\"string\")")
      }
      guard value.string != nil else {
        throw Problem.usage("to_match judges a string, not \(text(value))")
      }
      return Verdict(
        holds: try context.luaPattern(pattern, matches: value),
        expected: "a string that matches \(text(pattern))", received: text(value))
    },
    ValueMatcher(name: "to_have_length") { value, call, _ in
      let length = try call.integer(1)
      guard length >= 0 else { throw Problem.usage("to_have_length: \(length) is no length") }
      let actual: Int
      switch value {
      case .string(let string): actual = string.count
      case .bytes(let string): actual = string.bytes.count
      case .table(let table): actual = table.count
      default: throw Problem.usage("to_have_length counts a string or an array, not \(text(value))")
      }
      return Verdict(
        holds: actual == length, expected: "length \(length)",
        received: "length \(actual): \(text(value))")
    },
    ValueMatcher(name: "to_have_key") { value, call, _ in
      guard case .table(let table) = value else {
        throw Problem.usage("to_have_key looks into a table, not \(text(value))")
      }
      let key = call.value(1)
      if key.isNil { throw Problem.usage("to_have_key: no table has the key nil") }
      return Verdict(
        holds: !table[key].isNil, expected: "a table with the key \(text(key))",
        received: text(value))
    },
  ]

  /// What is no UTF-8 is looked for byte by byte.
  private static func contains(_ whole: LuaValue, _ part: LuaValue) -> Bool {
    if case .string(let whole) = whole, case .string(let part) = part {
      return whole.contains(part)
    }
    guard let whole = whole.bytes, let part = part.bytes else { return false }
    return whole.contains(part)
  }

  /// Calls the function once; the sanctioned way to expect our own failures, too.
  private static let raising = ValueMatcher(name: "to_raise") { value, call, context in
    guard case .function(let function) = value else {
      throw Problem.usage("to_raise calls a function, and this is \(text(value))")
    }
    let part = call.isNil(1) ? nil : try call.string(1)
    if part == "" { throw Problem.usage("to_raise: every message contains \"\"; leave it out") }
    let expected = part.map { "an error that contains \(ValueText.quoted($0))" } ?? "an error"
    guard let message = try context.messageRaised(by: function) else {
      return Verdict(holds: false, expected: expected, received: "no error")
    }
    return Verdict(
      holds: part.map(message.contains) ?? true, expected: expected,
      received: "the error \(ValueText.quoted(message))")
  }
}

extension TestContext {
  /// The message of what a function raises, or nil; a failure raised in it is forgiven.
  func messageRaised(by function: LuaFunction) throws -> String? {
    let before = thrownCount
    do {
      _ = try function.call()
      return nil
    } catch {
      if error.kind == .timeout || error.kind == .memory { throw error }
      if error.underlying is SkippedTest { throw error }
      forgiveThrown(after: before)
      if let failure = error.underlying as? ScriptFailure { return failure.fullText }
      return error.message
    }
  }

  func luaPattern(_ pattern: LuaValue, matches text: LuaValue) throws -> Bool {
    try state.run(Self.findPattern, text, pattern).first?.boolean ?? false
  }

  private static let findPattern = LuaChunk(
    "local s, p = ... return s:find(p) ~= nil", name: "=harness:pattern")
}
