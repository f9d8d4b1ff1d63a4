import Foundation
import HarnessEvents
import HarnessGraph
import HarnessLua
import HarnessQueries
import HarnessSnapshots

/// A failure of a test on its way through Lua. A script can't make it undone: a pcall around it is
/// a failure of its own.
final class ScriptFailure: Error, CustomStringConvertible {
  let failure: TestFailure
  private let words: (message: String, fields: [FailureField])

  init(_ failure: TestFailure, about problem: Problem) {
    self.failure = failure
    // The element stays behind: an error lives as long as Lua likes, and would keep the app alive.
    words = (problem.message, problem.fields)
  }

  nonisolated var description: String {
    failure.message.isEmpty ? failure.headline : failure.message
  }

  /// What the failure says, for `to_raise`. The statement that failed is left out: it may hold the
  /// very text that is looked for.
  var fullText: String {
    let facts = words.fields.map { "\($0.name): \($0.value)" }
    return (words.message.isEmpty ? facts : [words.message] + facts).joined(separator: "\n")
  }
}

/// `skip()`: ends the test, and pcall can't stop it.
final class SkippedTest: Error, CustomStringConvertible {
  let reason: String?
  init(reason: String?) { self.reason = reason }
  nonisolated var description: String { "the test is skipped" }
}

extension TestContext {
  /// The failure that a script's author reads, at the line of the call.
  ///
  /// - Parameter frames: The script's frames, innermost first; shown when a function called another.
  func failure(
    _ problem: Problem, at position: LuaPosition?, frames: [String] = []
  ) -> TestFailure {
    let line = position?.line ?? 0
    let source = source(of: position)
    let statement = source?.wholeStatement(at: line) ?? ""
    var failure = TestFailure(kind: problem.kind, headline: statement, message: problem.message)
    if statement.isEmpty {
      failure.headline = problem.message.isEmpty ? "an expectation" : problem.message
      failure.message = ""
    }
    failure.location = position.map { SourceLocation(file: $0.source, line: $0.line) }
    failure.codeFrame = source.map { codeFrame(of: $0, around: line) } ?? []
    failure.fields = problem.fields
    failure.lastSteps = steps.lines(from: file, failingLine: source === file ? line : 0)
    failure.treeExcerpt = treeExcerpt(around: problem.element)
    if frames.count > 1 { failure.traceback = Self.folded(frames) }
    return failure
  }

  /// The file of a position: the script, or a module that it required.
  private func source(of position: LuaPosition?) -> ScriptFile? {
    guard let position, position.source != file.path else { return position.map { _ in file } }
    guard let text = try? String(contentsOfFile: position.source, encoding: .utf8) else {
      return nil
    }
    return ScriptFile(path: position.source, source: text)
  }

  /// The failure for an error of Lua itself or of a function that a script called.
  func failure(from error: LuaError) -> TestFailure {
    let kind: FailureKind =
      switch error.kind {
      case .syntax: .syntax
      case .memory: .memory
      case .timeout: .timeout
      case .argument: .usage
      case .runtime, .handler: .error
      }
    var failure = failure(Problem(kind, error.message), at: error.position)
    failure.headline = kind == .timeout ? timeoutSentence : sentence(for: error)
    failure.message = ""
    failure.traceback = Self.folded(error.traceback)
    return failure
  }

  /// What Lua says, and what it probably means.
  private func sentence(for error: LuaError) -> String {
    let source = source(of: error.position)
    let hint =
      error.kind == .syntax
      ? source.flatMap {
        SyntaxHint.text(for: error.message, in: $0.line(error.position?.line ?? 0))
      } : ErrorHint(state.library).text(for: error.message)
    return hint.map { "\(Self.withoutDetails(error.message)); \($0)" } ?? error.message
  }

  /// Lua adds a traceback of its own to an overflow.
  private static func withoutDetails(_ message: String) -> String {
    message.contains("stack overflow") ? "stack overflow" : message
  }

  private var timeoutSentence: String {
    guard let timeLimit else { return "the test's time is over (--timeout)" }
    if state.isRealTimeOver {
      return RealTimeLimit.sentence(timeout: UInt64(timeLimit * 1e9), "in the test")
    }
    let limit = "more than \(ValueText.number(timeLimit)) s of processor time"
    return "the test's time is over: \(limit) (--timeout)"
  }

  /// The frames of a recursion once, with their number.
  private static func folded(_ frames: [String]) -> [String] {
    var lines: [String] = []
    var rest = frames[...]
    while let frame = rest.first {
      let count = rest.prefix { $0 == frame }.count
      lines.append(frame)
      if count > 2 { lines.append("… \(count - 1) more times") }
      rest = rest.dropFirst(count > 2 ? count : 1)
    }
    return lines
  }

  private func codeFrame(of file: ScriptFile, around line: Int) -> [CodeLine] {
    file.lines(around: line).map {
      CodeLine(number: $0.number, text: $0.text, isMarked: $0.number == line)
    }
  }

  private static let treeLines = 12

  /// The tree around an element, which a mark shows; from the top where there is none.
  private func treeExcerpt(around element: UIElement?) -> [String] {
    guard let app else { return [] }
    guard let element, element.parent != nil else {
      return TreeText.beginning(of: app.graph.elements, lines: Self.treeLines)
    }
    // One that has left since then is shown where it was.
    let shown = element.now(in: app.graph) ?? element
    return TreeText.excerpt(around: shown, lines: Self.treeLines)
      .split(separator: "\n").map(String.init)
  }
}

extension TestFailure {
  /// Whether another failure says the same of the same line.
  func isLike(_ other: TestFailure) -> Bool {
    location == other.location && headline == other.headline && message == other.message
  }
}
