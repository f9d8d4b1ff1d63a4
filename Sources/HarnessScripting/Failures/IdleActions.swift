import HarnessEvents
import HarnessLua

extension TestContext {
  private static let mostIdleActions = 3

  /// Why what was expected did not come: which actions changed nothing, or were refused on purpose.
  /// Nothing is said where the last action did change a view.
  func reasonsForStaying(at position: LuaPosition?) -> [FailureField] {
    guard
      let (change, idle) = steps.idleActions(before: position?.line ?? 0, now: interfaceMark)
    else { return [] }
    var lines = [
      "no view has changed since line \(change.line): \(file.statement(at: change.line))"
    ]
    for step in idle.suffix(Self.mostIdleActions) {
      let what =
        step.refusal.map { "was expected to be refused: \($0)" }
        ?? "changed nothing: \(file.statement(at: step.line))"
      lines.append("line \(step.line) \(what)")
    }
    return [FailureField("why not", lines.joined(separator: "\n"))]
  }
}
