package import HarnessEvents
import HarnessGraph
import HarnessLua

/// A component at hand: mounted, looked at and touched line by line, by somebody at a prompt.
///
/// What is done is kept as the statements of Lua that repeat it. A step that fails has not
/// happened: the session begins anew in a fresh state and repeats its statements, which gives the
/// same app, the same time and the same numbers of elements. A step is taken back in the same way.
package final class ScriptSession {
  /// Where errors say they are; also what random numbers start from.
  private static let path = "session"

  private let stage: TestStage
  /// Does something without what it prints.
  private let quietly: (() -> Void) -> Void
  private(set) var opened: TestContext?
  /// The statements of each step, the mount first.
  private var steps: [[String]] = []
  private(set) var numbers = ElementNumbers()
  private var tree = SessionTree(margin: .numbers)
  /// What was shown last, to tell what is new.
  private var shownTree: [String] = []
  private var shownSpies: [String] = []

  /// - Parameter quietly: does something without what it prints.
  package init(stage: TestStage, quietly: @escaping (() -> Void) -> Void) {
    self.stage = stage
    self.quietly = quietly
  }

  /// Does what is asked for.
  package func answer(_ request: SessionRequest) -> SessionAnswer {
    do {
      let context = try context
      stage.limitTime(of: context.state)
      defer { opened?.state.clearTimeLimit() }
      var answer = try answer(request, in: context)
      answer.script = script
      return answer
    } catch {
      return SessionAnswer(.failed, error.message, script: script)
    }
  }

  var script: [String] { steps.flatMap(\.self) }

  private func answer(
    _ request: SessionRequest, in context: TestContext
  ) throws(LuaError) -> SessionAnswer {
    switch request {
    case .components: SessionAnswer(.done, componentList(of: stage.host))
    case .mount(let mount): try answer(mount, in: context)
    case .tree(let tree): answer(tree, in: context)
    case .perform(let line): try perform(line, in: context)
    case .undo: try undo()
    case .firstScript: SessionAnswer(.done, try firstScript(in: stage.host))
    }
  }

  // MARK: Beginning anew

  private var context: TestContext {
    get throws(LuaError) {
      if let opened { return opened }
      let file = ScriptFile(path: Self.path, source: "")
      let context = try stage.makeContext(for: file, .testing)
      opened = context
      return context
    }
  }

  /// Forgets all that was done.
  func beginAnew() throws(LuaError) {
    steps = []
    _ = try repeatSteps()
  }

  /// Goes back to a fresh state and does again what has been done.
  ///
  /// - Returns: why that was not possible, if it was not.
  private func repeatSteps() throws(LuaError) -> TestFailure? {
    if let opened { stage.close(opened) }
    opened = nil
    numbers = ElementNumbers()
    let context = try context
    stage.limitTime(of: context.state)
    var problem: TestFailure?
    quietly {
      for statement in script where problem == nil {
        if case .failed(let failure) = context.run(line: statement) { problem = failure }
        numberElements(in: context)
      }
    }
    return problem
  }

  private func undo() throws(LuaError) -> SessionAnswer {
    guard steps.count > 1, let last = steps.popLast() else {
      return SessionAnswer(.misuse, "there is nothing to take back")
    }
    if let problem = try repeatSteps() { return Self.unrepeatable(problem) }
    return SessionAnswer(.done, try shown(last.map { "- \($0)" }, news(in: context)))
  }

  private static func unrepeatable(_ problem: TestFailure) -> SessionAnswer {
    SessionAnswer(
      .failed,
      "the steps so far give something else when they are done again, so a script of them would "
        + "not hold: \(problem.explanation)")
  }

  // MARK: Steps

  private func answer(
    _ mount: SessionMount, in context: TestContext
  ) throws(LuaError) -> SessionAnswer {
    let statement: String
    do {
      statement = try context.statement(for: mount)
    } catch {
      let problem = error as? Problem
      let failure = context.failure(problem ?? .usage("\(error)"), at: nil)
      return SessionAnswer(.misuse, failure.explanation)
    }
    return try take([statement], in: context, isShown: false)
  }

  private func perform(_ line: String, in context: TestContext) throws(LuaError) -> SessionAnswer {
    guard let command = SessionCommand(line) else { return try take([line], in: context) }
    switch command.name {
    case "help": return SessionAnswer(.done, SessionCommand.help)
    case "spies": return SessionAnswer(.done, spyLines(in: context).joined(separator: "\n"))
    case "tree":
      guard let wanted = SessionTree(words: command.rest) else {
        return SessionAnswer(.misuse, "tree: write 'tree', 'tree hidden' or 'tree unmerged'")
      }
      tree = wanted
      return answer(wanted, in: context)
    default:
      do {
        return try take(try statements(for: command, in: context), in: context)
      } catch let error as LuaError {
        throw error
      } catch {
        return SessionAnswer(.misuse, (error as? Problem)?.message ?? "\(error)")
      }
    }
  }

  /// Runs statements as one step: all of them, or none.
  private func take(
    _ statements: [String], in context: TestContext, isShown: Bool = true
  ) throws(LuaError) -> SessionAnswer {
    var step: [String] = []
    var values: [LuaValue] = []
    for statement in statements {
      switch context.run(line: statement) {
      case .incomplete: return SessionAnswer(.incomplete)
      case .failed(let failure): return try refuse(failure, of: statement)
      case .ran(let given, let isQuestion):
        values += given
        if !isQuestion { step.append(statement) }
      }
    }
    if !step.isEmpty { steps.append(step) }
    numberElements(in: context)
    guard isShown else { return SessionAnswer(.done) }
    let asked = step.isEmpty ? values.map(Self.text) : step.map { "+ \($0)" }
    return SessionAnswer(.done, shown(asked, news(in: context)))
  }

  private func refuse(
    _ failure: TestFailure, of statement: String
  ) throws(LuaError) -> SessionAnswer {
    let status: SessionAnswer.Status =
      failure.kind == .usage || failure.kind == .syntax ? .misuse : .failed
    var text = failure.explanation
    if failure.kind == .syntax, let hint = Self.hint(for: statement) { text += "\n\(hint)" }
    if let problem = try repeatSteps() { return Self.unrepeatable(problem) }
    return SessionAnswer(status, text)
  }

  /// What somebody meant whose line is no Lua.
  private static func hint(for line: String) -> String? {
    let word = String(line.prefix { $0 != " " })
    guard let near = nearest(to: word, in: SessionCommand.names), near != word else { return nil }
    return "did you mean the command '\(near)'?"
  }

  private static func text(of value: LuaValue) -> String {
    // A picture of the tree is to be seen as one.
    if let text = value.string, text.contains("\n") { return text }
    return ValueText.text(of: value)
  }

  private func shown(_ parts: [String]...) -> String {
    parts.flatMap(\.self).joined(separator: "\n")
  }

  // MARK: What there is to see

  private func answer(_ tree: SessionTree, in context: TestContext) -> SessionAnswer {
    guard let graph = context.app?.graph else {
      return SessionAnswer(.misuse, "nothing is mounted")
    }
    numberElements(in: context)
    let lines = tree.lines(of: graph, numbers)
    if tree.margin == .numbers { shownTree = lines }
    return SessionAnswer(.done, lines.joined(separator: "\n"))
  }

  private func numberElements(in context: TestContext) {
    guard let graph = context.app?.graph else { return }
    numbers.number(tree.elements(of: graph))
  }

  /// What looks different from what was shown last: the callbacks, and the tree if it is short,
  /// else its new lines.
  private func news(in context: TestContext) -> [String] {
    let spies = spyLines(in: context)
    let calls = spies.filter { !shownSpies.contains($0) && !$0.hasSuffix("never called") }
    shownSpies = spies
    guard let graph = context.app?.graph else { return calls }
    let lines = tree.lines(of: graph, numbers)
    defer { shownTree = lines }
    guard lines != shownTree else { return calls }
    if lines.count <= Self.shortTree { return calls + lines }
    let known = Set(shownTree)
    let new = lines.filter { !known.contains($0) }
    return calls + new + ["… \(lines.count - new.count) lines as before: 'tree' shows them"]
  }

  private static let shortTree = 30

  private func spyLines(in context: TestContext) -> [String] {
    context.app?.spies.map(\.spy.history) ?? []
  }
}
