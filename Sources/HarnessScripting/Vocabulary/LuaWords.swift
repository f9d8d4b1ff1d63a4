import HarnessLua

extension Vocabulary {
  /// Words of Lua itself that a test's verdict depends on.
  static func addLuaWords(to library: LuaLibrary) {
    addAssert(to: library)
    library.function("print") { call in
      // The file's own code runs again for each test; what it prints is shown once.
      if TestContext.of(call).phase == .replaying { return 0 }
      for index in 0..<call.count {
        print(try call.text(index + 1), terminator: index + 1 < call.count ? "\t" : "")
      }
      print()
      return 0
    }
  }

  /// Lua's `assert`, counted as an assertion. What is always true is refused.
  private static func addAssert(to library: LuaLibrary) {
    let raise = LuaChunk("error(..., 0)", name: "=harness:assert")
    library.function(
      "assert",
      plain("assert") { call, context in
        guard call.count > 0 else { throw Problem.usage("assert was given nothing") }
        context.assertions += 1
        let value = call.value(1)
        if case .object(let object) = value, let advice = advice(for: object) {
          throw Problem.usage(advice)
        }
        // As a part of an expression it hands a value on, whatever that is.
        if call.resultsWanted == 0,
          let advice = context.adviceInsteadOf(alwaysTrue: value, in: call)
        {
          throw Problem.usage(advice)
        }
        if value.isTruthy { return call.returnsArguments() }
        let message = call.count > 1 ? call.value(2) : .string("assertion failed!")
        try context.state.run(raise, message)
        return 0
      })
  }

  /// What to write instead of an object that is always true.
  static func advice(for object: AnyObject) -> String? {
    switch object {
    case is LuaNull: "null is always true: it stands for nil inside a table"
    case is ScriptBinding: "a binding is always true: write its .value"
    case let holder as any LocatorHolder:
      "a locator is always true: write expect(\(holder.locator)) or assert(\(holder.locator):exists())"
    case let pattern as ValuePattern:
      "\(pattern.text) is always true: it stands for a value inside to_equal"
    case is Spy: "a spy is always true: write expect(spy) or assert(spy.called)"
    case let predicate as PredicateObject:
      "a predicate is always true: write find(…):assert(\(predicate.scriptDescription))"
    case is Expectation: "an expectation is always true: give it a matcher, without assert"
    default: nil
    }
  }
}

extension TestContext {
  /// Whether what a function of the script gave is true. What is always true says nothing.
  func isTruthy(_ result: LuaValue, givenBy what: String) throws -> Bool {
    if case .object(let object) = result, let advice = Vocabulary.advice(for: object) {
      throw Problem.usage("\(what) gave no answer: \(advice)")
    }
    if let advice = Self.adviceInsteadOf(answer: result) {
      throw Problem.usage("\(what) gave no answer: \(advice)")
    }
    return result.isTruthy
  }
}
