package import HarnessLua

/// The words of a test, as one library that all states of a worker share.
package enum Vocabulary {
  /// Builds the library once; `extend` adds the functions that a harness registers.
  package static func makeLibrary(extend: (LuaLibrary) -> Void = { _ in }) -> LuaLibrary {
    let library = LuaLibrary()
    extend(library)
    addStructure(to: library)
    addMounting(to: library)
    addLocators(to: library)
    addExpect(to: library)
    addSpies(to: library)
    addTime(to: library)
    addPictures(to: library)
    addPlannedWords(to: library)
    library.unknownGlobal { name, call in
      let context = TestContext.of(call)
      throw context.raise(Problem.usage(unknownGlobal(name, in: library)), in: call)
    }
    library.suggestion { unknown, known in nearest(to: unknown, in: known) }
    return library
  }

  private static func unknownGlobal(_ name: String, in library: LuaLibrary) -> String {
    if let sentence = removedWords[name] { return "\(name): \(sentence)" }
    let hint = nearest(to: name, in: library.names).map { "; did you mean '\($0)'?" } ?? ""
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

  // MARK: How a word behaves

  typealias Body = (LuaCall, TestContext) throws -> Int

  /// A word that only reads or makes something: welcome everywhere.
  static func plain(_ word: String, _ body: @escaping Body) -> (LuaCall) throws -> Int {
    { call in
      let context = TestContext.of(call)
      do {
        return try body(call, context)
      } catch {
        throw context.raise(error, in: call, word: word)
      }
    }
  }

  /// A word that touches, looks at or judges the app: it makes a file without tests a test.
  static func acting(_ word: String, _ body: @escaping Body) -> (LuaCall) throws -> Int {
    { call in
      let context = TestContext.of(call)
      do {
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
  func beginAction(_ word: String, in call: LuaCall) throws {
    if phase != .testing { try startActing(word, at: call.position()) }
    if isInCallback, !word.hasPrefix("expect") {
      throw Problem.usage(
        "\(word): the app is still handling an event; act after it, outside of the callback")
    }
    guard let position = call.position(), position.source == file.path else { return }
    steps.note(line: position.line, time: now)
    host.noteStep?(file.statement(at: position.line), position.line)
  }

  /// A file acts outside of a test: it is one test itself, or it has registered tests and is wrong.
  private func startActing(_ word: String, at position: LuaPosition?) throws {
    if suite === root, registered.isEmpty, phase == .collecting, let becomeTest {
      self.becomeTest = nil
      firstAction = position
      phase = .testing
      return try becomeTest()
    }
    let place = suite.name.map { "in describe \"\($0)\"" } ?? "at file level"
    let other = registered.first.map { " (line \($0.line) registers a test)" } ?? ""
    throw Problem.usage("\(word) \(place) of a file with tests\(other): put it into before_each")
  }

  /// An error of a word as what Lua raises: ours with its place and remembered, others as they are.
  func raise(_ error: any Error, in call: LuaCall, word: String = "") -> any Error {
    let failure: ScriptFailure
    switch error {
    case let error as ScriptFailure: return error
    case let error as SkippedTest: return error
    case let error as LuaError where error.kind != .argument: return error
    case let error as LuaError:
      let prefix = word.isEmpty ? "" : "\(word): "
      failure = ScriptFailure(
        self.failure(.usage(prefix + error.message), at: call.position()))
    case let problem as Problem:
      failure = ScriptFailure(self.failure(problem, at: call.position()))
    default: return error
    }
    willThrow(failure)
    return failure
  }
}
