/// What a test did, by line: the last few steps are shown with a failure.
struct StepLog {
  struct Step {
    let line: Int
    /// Virtual nanoseconds since the test's start.
    let time: Int64
    var outcome: String?
  }
  private(set) var steps: [Step] = []
  private var isCut = false
  private static let limit = 8

  /// Notes an action. The actions of one statement are one step.
  ///
  /// - Returns: False when the action belongs to the step before.
  mutating func note(line: Int, time: Int64) -> Bool {
    if let last = steps.last, last.line == line, last.time == time { return false }
    if steps.count == Self.limit {
      steps.removeFirst()
      isCut = true
    }
    steps.append(Step(line: line, time: time))
    return true
  }

  mutating func setOutcome(_ outcome: String) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].outcome = outcome
  }

  /// Adds what followed from the last step, beside what is said of it.
  mutating func addOutcome(_ outcome: String) {
    guard let known = steps.last?.outcome else { return setOutcome(outcome) }
    setOutcome("\(known); \(outcome)")
  }

  /// `+0.3s  find("Sign in"):tap()`, oldest first. The statement that failed, which the report
  /// shows anyway, is left out.
  func lines(from file: ScriptFile, failingLine: Int) -> [String] {
    var shown = steps[...]
    if let last = shown.last, last.line == failingLine { shown.removeLast() }
    let times = shown.map { "+\(TimeText.seconds($0.time))" }
    let width = times.map(\.count).max() ?? 0
    let lines = zip(shown, times).map { step, time in
      let gap = String(repeating: " ", count: width - time.count + 2)
      let outcome = step.outcome.map { "   \($0)" } ?? ""
      return "\(time)\(gap)\(file.statement(at: step.line))\(outcome)"
    }
    return isCut && !lines.isEmpty ? ["…"] + lines : lines
  }
}
