import HarnessEvents
import HarnessGraph
package import HarnessLua

/// The words of a test, as one library that all states of a worker share.
package enum Vocabulary {
  /// Builds the library once; `extend` adds the functions that a harness registers.
  package static func makeLibrary(extend: (LuaLibrary) -> Void = { _ in }) -> LuaLibrary {
    let library = LuaLibrary()
    extend(library)
    addStructure(to: library)
    addMatrix(to: library)
    addVersion(to: library)
    addMounting(to: library)
    addBindings(to: library)
    addPreviews(to: library)
    addLocators(to: library)
    addIdentifiers(to: library)
    addPredicates(to: library)
    addExpect(to: library)
    addPatterns(to: library)
    addSpies(to: library)
    addStorage(to: library)
    addTime(to: library)
    addSleep(to: library)
    addNetwork(to: library)
    addKeyboard(to: library)
    addSystem(to: library)
    addPictures(to: library)
    addAttachments(to: library)
    addLuaWords(to: library)
    addRunWords(to: library)
    library.unknownGlobal { name, call in
      let context = TestContext.of(call)
      throw context.raise(Problem.usage(unknownGlobal(name, in: library)), in: call)
    }
    library.suggestion { unknown, known in nearest(to: unknown, in: known) }
    return library
  }

  private static func unknownGlobal(_ name: String, in library: LuaLibrary) -> String {
    if let sentence = removedWords[name] { return "\(name): \(sentence)" }
    let hint = WordHint.text(for: name, besides: "", known: library.names)
    return "the global '\(name)' was never set\(hint)"
  }

  /// Words of other tools that have no place where every test has its own Lua state and app.
  private static let removedWords: [String: String] = {
    let sentence = """
      every test has its own Lua state and app, so what is made once could not be seen by a test. \
      Use before_each (a mount is cheap), a local at file level (made anew for each test), or \
      step() in one test for a long journey.
      """
    let words = [
      "before_all", "after_all", "setup", "teardown", "lazy_setup", "lazy_teardown",
      "strict_setup", "strict_teardown", "insulate", "expose",
    ]
    return Dictionary(uniqueKeysWithValues: words.map { ($0, sentence) })
  }()

  // MARK: Unknown members

  /// A misspelt member of ours fails the test, whatever is around it.
  static func refuseUnknownMembers<Object: AnyObject>(of type: LuaType<Object>, _ name: String) {
    let known = type.names
    type.index { _, call in throw unknownMember(in: call, of: name, known: known) }
  }

  static func refuseUnknownMembers(of module: LuaModule, _ name: String, known: [String]) {
    module.index { call in throw unknownMember(in: call, of: name, known: known) }
  }

  static func unknownMember(in call: LuaCall, of name: String, known: [String]) -> any Error {
    let key = (try? call.text(1)) ?? "?"
    let hint = WordHint.text(for: key, besides: name, known: known)
    return TestContext.of(call).raise(
      Problem.usage("\(name) has no member '\(key)'\(hint)"), in: call)
  }

  // MARK: How a word behaves

  typealias Body = (LuaCall, TestContext) throws -> Int

  /// A word that only reads or makes something: welcome everywhere.
  static func plain(_ word: String, _ body: @escaping Body) -> (LuaCall) throws -> Int {
    let limit = ArgumentLimit(word)
    return { call in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        return try body(call, context)
      } catch {
        throw context.raise(error, in: call, word: word)
      }
    }
  }

  typealias MethodBody<Object> = (Object, LuaCall, TestContext) throws -> Int

  /// A method that only reads or makes something.
  static func plain<Object: AnyObject>(
    _ name: String, of type: LuaType<Object>, _ body: @escaping MethodBody<Object>
  ) {
    let limit = ArgumentLimit(name)
    type.method(name) { (object: Object, call: LuaCall) in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        return try body(object, call, context)
      } catch {
        throw context.raise(error, in: call, word: name)
      }
    }
  }

  /// A word that touches, looks at or judges the app: it makes a file without tests a test.
  static func acting(_ word: String, _ body: @escaping Body) -> (LuaCall) throws -> Int {
    let limit = ArgumentLimit(word)
    return { call in
      let context = TestContext.of(call)
      do {
        try limit.check(call)
        try context.beginAction(word, in: call)
        return try body(call, context)
      } catch {
        throw context.raise(error, in: call, word: word)
      }
    }
  }
}

