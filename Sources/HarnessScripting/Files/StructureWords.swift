import HarnessLua

extension Vocabulary {
  /// `describe`, `test`, hooks, and the words that end or divide a test.
  static func addStructure(to library: LuaLibrary) {
    for name in ["test", "it"] {
      addOpeningWord(name, to: library) { try $0.registerTest(from: $1, options: $2) }
    }
    for name in ["describe", "context"] {
      addOpeningWord(name, to: library) { try $0.registerSuite(from: $1, options: $2) }
    }
    library.function(
      "before_each",
      registering("before_each") { call, context in
        context.suite.beforeEach.append(try call.function(1))
        return 0
      })
    library.function(
      "after_each",
      registering("after_each") { call, context in
        context.suite.afterEach.append(try call.function(1))
        return 0
      })
    library.function(
      "pending",
      registering("pending") { call, context in
        // What is to be tested may be written down already; it never runs.
        if !call.isNil(2) { _ = try call.function(2) }
        try context.register(
          name: try call.string(1), body: nil, options: TestOptions(skipReason: "pending"),
          at: call.position())
        return 0
      })
    library.function(
      "configure",
      registering("configure") { call, context in
        let options = try TestOptions(from: call, at: 1)
        context.suite.options = context.suite.options.merged(with: options)
        return 0
      })
    library.function(
      "each",
      plain("each") { call, context in
        let cases = try call.table(1)
        guard cases.count > 0 else {
          throw Problem.usage("each: the table of cases is empty or no array")
        }
        let matrix = context.matrices.first { $0.cases == .table(cases) }
        call.push(TestCases(cases.items, dimensions: matrix?.dimensions ?? []))
        return 1
      })
    library.type("cases", TestCases.self) { type in
      addCaseWords(to: type)
      refuseUnknownMembers(of: type, "each(…)")
    }
    addEndings(to: library)
  }

  /// A word that belongs to a file or a `describe`, not into a running test.
  private static func registering(_ word: String, _ body: @escaping Body) -> (LuaCall) throws -> Int
  {
    plain(word) { call, context in
      try context.requireRegistering(word)
      return try body(call, context)
    }
  }

  /// A word that opens a test or a suite, with its forms `skip` and `only`.
  private static func addOpeningWord(
    _ name: String, to library: LuaLibrary,
    register: @escaping (TestContext, LuaCall, TestOptions) throws -> Int
  ) {
    library.module(name) { word in
      word.call(registering(name) { call, context in try register(context, call, TestOptions()) })
      word.function(
        "skip",
        registering("\(name).skip") { call, context in
          try register(context, call, TestOptions(skipReason: "skipped"))
        })
      word.function(
        "only",
        registering("\(name).only") { call, context in
          try register(context, call, TestOptions(isOnly: true))
        })
      refuseUnknownMembers(of: word, name, known: ["skip", "only"])
    }
  }

  private static func addCaseWords(to type: LuaType<TestCases>) {
    for (word, isSuite) in [("test", false), ("describe", true)] {
      let limit = ArgumentLimit("each():\(word)")
      type.method(word) { (cases: TestCases, call: LuaCall) in
        let context = TestContext.of(call)
        do {
          try limit.check(call)
          try context.requireRegistering(word)
          let (name, options, body) = try context.nameOptionsBody(in: call)
          try context.register(
            cases, name: name, isSuite: isSuite, body: body, options: options,
            at: call.position())
          return 0
        } catch {
          throw context.raise(error, in: call, word: "each():\(word)")
        }
      }
    }
  }

  private static func addEndings(to library: LuaLibrary) {
    library.function(
      "skip",
      plain("skip") { call, context in
        guard context.phase == .testing else { throw Problem.usage("skip: outside of a test") }
        throw SkippedTest(reason: call.isNil(1) ? nil : try call.string(1))
      })
    library.function(
      "skip_if",
      plain("skip_if") { call, context in
        guard context.phase == .testing else { throw Problem.usage("skip_if: outside of a test") }
        guard try context.isTruthy(call.value(1), givenBy: "skip_if") else { return 0 }
        throw SkippedTest(reason: call.isNil(2) ? nil : try call.string(2))
      })
    library.function(
      "finally",
      plain("finally") { call, context in
        guard context.phase == .testing else { throw Problem.usage("finally: outside of a test") }
        context.finalizers.append(try call.function(1))
        return 0
      })
    library.function(
      "step",
      acting("step") { call, context in
        context.steps.enter(try call.string(1))
        defer { context.steps.leave() }
        return call.returns(all: try call.function(2).call())
      })
    library.function(
      "log",
      plain("log") { call, context in
        // As with print, the file's own code is heard once.
        if context.phase == .replaying { return 0 }
        let texts = try call.values().indices.map { try text(in: call, at: $0 + 1) }
        print(texts.joined(separator: " "))
        return 0
      })
  }
}

/// What `log` shows of a value: texts as they are, objects of a harness as they describe themselves.
private func text(in call: LuaCall, at index: Int) throws -> String {
  switch call.value(index) {
  case .string(let text): text
  case .object(let object) where !(object is any DescribedToScripts): try call.text(index)
  case let value: ValueText.text(of: value)
  }
}

/// What `each` gives: cases for a table of tests.
final class TestCases: LuaObject {
  let cases: [LuaValue]
  /// The keys of a matrix, whose values name its cases; empty for other cases.
  let dimensions: [String]

  init(_ cases: [LuaValue], dimensions: [String] = []) {
    self.cases = cases
    self.dimensions = dimensions
  }
}
