import HarnessEvents
import HarnessLua

/// What became of a line of Lua in a session.
enum LineOutcome {
  /// It ran, and gave these values. A question only looked: a script that repeats what was done
  /// does without it.
  case ran(values: [LuaValue], isQuestion: Bool)
  case failed(TestFailure)
  /// More lines have to follow.
  case incomplete
}

extension TestContext {
  /// Runs a line that a person has typed, in the state that the lines before it have made.
  func run(line: String) -> LineOutcome {
    let marks = (failures: failures.count, thrown: thrownCount)
    var hasActed = false
    noteAction = { word in if !Self.lookingWords.contains(word) { hasActed = true } }
    defer { noteAction = nil }
    // Each line is a file to whoever tells where something happened.
    file = ScriptFile(path: file.path, source: line)
    steps = StepLog()
    // Also what is no word of ours may end the process.
    host.noteStep?(line, 1)
    let code: SessionCode
    do {
      code = try SessionCode(line, in: state, name: file.path)
    } catch {
      return error.message.hasSuffix("near <eof>") ? .incomplete : .failed(failure(from: error))
    }
    var values: [LuaValue] = []
    var problems: [TestFailure] = []
    do {
      values = try code.function.call()
    } catch {
      problems.append(failure(ofLineThatRaised: error))
    }
    problems = failures[marks.failures...] + problems
    // What pcall has caught counts as well, as at the end of a test.
    if problems.isEmpty { problems += thrown[marks.thrown...].map(\.failure) }
    if problems.isEmpty { problems += takeOpenExpectations() }
    if let first = problems.first { return .failed(first) }
    let hasOnlyShown = !hasActed && !values.isEmpty && values.allSatisfy(\.isPlain)
    return .ran(values: values, isQuestion: hasOnlyShown || !code.isStatement)
  }

  private func failure(ofLineThatRaised error: LuaError) -> TestFailure {
    switch error.underlying {
    case let failure as ScriptFailure: failure.failure
    case is SkippedTest:
      failure(.usage("skip() ends a test, and a session is none: 'quit' ends it"), at: nil)
    default: failure(from: error)
    }
  }

  /// `expect(x)` whose matcher was forgotten.
  private func takeOpenExpectations() -> [TestFailure] {
    let open = openExpectations.filter { !$0.isClosed }
    openExpectations = []
    return open.map { _ in failure(.usage("expect(…) was never given a matcher"), at: nil) }
  }
}

/// A line, compiled.
private struct SessionCode {
  let function: LuaFunction
  /// Whether it can stand in a script as it is.
  let isStatement: Bool

  /// - Throws: the syntax error of the line as a statement.
  init(_ line: String, in state: LuaState, name: String) throws(LuaError) {
    let statement = Result { () throws(LuaError) in
      try state.load(LuaChunk(Self.withoutLocal(line, in: state), name: name))
    }
    isStatement = (try? statement.get()) != nil
    // As an expression it shows what it gives. `expect(x)` alone must not be asked for a result,
    // or it would wait for a matcher.
    if !line.hasPrefix("expect"),
      let expression = try? state.load(
        LuaChunk("return \(line.drop { $0 == ";" })", name: name))
    {
      function = expression
    } else {
      function = try statement.get()
    }
  }

  /// A local variable would be gone with its line; in the session it is a global one.
  private static func withoutLocal(_ line: String, in state: LuaState) -> String {
    let keyword = "local "
    guard line.hasPrefix(keyword) else { return line }
    let rest = String(line.dropFirst(keyword.count))
    return (try? state.load(LuaChunk(rest, name: "=harness"))) == nil ? line : rest
  }
}

extension LuaValue {
  /// What is shown and no more: data, and a way to elements.
  fileprivate var isPlain: Bool {
    switch self {
    case .boolean, .integer, .number, .string, .bytes, .table: true
    case .object(let object): object is LocatorObject
    case .nil, .function, .other: false
    }
  }
}

extension TestFailure {
  /// What went wrong and what is known about it, for somebody who has just typed the line.
  var explanation: String {
    var lines: [String] = []
    if !message.isEmpty {
      lines.append(message)
    } else {
      lines.append(kind == .expectation ? "\(headline)  failed" : headline)
    }
    let width = fields.map(\.name.count).max() ?? 0
    for field in fields {
      let gap = String(repeating: " ", count: width - field.name.count + 2)
      let margin = "\n" + String(repeating: " ", count: width + 4)
      let value = field.value.split(separator: "\n", omittingEmptySubsequences: false)
      lines.append("  \(field.name)\(gap)\(value.joined(separator: margin))")
    }
    return lines.joined(separator: "\n")
  }
}