extension TestContext {
  /// Checks that a test is running and notes the step.
  ///
  /// - Parameter isQuestion: Whether the word only looks at the app.
  func beginAction(_ word: String, in call: LuaCall, isQuestion: Bool = false) throws {
    if let skipped { throw skipped }
    if phase != .testing { try startActing(word, at: call.position()) }
    if isInCondition, !isQuestion {
      throw Problem.usage("\(word): a condition of find only looks; act outside of it")
    }
    if isInCallback, !word.hasPrefix("expect") {
      throw Problem.usage(
        "\(word): the app is still handling an event; act after it, outside of the callback")
    }
    if let heldBy, !isQuestion, !word.hasPrefix("expect"), !Self.patientWords.contains(word) {
      throw Problem.usage(
        "\(word): a finger is still down, in 'during' of \(heldBy): look, judge and let time pass "
          + "there; act after it")
    }
    if !isQuestion {
      noteAction?(word)
      noteTree(before: word)
    }
    guard !isInCondition, let position = call.position(), position.source == file.path,
      steps.note(
        line: position.line, time: now, acts: !isQuestion && !Self.looks(word),
        before: interfaceMark)
    else { return }
    host.noteStep?(file.firstLine(ofStatementAt: position.line), position.line)
  }

  private static func looks(_ word: String) -> Bool {
    word.hasPrefix("expect") || word == "assert" || lookingWords.contains(word)
  }

  /// How the interface is now, to tell later whether it has changed since.
  var interfaceMark: StepLog.InterfaceMark {
    guard let graph = app?.graph else { return StepLog.InterfaceMark() }
    return StepLog.InterfaceMark(app: ObjectIdentifier(graph), changes: graph.invalidations)
  }

  /// Words that only look, and yet make a file without tests a test.
  static let lookingWords: Set = ["find_all", "tree", "system.alerts"]

  /// Words that only look, or let time pass: those for as long as a finger is down.
  private static let patientWords: Set = [
    "settle", "advance", "clock.frame", "wait", "wait_for", "wait_until_exists", "find_all", "tree",
    "step", "system.alerts", "attach", "screenshot",
  ]

  /// A file acts outside of a test: it is one test itself, or it has registered tests and is wrong.
  private func startActing(_ word: String, at position: LuaPosition?) throws {
    if suite === root, registered.isEmpty, phase == .collecting, let becomeTest {
      guard root.beforeEach.isEmpty, root.afterEach.isEmpty else {
        throw Problem.usage(
          "\(word) outside of a test in a file with before_each or after_each, which would never "
            + "run: put it into a test")
      }
      self.becomeTest = nil
      firstAction = position
      phase = .testing
      return try becomeTest()
    }
    let line = position.map { " at line \($0.line)" } ?? ""
    let place = suite.name.map { "in the body of describe \"\($0)\"" } ?? "outside of a test"
    let other = registered.first.map { "; line \($0.line) registers a test" } ?? ""
    throw Problem.usage("\(word)\(line) \(place)\(other): put it into before_each")
  }

  /// An error of a word as what Lua raises: ours with its place and remembered, others as they are.
  func raise(_ error: any Error, in call: LuaCall, word: String = "") -> any Error {
    // Whatever goes wrong in a word after a callback or a condition in it has called `skip`.
    if let skipped { return skipped }
    let problem: Problem
    switch error {
    case let error as ScriptFailure: return error
    case let error as SkippedTest:
      skipped = error
      return error
    case let error as LuaError where error.kind != .argument: return error
    case let error as LuaError:
      let prefix = word.isEmpty ? "" : "\(word): "
      problem = .usage(prefix + error.message + nilHint(for: error.message, word, call))
    case let error as Problem where error.kind == .usage:
      var told = error
      told.message += nilHint(for: error.message, word, call)
      problem = told
    case let error as Problem: problem = error
    default: return error
    }
    let failure = ScriptFailure(
      self.failure(problem, at: call.position(), frames: call.traceback), about: problem)
    willThrow(failure)
    return failure
  }

  /// Where a word got nil and takes none: which of the names in the statement stands for nil.
  private func nilHint(for message: String, _ word: String, _ call: LuaCall) -> String {
    guard message.contains("got nil") else { return "" }
    let names = nilNames(amongArgumentsOf: word, in: call)
    if names.isEmpty { return "" }
    return "; \(names.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") nil"
  }
}
